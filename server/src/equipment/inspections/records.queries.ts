import { type Insertable, sql } from 'kysely'
import type { InspectionRecord, RecordFilter } from '@takt/contract/inspections.ts'
import { onePage, sorted } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export const superseded = (line: string) => sql<boolean>`exists (
  select from inspection_records c where c.line_number = ${line} and c.corrects = r.id)`
/** One of ten by the same person within four seconds. */
const tooFast = (line: string) => sql<boolean>`exists (
  select from inspection_records e
  where e.line_number = ${line} and e.recorded_by = r.recorded_by
    and e.recorded_at between r.recorded_at and r.recorded_at + interval '4 s'
    and 10 <= (
      select count(*) from inspection_records f
      where f.line_number = ${line} and f.recorded_by = e.recorded_by and f.corrects is null
        and f.recorded_at between e.recorded_at - interval '4 s' and e.recorded_at))`

const records = (db: Db, line: LineNumber) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('inspectionRecords as r')
        .where('r.lineNumber', '=', line)
        .selectAll('r')
        .select([superseded(line).as('superseded'), tooFast(line).as('tooFast')])
        .as('records'),
    )
    .selectAll()

const flags = ['recordedLate', 'tooFast', 'superseded'] as const
type RecordScope = Omit<RecordFilter, 'page' | 'limit' | 'sort'>

function filteredInspections(db: Db, line: LineNumber, filter: RecordScope) {
  let query = records(db, line)
  for (const name of ['itemCode', 'stationNumber', 'resultStatus', 'recordedBy'] as const)
    if (filter[name]) query = query.where(name, '=', filter[name])
  for (const name of flags) if (filter[name] !== undefined) query = query.where(name, '=', filter[name])
  if (filter.from) query = query.where('recordedAt', '>=', filter.from)
  if (filter.to) query = query.where('recordedAt', '<', filter.to)
  return query
}

const newest = [sql`recorded_at desc`, sql`id desc`] as const

export const listRecords = (db: Db, line: LineNumber, filter: RecordFilter) =>
  onePage(filteredInspections(db, line, filter).orderBy(newest[0]).orderBy(newest[1]), filter, ['id'])

export const allRecords = (db: Db, line: LineNumber, filter: RecordScope & Pick<RecordFilter, 'sort'>) =>
  sorted(filteredInspections(db, line, filter).orderBy(newest[0]).orderBy(newest[1]), filter.sort, [
    'id',
  ]).execute()

/** `answered`: what happened up to then is no reason for another check. */
export type LastRecord = Pick<
  InspectionRecord,
  'itemCode' | 'recordedAt' | 'resultStatus' | 'resultValue'
> & {
  answered: string
}
/** The last record of each item that no other corrects. */
export const lastRecords = async (db: Db, line: string) =>
  (
    await sql<LastRecord>`
    select l.item_code, l.recorded_at, l.result_status, l.result_value, l.answered
    from inspection_items i cross join lateral (
      select r.item_code, r.recorded_at, r.result_status, r.result_value,
        coalesce(r.answers_until, r.recorded_at) as answered
      from inspection_records r
      where r.line_number = ${line} and r.item_code = i.item_code and not ${superseded(line)}
      order by r.recorded_at desc, r.id desc limit 1) l
    where i.line_number = ${line}`.execute(db)
  ).rows

export const recordsSince = async (db: Db, line: LineNumber, from: string): Promise<InspectionRecord[]> =>
  records(db, line)
    .where('recordedAt', '>=', from)
    .where('superseded', '=', false)
    .orderBy('recordedAt')
    .orderBy('id')
    .execute()

/** Since when a station was checked; null: it never was. */
export const checkedSince = async (db: Db, line: string, stationNumber: string) =>
  (
    await db
      .selectFrom('inspectionRecords')
      .select((eb) => eb.fn.min('recordedAt').as('first'))
      .where('lineNumber', '=', line)
      .where('stationNumber', '=', stationNumber)
      .executeTakeFirstOrThrow()
  ).first

export const lockRecord = (db: Db, line: LineNumber, id: number) =>
  records(db, line).where('id', '=', id).executeTakeFirst()

export async function insertRecord(
  db: Db,
  line: LineNumber,
  record: Insertable<Tables['inspectionRecords']>,
) {
  const { id } = await db
    .insertInto('inspectionRecords')
    .values({ ...record, lineNumber: line })
    .returning('id')
    .executeTakeFirstOrThrow()
  return records(db, line).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Of a measured item, the newest first; what was corrected does not count. */
export const newestValues = (
  db: Db,
  line: LineNumber,
  { itemCode, from, to }: { itemCode: string; from?: string | undefined; to?: string | undefined },
  most: number,
) => {
  let query = records(db, line)
    .where('itemCode', '=', itemCode)
    .where('superseded', '=', false)
    .where('resultValue', 'is not', null)
    .$narrowType<{ resultValue: number }>()
  if (from) query = query.where('recordedAt', '>=', from)
  if (to) query = query.where('recordedAt', '<', to)
  return query.orderBy('recordedAt', 'desc').orderBy('id', 'desc').limit(most).execute()
}

export const pictureOf = async (db: Db, line: LineNumber, id: number) =>
  (
    await db
      .selectFrom('inspectionRecords')
      .select('picture')
      .where('lineNumber', '=', line)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.picture ?? null

export const picturesOfLine = (db: Db, line: string) =>
  db
    .selectFrom('inspectionRecords')
    .select(['id', 'picture'])
    .where('lineNumber', '=', line)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute()

export const deleteRecordsOf = (db: Db, line: string) =>
  db.deleteFrom('inspectionRecords').where('lineNumber', '=', line).execute()
