import { type DueCheck, inspections } from '@takt/contract/inspections.ts'
import type { Clock } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import { drawPng } from './draw-png.ts'
import type { PlayedLine } from './played-line.ts'
import { seedRandom } from './random.ts'

const minute = 60_000
/** Real minutes between two looks at what is due, and from when it is due until somebody checks it: now and then that is late. */
const between = 0.5
const takes = [0.5, 26] as const
const ngShare = 0.02

const looked = new WeakMap<PlayedLine, number>()

/** Somebody goes round and checks what is due; what is NG is checked again after a while. */
export async function keepInspections(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  try {
    const { rows } = await office(inspections.due, { limit: 200 }, lineNumber)
    const next = rows.find((check) => dueSince(check) + waits(check) <= now)
    if (next) await record(office, next, lineNumber)
    await repairOne(office, lineNumber, now)
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}

async function record(office: Office, check: DueCheck, lineNumber: string) {
  const proof = await proofOf(check, office)
  await office(inspections.record, { ...resultOf(check), ...proof }, lineNumber)
}

/** Before it is checked again somebody records what they did about it. */
const repairTakes = 0.4 * minute
const work = ['Cleaned and tightened', 'Part exchanged', 'Adjusted to the middle of the limits'] as const

async function repairOne(office: Office, lineNumber: string, now: number) {
  const { rows } = await office(inspections.followUps, { followUpState: 'open', limit: 20 }, lineNumber)
  const next = rows.find(({ foundAt }) => Date.parse(foundAt) + repairTakes <= now)
  if (!next) return
  const { recordId } = next
  const workDone = seedRandom(lineNumber, recordId).pick(work)
  await office(inspections.repair, { recordId, workDone }, lineNumber)
}

/** What the check requires besides its answer. Who has no password of their own leaves it to somebody else. */
async function proofOf(check: DueCheck, { proof }: Office) {
  const { photoRequired, signatureRequired } = check
  const random = randomOf(check)
  const part = () => Math.round(random.between(80, 230))
  return {
    ...(photoRequired && { picture: await proof?.photo(drawPng(320, 240, [part(), part(), part()])) }),
    ...(signatureRequired && { password: proof?.password }),
  }
}

const dueSince = ({ checkState, dueAt }: DueCheck) =>
  ['due', 'late', 'ng'].includes(checkState) && dueAt !== null ? Date.parse(dueAt) : Infinity

const randomOf = ({ lineNumber, itemCode, dueAt }: DueCheck) => seedRandom(lineNumber, itemCode, dueAt ?? '')
const waits = (check: DueCheck) => randomOf(check).between(...takes) * minute

function resultOf(check: DueCheck) {
  const { itemCode, measured, checkState } = check
  const random = randomOf(check)
  const isNg = checkState !== 'ng' && random.chance(ngShare)
  const resultValue =
    Math.round(100 * (isNg ? 5.3 : 6 + 0.12 * Math.max(-3, Math.min(3, random.normal())))) / 100
  return measured
    ? { itemCode, resultValue }
    : { itemCode, resultStatus: isNg ? ('ng' as const) : ('ok' as const) }
}
