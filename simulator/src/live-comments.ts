import { randomUUID } from 'node:crypto'
import { sopComments } from '@takt/contract/sopComments.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import { remarks } from './plant/sop-comments.ts'
import type { PlayedLine } from './played-line.ts'

const minute = 60_000
/** Real minutes between two looks, and as long as a comment waits for its answer. */
const between = 4

const looked = new WeakMap<PlayedLine, { at: number; turn: number }>()

/** Now and then somebody at a station comments on a step; its author answers what has waited long enough. */
export async function keepComments(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  const last = looked.get(played)
  if (!office || now < (last?.at ?? 0)) return
  const turn = (last?.turn ?? -1) + 1
  looked.set(played, { at: now + between * minute, turn })
  const { lineNumber, stations } = line.plan
  const manual = stations.filter(({ manual }) => manual)
  const station = manual[turn % Math.max(1, manual.length)]
  if (!station) return
  try {
    const open = await office(sopComments.list, { commentState: 'open', limit: 200 }, lineNumber)
    const waited = open.rows.find(
      ({ commentedAt }) => Date.now() - Date.parse(commentedAt) > between * minute,
    )
    const remark = remarks.find(({ commentText }) => commentText === waited?.commentText)
    if (waited && remark) {
      const { commentState, answerNote } = remark
      await office(sopComments.answer, { commentId: waited.commentId, commentState, answerNote }, lineNumber)
    }
    const { stationNumber } = station
    const { sops, people } = await office(stationScreen.of, { stationNumber }, lineNumber)
    const { stepNo, commentText } = remarks[turn % remarks.length]!
    const sop = sops.find((one) => one.stationNumber === stationNumber && one.steps.length >= stepNo)
    if (!sop || open.rows.length > 1) return
    const { sopCode, sopVer, contentHash } = sop
    const where = { sopCode, sopVer, contentHash, stepNo, stationNumber }
    const who = { commentId: randomUUID(), operatorNo: people[0]?.operatorNo ?? null }
    await office(sopComments.say, { ...where, ...who, commentText }, lineNumber)
  } catch (error) {
    // Nobody there, or a newer version is in force: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}
