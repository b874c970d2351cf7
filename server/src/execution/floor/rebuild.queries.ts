import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Without a type: of all of them, and of none where it was written before types existed. */
export type DayOfSet = { day: string; stationNumber: string; setKey: number; typeNo?: string | undefined }

const ofDay = (line: string, { day, stationNumber, setKey, typeNo }: DayOfSet) =>
  sql<boolean>`line_number = ${line} and day = ${day}::date and station_number = ${stationNumber}
    and set_key = ${setKey} ${typeNo === undefined ? sql`` : sql`and type_no = ${typeNo}`}`

export type StoredCount = { typeNo: string; typeVer: number; n: number[] }

/** How many values the day counts, by type: more with every value the floor adds. */
export async function storedCounts(db: Db, line: string, of: DayOfSet) {
  const { rows } = await sql<StoredCount>`
    select type_no, type_ver, n from characteristic_days where ${ofDay(line, of)}`.execute(db)
  return rows
}

/** Marks what no pass can give a type any more, so that it is not read again. */
export const passOver = (db: Db, line: string, of: DayOfSet) =>
  sql`update characteristic_days set type_ver = -1 where ${ofDay(line, of)} and type_no = ''`.execute(db)

export async function clearDay(db: Db, line: string, of: DayOfSet) {
  await sql`delete from characteristic_days where ${ofDay(line, of)}`.execute(db)
  await sql`delete from subgroup_days where ${ofDay(line, of)}`.execute(db)
}

/** From when on all passes and the types of their units are still there, in epoch milliseconds. */
export async function keptFrom(db: Db): Promise<number> {
  const { rows } = await sql<{ from: number | null }>`
    select (nullif(extract(epoch from
      greatest(archived_until('passes'), archived_until('units') + interval '31 days')), '-infinity') * 1000)::float8
      as "from"`.execute(db)
  return rows[0]?.from ?? -Infinity
}

/** Between these days, not included, the newest first: all that have moments, or those whose moments are of no type. */
export async function daysOfSets(
  db: Db,
  line: string,
  { after, before, untyped, most }: { after: string; before: string; untyped: boolean; most: number },
) {
  const { rows } = await sql<DayOfSet>`
    select distinct day, station_number, set_key from characteristic_days
    where line_number = ${line} and day > ${after}::date and day < ${before}::date
      ${untyped ? sql`and type_no = '' and type_ver >= 0` : sql``}
    order by day desc, station_number, set_key limit ${most}`.execute(db)
  return rows
}
