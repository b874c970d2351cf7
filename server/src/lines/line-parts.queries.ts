import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/** What happened on a line. The features that own these tables ask this one for lines, so it looks at their tables instead of asking back. */
export async function historyOf(db: Db, line: string) {
  const { rows } = await sql<{ producing: boolean; orders: number; since: string | null }>`
    select exists (select from orders where line_number = ${line} and order_status = 'producing') as producing,
           (select count(*) from orders where line_number = ${line}) as orders,
           (select min(at) from (
             select min(slot) as at from output_slots where line_number = ${line}
             union all select min(start_time) from status_intervals where line_number = ${line}
             union all select min(on_time) from equipment_alarms where line_number = ${line}
             union all select min(at) from refused_arrivals where line_number = ${line}
             union all select min(update_date) from parameter_sets where line_number = ${line} and definition_status <> 'draft'
             union all select min(at) from station_parameters where line_number = ${line}
             union all select min(registered_at) from units where line_number = ${line}
             union all select min(since) from station_logins where line_number = ${line}
           ) as traces) as since`.execute(db)
  return rows[0]!
}

/** Accounts and roles. */
export async function limitedTo(db: Db, lineNumber: string) {
  const rows = await db
    .selectFrom('userLines')
    .select('userName as who')
    .where('lineNumber', '=', lineNumber)
    .union(db.selectFrom('roleLines').select('roleKey as who').where('lineNumber', '=', lineNumber))
    .orderBy('who')
    .limit(20)
    .execute()
  return rows.map(({ who }) => who)
}

/** With what belongs to nothing but it. */
export async function deleteLine(db: Db, lineNumber: string) {
  for (const table of [
    'parameterSets',
    'stationKeys',
    'stationStates',
    'stations',
    'shifts',
    'rotations',
    'calendarDays',
    'shiftSlots',
    'calendarStamps',
    'formerShifts',
    'slotReasons',
    'lines',
  ] as const) {
    await db.deleteFrom(table).where('lineNumber', '=', lineNumber).execute()
  }
}

export const copyShifts = (db: Db, from: string, to: string) =>
  sql`insert into shifts (line_number, shift_name, start_time, end_time, breaks)
      select ${to}, shift_name, start_time, end_time, breaks from shifts where line_number = ${from}`.execute(
    db,
  )

/** They make the breaks of their shifts. */
export async function copySlots(db: Db, from: string, to: string) {
  await sql`insert into shift_slots (line_number, shift_name, valid_from, slots, saved_by, saved_at)
            select ${to}, shift_name, valid_from, slots, saved_by, saved_at from shift_slots where line_number = ${from}`.execute(
    db,
  )
  await sql`insert into calendar_stamps (line_number) select ${to} from calendar_stamps where line_number = ${from}`.execute(
    db,
  )
}

export const copyStations = (db: Db, from: string, to: string) =>
  db
    .insertInto('stations')
    .columns(['lineNumber', 'stationNumber', 'stationName', 'cycleTime', 'optLevel', 'enabled'])
    .expression((eb) =>
      eb
        .selectFrom('stations')
        .select([
          sql<string>`${to}`.as('lineNumber'),
          'stationNumber',
          'stationName',
          'cycleTime',
          'optLevel',
          'enabled',
        ])
        .where('lineNumber', '=', from),
    )
    .returning('stationNumber')
    .execute()

/** What is released, else what is being worked on, begins on the new line as a draft: its machines are other ones, and somebody has to say that it holds for them. */
export const copyParameters = async (db: Db, from: string, to: string, updateAuthor: string) =>
  (
    await sql<{ typeNo: string; stationNumber: string; paraVer: number }>`
    insert into parameter_sets (line_number, type_no, station_number, para_ver, remark, parameters, update_author)
    select distinct on (type_no, station_number) ${to}, type_no, station_number, 1, remark, parameters, ${updateAuthor} from parameter_sets
    where line_number = ${from} and definition_status in ('released', 'draft') and station_number in (select station_number from stations where line_number = ${to})
    order by type_no, station_number, definition_status = 'released' desc
    returning type_no, station_number, para_ver`.execute(db)
  ).rows
