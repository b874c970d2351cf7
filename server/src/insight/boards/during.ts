import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, type PlantClock, type Span, together } from '../../plant/plant/plant.ts'
import { plansOfTypes } from './boards.queries.ts'
import { bottleneckOf, lineOee, type LineOee, timesOf } from './bottleneck.ts'
import { outputDuring, statusTimesDuring, type Worked } from './during.queries.ts'
import { inQuarters } from './figures-from.ts'
import { stationsPlanned } from './line-pace.ts'
import { plannedAt, planOfType } from './planned.ts'

type Found = Pick<PastOrderRow, 'oee' | 'oeeGap'>
const day = 86_400_000
const longest = 92 * day

/**
 * The line's OEE during each of these stretches, as a board would show it: at the station that sets the pace whatever is made, by the cycles
 * that are planned there today. Where it cannot be known it says why.
 */
export async function oeeDuring(db: Db, line: string, stretches: readonly Span[]): Promise<Found[]> {
  const station = bottleneckOf((await stationsPlanned(db, [line], { running: false })).stations)
  if (!station) return stretches.map(() => ({ oee: null, oeeGap: 'noCycle' }))
  const clock = (await clocksOf(db))(line)
  const cut = stretches.map((span) => (isTooLong(span) ? { from: span.from, to: span.from } : span))
  const figuresAt = await stationsDuring(db, line, clock, [station], cut)
  return stretches.map((span, place): Found => {
    if (isTooLong(span)) return { oee: null, oeeGap: 'tooLong' }
    if (clock.workSecondsBetween(span.from, span.to) === 0) return { oee: null, oeeGap: 'noWorkTime' }
    const { oee, produced } = figuresAt(station, place)
    if (oee !== null) return { oee, oeeGap: null }
    return { oee, oeeGap: produced === 0 ? 'nothingMade' : 'notSeen' }
  })
}

const isTooLong = ({ from, to }: Span) => to - from > longest

/** How each of these stations did during each of the stretches: one question for all. */
async function stationsDuring<S extends { stationNumber: string; cycleTime: number | null }>(
  db: Db,
  line: string,
  clock: PlantClock,
  stations: readonly S[],
  stretches: readonly Span[],
) {
  const written = stretches.map(inQuarters)
  const numbers = stations.map(({ stationNumber }) => stationNumber)
  const [spent, made] = await Promise.all([
    statusTimesDuring(db, line, numbers, written, workOf(clock, stretches)),
    outputDuring(db, line, numbers, written),
  ])
  const plans = await plansOfTypes(db, [...new Set(made.map(({ typeNo }) => typeNo))])
  const [spentAt, madeAt] = [Map.groupBy(spent, keyOf), Map.groupBy(made, keyOf)]
  return (station: S, place: number): LineOee => {
    const { stationNumber } = station
    const span = stretches[place]! // one of those that were asked for
    const workSeconds = clock.workSecondsBetween(span.from, span.to)
    const key = keyOf({ stationNumber, place })
    const counted = (madeAt.get(key) ?? []).map((one) => ({
      ...one,
      ...plannedAt(station, planOfType(plans, [], one.typeNo)),
    }))
    return lineOee(station, timesOf(spentAt.get(key) ?? [], { ...span, workSeconds }), counted)
  }
}

const keyOf = ({ stationNumber, place }: { stationNumber: string; place: number }) =>
  `${place} ${stationNumber}`

/** Work time of all stretches, in order, none twice. */
function workOf(clock: PlantClock, stretches: readonly Span[]): Worked[] {
  let before = 0
  return together(stretches.flatMap(({ from, to }) => clock.workSpans(from, to))).map(({ from, to }) => {
    const span = { from: isoOf(from), before, length: to - from }
    before += to - from
    return span
  })
}
