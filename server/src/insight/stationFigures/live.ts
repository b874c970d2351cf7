import { type DayPart, stationTimes, type StopLimits, type Worked } from '../../execution/floor/floor.ts'
import { type PlantClock, together } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import { madeDuring } from '../boards/boards.ts'
import { type Spent, spentFrom } from './spent.ts'

type LiveQuery = { stations: readonly string[]; parts: readonly DayPart[]; limits: StopLimits }

/** What stations did in parts of days, from their statuses and what they made: one query for all. */
export async function readParts(
  db: Db,
  line: string,
  clock: PlantClock,
  { stations, parts, limits }: LiveQuery,
): Promise<(station: string, place: number) => Spent> {
  if (parts.length === 0) return () => spentFrom([], [])
  const [times, made] = await Promise.all([
    stationTimes(db, line, stations, parts, workOf(clock, parts), limits),
    madeDuring(db, line, stations, parts),
  ])
  const keyOf = (one: { stationNumber: string; place: number }) => `${one.place} ${one.stationNumber}`
  const [timesAt, madeAt] = [Map.groupBy(times, keyOf), Map.groupBy(made, keyOf)]
  return (stationNumber, place) => {
    const key = keyOf({ stationNumber, place })
    return spentFrom(timesAt.get(key) ?? [], madeAt.get(key) ?? [])
  }
}

/** Work time of all days, in order, none twice. */
function workOf(clock: PlantClock, parts: readonly DayPart[]): Worked[] {
  let before = 0
  return together(parts.map(({ day }) => day)).flatMap(({ from, to }) =>
    clock.workSpans(from, to).map((span) => {
      const worked = { ...span, before }
      before += span.to - span.from
      return worked
    }),
  )
}
