import type { PoolClient } from 'pg'
import { merge, type Moments } from '@takt/statistics/moments.ts'
import { columnsOf, insertRows, updateRows } from '../../platform/db/rows.ts'
import type { Floor } from './state.ts'
import { type Day, dayKey, type DayTally } from './writes.ts'

/** The moments of these stations and days, whatever their sets. The line's lock keeps them as they are. */
export async function readDays(
  client: PoolClient,
  line: string,
  days: { stationNumber: string; day: string }[],
): Promise<Map<string, Day>> {
  if (days.length === 0) return new Map()
  const { rows } = await client.query<Day & { day: string; station_number: string; set_key: number }>({
    name: 'floor_days',
    text: `select c.day, c.station_number, c.set_key, n, mean, m2, least, most, ng from unnest($2::date[], $3::text[]) as k (day, station_number)
           join characteristic_days c on c.line_number = $1 and c.day = k.day and c.station_number = k.station_number`,
    values: [line, days.map((one) => one.day), days.map((one) => one.stationNumber)],
  })
  return new Map(rows.map((row) => [dayKey(row.day, row.station_number, row.set_key), row]))
}

/** Adds to the day's moments. SQL alone cannot, so they are merged here and written back: one row a station, set and day. */
export function storeDays(client: PoolClient, { lineNumber, days, writes }: Floor): Promise<unknown>[] {
  const all = [...writes.days].map(([key, tally]) => ({ tally, stored: days.get(key) }))
  const known = all.filter(({ stored }) => stored)
  const fresh = all.filter(({ stored }) => !stored).map(({ tally }) => tally)
  return [
    ...(known.length
      ? [
          updateRows(
            client,
            'characteristic_days',
            lineNumber,
            3,
            dayColumns(known.map(({ tally, stored }) => ({ ...tally, ...mergeDays(stored!, tally) }))),
          ),
        ]
      : []),
    ...(fresh.length ? [insertRows(client, 'characteristic_days', lineNumber, dayColumns(fresh))] : []),
  ]
}

/** A place without readings is 0, 0, 0 with nothing least or most. */
const momentsAt = ({ n, mean, m2, least, most }: Day, place: number): Moments | null =>
  n[place] ? { n: n[place], mean: mean[place]!, m2: m2[place]!, min: least[place]!, max: most[place]! } : null

/** A draft set may have grown since the row was written: the longer one decides the length. */
function mergeDays(stored: Day, fresh: Day): Day {
  const merged: Day = { n: [], mean: [], m2: [], least: [], most: [], ng: [] }
  for (let place = 0; place < Math.max(stored.n.length, fresh.n.length); place++) {
    const both = merge(momentsAt(stored, place), momentsAt(fresh, place))
    merged.n.push(both?.n ?? 0)
    merged.mean.push(both?.mean ?? 0)
    merged.m2.push(both?.m2 ?? 0)
    merged.least.push(both?.min ?? Infinity)
    merged.most.push(both?.max ?? -Infinity)
    merged.ng.push((stored.ng[place] ?? 0) + (fresh.ng[place] ?? 0))
  }
  return merged
}

const dayColumns = columnsOf<DayTally>(
  { day: 'date', stationNumber: 'text' },
  {
    set_key: ['int', ({ set }) => set.setKey],
    n: ['int[]', ({ n }) => n],
    mean: ['float8[]', ({ mean }) => mean],
    m2: ['float8[]', ({ m2 }) => m2],
    least: ['float8[]', ({ least }) => least],
    most: ['float8[]', ({ most }) => most],
    ng: ['int[]', ({ ng }) => ng],
  },
)
