import { concessions } from '@takt/contract/concessions.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { files } from '@takt/contract/files.ts'
import { lots } from '@takt/contract/lots.ts'
import { problems } from '@takt/contract/problems.ts'
import type { Clock } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import { holdAhead } from './live-holds.ts'
import { photoOf } from './plant/drawings.ts'
import type { PlayedLine } from './played-line.ts'
import { type Random, seedRandom } from './random.ts'

const minute = 60_000
/** Real minutes between two looks; the first few findings come with each, then one in so many looks. */
const between = 0.5
const [soon, thenEvery] = [5, 40]
/** Real minutes until a finding is decided about, and until a problem's action is done. */
const decidedAfter = 3
const actedAfter = 20
/** So many findings of its own are left for whoever looks at the plant. */
const leftOpen = 3

/** None of an empty list. */
const oneOf = <T>(list: readonly T[], random: Random) => list[Math.floor(list.length * random.share())]

type Found = { failId: string; at: number; quantity: number }
type State = { at: number; looks: number; found: Found[] }
const states = new WeakMap<PlayedLine, State>()

/** Quality at the line: approves requests, logs what it sees on lots, decides about it, stops a unit ahead, works on a problem. */
export async function keepQuality(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  const state = states.get(played) ?? { at: 0, looks: 0, found: [] }
  if (!office || now < state.at) return
  states.set(played, state)
  state.at = now + between * minute
  state.looks += 1
  const { lineNumber } = line.plan
  const random = seedRandom(line.run, 'quality', String(now))
  const turns = [
    () => decideConcessions(played, office),
    () => decide(office, lineNumber, state, now, random),
    () => (state.looks <= soon || state.looks % thenEvery === 0 ? log(played, state, now, random) : null),
    () => holdAhead(played, now),
    () => workOnProblem(office, lineNumber, now),
  ]
  for (const turn of turns)
    try {
      await turn()
    } catch (error) {
      // Nobody there, or somebody else was first: they look again in a moment.
      if (!(error instanceof Away || error instanceof Refused)) throw error
    }
}

/** Each station has a message on its way; more than that is history that the server still has to receive. */
const upToDate = 20

/** The requests of others: not while units that it would let go on are known to be in rework. */
async function decideConcessions({ delivery, line }: PlayedLine, office: Office) {
  if (delivery.waiting() > upToDate) return
  const { lineNumber } = line.plan
  const { rows } = await office(concessions.list, { concessionState: 'asked', limit: 20 }, lineNumber)
  for (const { concessionCode, revision } of rows)
    await office(concessions.approve, { concessionCode, revision }, lineNumber)
}

/** Some pieces of a lot in work, at a place of its drawing, now and then with a photo. */
async function log({ office, line }: PlayedLine, state: State, now: number, random: Random) {
  const { lineNumber, stations } = line.plan
  const call = office! // checked before
  const open = await call(lots.list, { lotStatus: ['inProcess'], limit: 20 }, lineNumber)
  const lot = oneOf(open.rows, random)
  const station = oneOf(stations, random)
  if (!lot || !station) return
  const [{ lotNo }, { stationNumber }] = [lot, station]
  const { left, typeNo, markedPlaces } = await call(defectReports.look, { scanned: lotNo }, lineNumber)
  const offered = await call(defectReports.offered, { stationNumber, ...(typeNo && { typeNo }) }, lineNumber)
  const head = oneOf(
    offered.filter(({ subDefectCode }) => subDefectCode === null),
    random,
  )
  if (left === 0 || !head) return
  const { defectCode } = head
  const kinds = offered.filter((one) => one.defectCode === defectCode && one.subDefectCode !== null)
  const quantity = Math.min(left, 1 + Math.floor(3 * random.share()))
  const { failId } = await call(
    defectReports.log,
    {
      stationNumber,
      lotNo,
      quantity,
      defectCode,
      subDefectCode: oneOf(kinds, random)?.subDefectCode ?? null,
      placeCode: oneOf(markedPlaces, random)?.placeCode ?? null,
    },
    lineNumber,
  )
  state.found.push({ failId, at: now, quantity })
  if (!random.chance(0.5)) return
  const file = new File([new Uint8Array(photoOf(random))], 'photo.png', { type: 'image/png' })
  const { fileId } = await call(files.upload, {}, undefined, file)
  await call(failurePhotos.add, { failId, picture: fileId }, lineNumber)
}

/** Of several pieces one goes back, the others are used or were none. */
async function decide(office: Office, lineNumber: string, state: State, now: number, random: Random) {
  const due = state.found.find(({ at }) => at + decidedAfter * minute <= now)
  if (!due || state.found.length <= leftOpen) return
  state.found = state.found.filter((one) => one !== due)
  const { failId, quantity } = due
  if (quantity > 1) {
    const back = { disposition: 'returned', reason: 'Goes back to who made the part' } as const
    await office(failures.split, { failId, quantity: 1, ...back }, lineNumber)
  }
  const rest = random.chance(0.7)
    ? ({ disposition: 'useAsIs', reason: 'Does not matter where it is used' } as const)
    : ({ disposition: 'falseFail', reason: 'Wiped off: nothing wrong' } as const)
  await office(failures.dispose, { failId, ...rest }, lineNumber)
}

/** Its cause is found, and something done about it: from then on the system watches. */
async function workOnProblem(office: Office, lineNumber: string, now: number) {
  const { rows } = await office(problems.list, { problemState: 'open', limit: 20 }, lineNumber)
  const due = rows.find(
    ({ openedAt, owner }) => owner === 'Quality' && Date.parse(openedAt) + actedAfter * minute <= now,
  )
  if (!due) return
  const { problemId, revision, containment, owner, dueDate } = due
  const written = {
    cause: 'Worn seat of the fixture lets the part tilt',
    correctiveAction: 'Seat renewed, and checked with every change of tool',
  }
  const row = await office(
    problems.update,
    { problemId, revision, containment, owner, dueDate, ...written },
    lineNumber,
  )
  await office(problems.act, { problemId, revision: row.revision }, lineNumber)
}
