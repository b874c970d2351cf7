import type { Stopped } from '@takt/contract/equipmentStatistics.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import { standardsOfLines } from '../../masterdata/cycleStandards/cycleStandards.ts'
import type { Db } from '../../platform/db/tables.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import { figuresFrom, type LineOee, type Plannable, plannedCycles } from '../boards/boards.ts'
import { readParts } from './live.ts'
import { daysIn, isSettled, type Part, partsOf } from './parts.ts'
import { inAll, madeIn, type Spent, type SpentInAll, stoppedOf, sumOf } from './spent.ts'
import { rightDays } from './station-days.ts'
import { keptSums } from './station-days.queries.ts'

/** What a station did in a stretch of time. `breakdowns`: those that reach into its work time. */
export type StationFigures = LineOee & Pick<SpentInAll, 'breakdowns'> & { stopped: Stopped }

/**
 * How each of these stations did during each of the stretches. Days and shifts that are over come from kept sums where
 * these are right; what is cut, runs, or was reported late is counted now.
 */
export async function stationFigures<S extends Plannable>(
  db: Db,
  line: string,
  clock: PlantClock,
  stations: readonly S[],
  stretches: readonly Span[],
  now = Date.now(),
): Promise<(station: S, place: number) => StationFigures> {
  const [limits, standards] = await Promise.all([stopLimitsOf(db, line), standardsOfLines(db, [line])])
  const numbers = stations.map(({ stationNumber }) => stationNumber)
  const parts = partsOf(clock, stretches, now, standards.changes(line, numbers))
  const spentAt = await spentInParts(db, line, clock, { parts, numbers, limits, now })
  const byStretch = Map.groupBy(parts, ({ place }) => place)
  const [first, ...otherSpans] = parts.flatMap((part) => numbers.map((number) => spentAt(number, part)))
  const types = new Set(
    [first, ...otherSpans].flatMap((spent) => spent?.made.map(([typeNo]) => typeNo) ?? []),
  )
  const cycleAt = await plannedCycles(db, [...types])
  return (station, place) => {
    const { stationNumber } = station
    const spent = (byStretch.get(place) ?? []).map((part) => ({
      from: part.from,
      spent: spentAt(stationNumber, part),
    }))
    const all = inAll(spent.map((one) => one.spent))
    const span = stretches[place]! // one of the requested ones
    const workSeconds = clock.workSecondsBetween(span.from, span.to)
    const spoken = timeClasses.map((timeClass) => ({ timeClass, milliseconds: sumOf(all.times[timeClass]) }))
    const made = madeIn(spent, (typeNo, at) => standards.at({ lineNumber: line, stationNumber, typeNo }, at))
    const judged = made.map((one) => ({ ...one, cycleTime: cycleAt(station, one.typeNo, one.standard) }))
    return {
      ...figuresFrom(station, spoken, { ...span, workSeconds }, judged),
      breakdowns: all.breakdowns,
      stopped: stoppedOf(all),
    }
  }
}

type FiguresQuery = {
  parts: readonly Part[]
  numbers: readonly string[]
  limits: Parameters<typeof rightDays>[4]
  now: number
}

async function spentInParts(
  db: Db,
  line: string,
  clock: PlantClock,
  { parts, numbers, limits, now }: FiguresQuery,
): Promise<(station: string, part: Part) => Spent> {
  const keptParts = parts.filter(({ kept }) => kept !== null)
  const span = { from: keptParts[0]?.day.from ?? 0, to: Math.max(0, ...keptParts.map(({ day }) => day.to)) }
  const days = daysIn(clock, span).filter((day) => isSettled(day, now))
  const right = [...(await rightDays(db, line, clock, days, limits))]
  const sumsOf = async (what: 'whole' | 'shifts') => {
    const ofKind = keptParts.filter(({ kept }) => (kept === 'whole') === (what === 'whole'))
    const named = right.filter((day) => ofKind.some(({ productionDay }) => productionDay === day))
    const rows = named.length ? await keptSums(db, line, named, numbers, what) : []
    return new Map(rows.map(({ productionDay, sums }) => [productionDay, sums]))
  }
  const [whole, shifts] = await Promise.all([sumsOf('whole'), sumsOf('shifts')])
  const keptAt = (station: string, { productionDay, kept }: Part) => {
    if (kept === null) return undefined
    const sums = kept === 'whole' ? whole.get(productionDay)?.[0] : shifts.get(productionDay)?.[kept]
    return sums?.[station]
  }
  const lacking = new Map(parts.map((part) => [part, numbers.filter((station) => !keptAt(station, part))]))
  const fresh = parts.filter((part) => lacking.get(part)!.length > 0)
  // Kept days lack a station that is new: there only such ones are counted now.
  const byExtent = Map.groupBy(fresh, (part) => lacking.get(part)!.length === numbers.length)
  const read = async (parts: Part[]) => {
    const stations = [...new Set(parts.flatMap((part) => lacking.get(part)!))]
    const at = await readParts(db, line, clock, { stations, parts, limits })
    return parts.map((part, place) => [part, (station: string) => at(station, place)] as const)
  }
  const freshAt = new Map((await Promise.all([...byExtent.values()].map(read))).flat())
  return (station, part) => keptAt(station, part) ?? freshAt.get(part)!(station) // one that is not kept was counted
}
