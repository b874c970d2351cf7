import type { Clock } from './clock.ts'
import { accepted, Away } from './delivery/http.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import type { PlayedLine } from './played-line.ts'
import { type Random, seedRandom } from './random.ts'

type Kept = { due: number; place: number; random: Random; values: Map<string, Map<string, number>> }

/** Each of them in turn looks this often; and so seldom somebody turns a knob. */
const turn = 10_000
const driftChance = 0.004

const kept = new WeakMap<PlayedLine, Kept>()

/** A station that is set up fetches what is sent to it and tells what it is set to. Now and then a value drifts, until it is sent again. */
export async function keepParameters(played: PlayedLine, clock: Clock) {
  const own = kept.get(played) ?? begin(played, clock)
  if (clock.now() < own.due || own.values.size === 0) return
  own.due = clock.now() + turn
  const stations = [...own.values.keys()]
  const stationNumber = stations[own.place % stations.length]!
  const isFirstRound = own.place < stations.length
  own.place += 1
  try {
    await look(played, own, stationNumber, isFirstRound)
  } catch (error) {
    // Nobody there: the next one tries in a moment.
    if (!(error instanceof Away || error instanceof NotAllowed)) throw error
  }
}

function begin(played: PlayedLine, clock: Clock): Kept {
  const { parameters } = played.line.plan
  const values = new Map(
    [...Map.groupBy(parameters, (one) => one.stationNumber)].map(([station, rows]) => [
      station,
      new Map(rows.map(({ paraCode, value }) => [paraCode, value])),
    ]),
  )
  const own = { due: clock.now(), place: 0, random: seedRandom(played.line.run, 'knobs'), values }
  kept.set(played, own)
  return own
}

async function look(
  { calls }: PlayedLine,
  { random, values }: Kept,
  stationNumber: string,
  isFirstRound: boolean,
) {
  const set = values.get(stationNumber)!
  const { download } = await calls.hello(stationNumber)
  if (download) {
    const fetched = await calls.parameters(stationNumber)
    if (fetched.code !== accepted) return
    const { download: sent } = fetched.data as {
      download: { parameters: { paraCode: string; value: number }[] } | null
    } // the contract's answer
    for (const { paraCode, value } of sent?.parameters ?? []) set.set(paraCode, value)
  }
  const drifts = random.chance(driftChance)
  if (drifts) {
    const [paraCode, value] = random.pick([...set] as [[string, number], ...[string, number][]]) // a station that is here has parameters
    set.set(paraCode, Number((value * 1.04).toFixed(2)))
  }
  if (download || drifts || isFirstRound)
    await calls.readBack(
      stationNumber,
      [...set].map(([paraCode, value]) => ({ paraCode, value })),
    )
}
