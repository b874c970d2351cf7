import { sql } from 'kysely'
import type { TimeClass } from '@takt/contract/stations.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Shorter than the first limit, between, longer than the second. */
export type BySize = [short: number, between: number, long: number]
/** What a station did in a production day or a part of one. Kept as it is: who changes it changes the rules of the stamp. */
export type Spent = {
  /** Milliseconds of work time with a known status, and how often the station began a class. */
  times: Partial<Record<TimeClass, BySize>>
  runs: Partial<Record<TimeClass, BySize>>
  /** A breakdown that came from the day before or went on into the next: it counts once over both. */
  cameIn: boolean
  wentOn: boolean
  wentThrough: boolean
  made: [typeNo: string, passes: number, firstOk: number][]
}

/** What each station spent. */
export type ByStation = Record<string, Spent>
export type StationDay = {
  productionDay: string
  stamp: string
  lateChanges: number
  whole: ByStation
  shifts: ByStation[]
}

const days = (db: Db, line: string, productionDays: readonly string[]) =>
  db
    .selectFrom('stationDays')
    .where('lineNumber', '=', line)
    .where(sql<boolean>`production_day = any(${productionDays}::date[])`)

/** Which sums there are, and by what rules they were made. */
export const keptStamps = (db: Db, line: string, productionDays: readonly string[]) =>
  days(db, line, productionDays).select(['productionDay', 'stamp', 'lateChanges']).execute()

/** The sums themselves; of one station where only that is requested. Picking several out of many takes longer than reading them all, and so does wrapping them. */
export const keptSums = async (
  db: Db,
  line: string,
  productionDays: readonly string[],
  stations: readonly string[],
  what: 'whole' | 'shifts',
) => {
  const [only] = stations
  const picked = (from: ReturnType<typeof sql>) =>
    stations.length === 1 ? sql`jsonb_build_object(${only}::text, ${from} -> ${only}::text)` : from
  const of = days(db, line, productionDays).select('productionDay')
  if (what === 'shifts')
    return of
      .select(
        sql<ByStation[]>`(select jsonb_agg(${picked(sql`shift`)} order by place)
          from jsonb_array_elements(shifts) with ordinality as s (shift, place))`.as('sums'),
      )
      .execute()
  const rows = await of.select(sql<ByStation>`${picked(sql`whole`)}`.as('sums')).execute()
  return rows.map(({ productionDay, sums }) => ({ productionDay, sums: [sums] }))
}

/** Of two servers the one that saw more stays. */
export const keepDay = (
  db: Db,
  lineNumber: string,
  { productionDay, stamp, lateChanges, whole, shifts }: StationDay,
) => {
  const row = { stamp, lateChanges, whole: JSON.stringify(whole), shifts: JSON.stringify(shifts) }
  return db
    .insertInto('stationDays')
    .values({ lineNumber, productionDay, ...row })
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'productionDay'])
        .doUpdateSet(row)
        .where(sql<boolean>`station_days.late_changes <= excluded.late_changes`),
    )
    .execute()
}

export const dropDaysOf = (db: Db, line: string) =>
  db.deleteFrom('stationDays').where('lineNumber', '=', line).execute()

/** Of days before this what happened is archived, and cannot be summed up again. Milliseconds. */
export async function archivedUntil(db: Db) {
  const { rows } = await sql<{ until: number }>`
    select coalesce(extract(epoch from nullif(greatest(archived_until('statuses'), archived_until('outputSlots')), '-infinity')) * 1000, 0)::float8
      as until`.execute(db)
  return rows[0]!.until
}
