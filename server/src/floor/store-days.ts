import type { PoolClient } from 'pg'
import { merge, type Moments } from '@takt/statistics/moments.ts'
import { column, insertRows, numbers, updateRows } from './rows.ts'
import type { DayTally } from './state.ts'
import { emptyDay } from './tally.ts'

type Day = Pick<DayTally, 'n' | 'mean' | 'm2' | 'least' | 'most' | 'ng'>
const keyOf = (day: string, station: string, set: number) => `${day}\0${station}\0${set}`

/** Adds to the day's moments. They cannot be added by SQL alone, so the rows are locked, merged here and written back: one row a station, set and day. */
export async function storeDays(client: PoolClient, line: string, days: DayTally[]) {
  const ordered = days.toSorted((a, b) => keyOf(a.day, a.stationNumber, a.set.setKey).localeCompare(keyOf(b.day, b.stationNumber, b.set.setKey)))
  let stored = await lockDays(client, line, ordered)
  const missing = ordered.filter((one) => !stored.has(keyOf(one.day, one.stationNumber, one.set.setKey)))
  if (missing.length) {
    // Another server may begin the same day: whoever comes second finds the other's row.
    await insertRows(client, 'characteristic_days', line, rowsOf(missing, missing.map(({ set }) => emptyDay(set))), 'on conflict do nothing')
    stored = await lockDays(client, line, ordered)
  }
  const merged = ordered.map((one) => mergeDays(stored.get(keyOf(one.day, one.stationNumber, one.set.setKey))!, one))
  await updateRows(client, 'characteristic_days', line, 3, rowsOf(ordered, merged))
}

async function lockDays(client: PoolClient, line: string, days: DayTally[]): Promise<Map<string, Day>> {
  const { rows } = await client.query<Day & { day: string; station_number: string; set_key: number }>({
    name: 'floor_lock_days',
    text: `select c.day, c.station_number, c.set_key, n, mean, m2, least, most, ng from unnest($1::text[], $2::date[], $3::text[], $4::int[]) as k (line, day, station_number, set_key)
           join characteristic_days c on c.line_number = k.line and c.day = k.day and c.station_number = k.station_number and c.set_key = k.set_key
           order by c.day, c.station_number, c.set_key for update of c`,
    values: [days.map(() => line), days.map((one) => one.day), days.map((one) => one.stationNumber), days.map((one) => one.set.setKey)],
  })
  return new Map(rows.map((row) => [keyOf(row.day, row.station_number, row.set_key), row]))
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

const rowsOf = (days: DayTally[], figures: Day[]) => [
  column('day', 'date', days.map((one) => one.day)),
  column('station_number', 'text', days.map((one) => one.stationNumber)),
  column('set_key', 'int', days.map((one) => one.set.setKey)),
  column('n', 'text', figures.map((one) => numbers(one.n)), 'int[]'),
  column('mean', 'text', figures.map((one) => numbers(one.mean)), 'float8[]'),
  column('m2', 'text', figures.map((one) => numbers(one.m2)), 'float8[]'),
  column('least', 'text', figures.map((one) => numbers(one.least)), 'float8[]'),
  column('most', 'text', figures.map((one) => numbers(one.most)), 'float8[]'),
  column('ng', 'text', figures.map((one) => numbers(one.ng)), 'int[]'),
]
