import type { PoolClient } from 'pg'
import { merge, type Moments } from '@takt/statistics/moments.ts'
import { columnsOf, insertRows, updateRows } from '../../platform/db/rows.ts'
import type { Floor } from './state.ts'
import { type Day, dayKey, type DayKey } from './writes.ts'

/** The moments of these stations and days, whatever their sets and types. The line's lock keeps them as they are. */
export async function readDays(
  client: PoolClient,
  line: string,
  days: { stationNumber: string; day: string }[],
): Promise<Map<string, Day & DayKey>> {
  if (days.length === 0) return new Map()
  const { rows } = await client.query<Day & DayKey>({
    name: 'floor_days',
    text: `select c.day, c.station_number as "stationNumber", c.set_key as "setKey",
             c.type_no as "typeNo", c.type_ver as "typeVer", n, mean, m2, lowest, highest, ng
           from unnest($2::date[], $3::text[]) as k (day, station_number)
           join characteristic_days c on c.line_number = $1 and c.day = k.day and c.station_number = k.station_number`,
    values: [line, days.map((one) => one.day), days.map((one) => one.stationNumber)],
  })
  return new Map(rows.map((row) => [dayKey(row), row]))
}

/** Adds to the day's moments, also to those of the floor. SQL alone cannot, so they are merged here and written back: one row a station, set, type and day. */
export function storeDays(client: PoolClient, { lineNumber, days, writes }: Floor): Promise<unknown>[] {
  const changed: (Day & DayKey)[] = []
  const fresh: (Day & DayKey)[] = []
  for (const [key, { set: _, ...tally }] of writes.days) {
    const stored = days.get(key)
    const row = stored ? { ...tally, ...mergeDays(stored, tally) } : tally
    ;(stored ? changed : fresh).push(row)
    days.set(key, row)
  }
  return [
    ...(changed.length
      ? [updateRows(client, 'characteristic_days', lineNumber, 5, dayColumns(changed))]
      : []),
    ...(fresh.length ? [insertRows(client, 'characteristic_days', lineNumber, dayColumns(fresh))] : []),
  ]
}

/** A place without readings is 0, 0, 0 with nothing lowest and nothing highest. */
export const momentsAt = ({ n, mean, m2, lowest, highest }: Omit<Day, 'ng'>, place: number): Moments | null =>
  n[place]
    ? { n: n[place], mean: mean[place]!, m2: m2[place]!, min: lowest[place]!, max: highest[place]! }
    : null

/** A draft set may have grown since the row was written: the longer one decides the length. */
function mergeDays(stored: Day, fresh: Day): Day {
  const merged: Day = { n: [], mean: [], m2: [], lowest: [], highest: [], ng: [] }
  for (let place = 0; place < Math.max(stored.n.length, fresh.n.length); place++) {
    const both = merge(momentsAt(stored, place), momentsAt(fresh, place))
    merged.n.push(both?.n ?? 0)
    merged.mean.push(both?.mean ?? 0)
    merged.m2.push(both?.m2 ?? 0)
    merged.lowest.push(both?.min ?? Infinity)
    merged.highest.push(both?.max ?? -Infinity)
    merged.ng.push((stored.ng[place] ?? 0) + (fresh.ng[place] ?? 0))
  }
  return merged
}

export const dayColumns = columnsOf<Day & DayKey>(
  { day: 'date', stationNumber: 'text', setKey: 'int', typeNo: 'text', typeVer: 'int' },
  {
    n: ['int[]', ({ n }) => n],
    mean: ['float8[]', ({ mean }) => mean],
    m2: ['float8[]', ({ m2 }) => m2],
    lowest: ['float8[]', ({ lowest }) => lowest],
    highest: ['float8[]', ({ highest }) => highest],
    ng: ['int[]', ({ ng }) => ng],
  },
)
