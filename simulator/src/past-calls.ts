import { type Clock, isoOf } from './clock.ts'
import { accepted, Away } from './delivery/http.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import { andonPlans, helpers } from './plant/andon.ts'
import type { PlayedLine } from './played-line.ts'
import { type Random, seedRandom } from './random.ts'

const minute = 60_000
/** Of a stretch of history: some thirty calls a day. */
const callShare = 0.2

const streams = new WeakMap<PlayedLine, Random>()
function randomOf(played: PlayedLine) {
  const random = streams.get(played) ?? seedRandom(played.line.run, 'past calls')
  streams.set(played, random)
  return random
}

/** In the past somebody came to each call before a level was notified: levels are notified by the clock of the server, which was not there then. */
export async function callInPast(played: PlayedLine, from: number, clock: Clock) {
  const { line, calls, office } = played
  if (!office) return
  const random = randomOf(played)
  if (!random.chance(callShare) || line.onBreak) return
  const at = from + random.share() * (line.now - from)
  const [first, ...otherStations] = line.plan.stations.map(({ stationNumber }) => stationNumber)
  const stationNumber = random.pick([first!, ...otherStations]) // every line has stations
  const { lossType, minutes } = random.pick(andonPlans as [(typeof andonPlans)[number]]) // there are some
  const { cardId } = random.pick<{ cardId: string }>(helpers)
  const arrive = at + random.between(0.3, minutes[0] * 0.9) * minute
  const solve = arrive + 4 * random.around(0.8) * minute
  if (solve > clock.now()) return
  try {
    const messageId = `past-call-${Math.round(at)}`
    const call = { kind: 'call', messageId, at: isoOf(Math.round(at)), lossType, on: true } as const
    if ((await calls.one(stationNumber, call)).code !== accepted) return
    for (const [time, move] of [
      [arrive, 'arrive'],
      [solve, 'solve'],
    ] as const)
      await calls.answer(stationNumber, { at: isoOf(Math.round(time)), cardId, lossType, move })
  } catch (error) {
    // Nobody there: history is played on without it.
    if (!(error instanceof Away || error instanceof NotAllowed)) throw error
  }
}
