import { randomUUID } from 'node:crypto'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'

const minute = 60_000
/** Real minutes between two looks at the screens. */
const between = 0.5

const looked = new WeakMap<PlayedLine, { at: number; turn: number }>()

/** Where people work, one of them now and then confirms on the screen what the instruction requires for the unit in work: one station at a time. */
export async function keepAnswers(played: PlayedLine, clock: Clock) {
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
  const { stationNumber } = station
  try {
    const { atWork, sops, people } = await office(stationScreen.of, { stationNumber }, lineNumber)
    const [unit] = atWork
    const [person] = people
    if (!unit || !person) return
    const { productId } = unit
    const openAsks = sops.flatMap(({ sopCode, sopVer, contentHash, steps }) =>
      steps.flatMap(({ asks }, at) =>
        asks === 'confirm' ? [{ sopCode, sopVer, contentHash, stepNo: at + 1 }] : [],
      ),
    )
    for (const step of openAsks) {
      const by = { answerId: randomUUID(), operatorNo: person.operatorNo }
      await office(sopAnswers.answer, { ...step, productId, stationNumber, ...by }, lineNumber)
    }
  } catch (error) {
    // Nobody there, or the unit went on meanwhile: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}
