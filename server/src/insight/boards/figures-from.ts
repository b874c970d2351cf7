import type { Span } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plansOfTypes } from './boards.queries.ts'
import { type LineOee, lineOee, type MadeOf, type SpentIn, type Stretch, timesByClass } from './bottleneck.ts'
import { outputDuring } from './during.queries.ts'
import { plannedAt, planOfType } from './planned.ts'

export type Plannable = { stationNumber: string; cycleTime: number | null }

const quarter = 900_000

/** What stations made in each of the spans; what ended when a span did belongs to the next one. */
export const madeDuring = (db: Db, line: string, stations: readonly string[], spans: readonly Span[]) =>
  outputDuring(
    db,
    line,
    stations,
    spans.map((span) => ({ ...inQuarters(span), endIsIn: false })),
  )

export const inQuarters = ({ from, to }: Span) => ({
  from: isoOf(from),
  to: isoOf(to),
  firstQuarter: isoOf(Math.ceil(from / quarter) * quarter),
  lastQuarter: isoOf(Math.floor(to / quarter) * quarter),
})

/** The cycle that was planned at a station for a type of which only the number was counted: `standard` where one held. */
export async function plannedCycles(db: Db, types: readonly string[]) {
  const plans = await plansOfTypes(db, types)
  return (station: Plannable, typeNo: string, standard: number | null | undefined) =>
    plannedAt(station, planOfType(plans, [], typeNo), standard).cycleTime
}

/** What follows from how a station spent a stretch of time, and from what it made in it. */
export const figuresFrom = (
  station: Plannable,
  spent: readonly SpentIn[],
  stretch: Stretch,
  made: readonly MadeOf[],
): LineOee => lineOee(station, timesByClass(spent, stretch), made)
