import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Standards } from '../../masterdata/cycleStandards/cycleStandards.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, type PlantClock, type Span, together } from '../../plant/plant/plant.ts'
import { plansOfTypes } from './boards.queries.ts'
import { bottleneckOf, lineOee, type LineOee, timesOf } from './bottleneck.ts'
import { statusTimesDuring, type Worked } from './during.queries.ts'
import { inQuarters } from './figures-from.ts'
import { stationsPlanned } from './line-pace.ts'
import { madeWhile } from './made-while.ts'
import { plannedAt, planOfType } from './planned.ts'

type Found = Pick<PastOrderRow, 'oee' | 'oeeGap'>
const day = 86_400_000
const longest = 92 * day

/**
 * The line's OEE during each of these stretches, as a board would show it: at the station that sets the pace whatever is made, by the cycles
 * that are planned there today or were standard then. Where it cannot be known the reason is given.
 */
export async function oeeDuring(db: Db, line: string, stretches: readonly Span[]): Promise<Found[]> {
  const { stations, standards } = await stationsPlanned(db, [line], { running: false })
  const station = bottleneckOf(stations)
  if (!station) return stretches.map(() => ({ oee: null, oeeGap: 'noCycle' }))
  const clock = (await clocksOf(db))(line)
  const cut = stretches.map((span) => (isTooLong(span) ? { from: span.from, to: span.from } : span))
  const figuresAt = await stationDuring(db, line, { clock, standards }, station, cut)
  return stretches.map((span, place): Found => {
    if (isTooLong(span)) return { oee: null, oeeGap: 'tooLong' }
    if (clock.workSecondsBetween(span.from, span.to) === 0) return { oee: null, oeeGap: 'noWorkTime' }
    const { oee, produced } = figuresAt(place)
    if (oee !== null) return { oee, oeeGap: null }
    return { oee, oeeGap: produced === 0 ? 'nothingMade' : 'notSeen' }
  })
}

const isTooLong = ({ from, to }: Span) => to - from > longest

/** How the station did during each of the stretches: one question for all. */
async function stationDuring(
  db: Db,
  line: string,
  { clock, standards }: { clock: PlantClock; standards: Standards },
  station: { stationNumber: string; cycleTime: number | null },
  stretches: readonly Span[],
) {
  const { stationNumber } = station
  const [spent, made] = await Promise.all([
    statusTimesDuring(db, line, [stationNumber], stretches.map(inQuarters), workOf(clock, stretches)),
    madeWhile(db, line, standards, stationNumber, stretches),
  ])
  const plans = await plansOfTypes(db, [...new Set(made.map(({ typeNo }) => typeNo))])
  const [spentIn, madeIn] = [Map.groupBy(spent, placeOf), Map.groupBy(made, placeOf)]
  return (place: number): LineOee => {
    const span = stretches[place]! // one of the requested ones
    const workSeconds = clock.workSecondsBetween(span.from, span.to)
    const counted = (madeIn.get(place) ?? []).map((one) => ({
      ...one,
      ...plannedAt(station, planOfType(plans, [], one.typeNo), one.standard),
    }))
    return lineOee(station, timesOf(spentIn.get(place) ?? [], { ...span, workSeconds }), counted)
  }
}

const placeOf = ({ place }: { place: number }) => place

/** Work time of all stretches, in order, none twice. */
function workOf(clock: PlantClock, stretches: readonly Span[]): Worked[] {
  let before = 0
  return together(stretches.flatMap(({ from, to }) => clock.workSpans(from, to))).map(({ from, to }) => {
    const span = { from: isoOf(from), before, length: to - from }
    before += to - from
    return span
  })
}
