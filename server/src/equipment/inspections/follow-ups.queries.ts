import { sql } from 'kysely'
import type { FollowUp, FollowUpFilter } from '@takt/contract/check-follow-ups.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { superseded } from './records.queries.ts'

/** With what follows from the records: an OK that was found later, or a correction to OK, closes it, and so does the end of its item. */
const followUps = (db: Db, line: LineNumber) =>
  db
    .selectFrom(
      sql<FollowUp>`(
        select f.line_number, f.record_id, r.item_code, r.station_number,
          case when closed_at is not null then 'closed' when f.done_at is not null then 'repaired' else 'open' end as follow_up_state,
          r.recorded_at as found_at, r.recorded_by as found_by, r.result_value, r.remark, r.picture,
          f.call_id, f.work_done, f.done_by, f.done_at, closed_at
        from inspection_follow_ups f
        join inspection_records n on n.line_number = ${line} and n.id = f.record_id
        join inspection_items i on i.line_number = ${line} and i.item_code = n.item_code
        cross join lateral (
          select min(coalesce(r.corrected_at, r.recorded_at)) as ok_at from inspection_records r
          where r.line_number = ${line} and r.item_code = n.item_code
            and (r.recorded_at, r.id) > (n.recorded_at, n.id) and r.result_status = 'ok' and not ${superseded(line)}) as good
        cross join lateral (select coalesce(good.ok_at, i.retired_at) as closed_at) as over
        cross join lateral (select n.*) as r
        where f.line_number = ${line})`.as('followUps'),
    )
    .selectAll()

export function listFollowUps(db: Db, line: LineNumber, filter: FollowUpFilter) {
  let query = followUps(db, line)
  if (filter.itemCode) query = query.where('itemCode', 'ilike', contains(filter.itemCode))
  for (const name of ['stationNumber', 'followUpState'] as const)
    if (filter[name]) query = query.where(name, '=', filter[name])
  const first = sql`array_position(array['open', 'repaired', 'closed'], follow_up_state)`
  return onePage(query.orderBy(first).orderBy(sql`found_at desc`), filter, ['recordId'])
}

export const findFollowUp = (db: Db, line: LineNumber, recordId: number) =>
  followUps(db, line).where('recordId', '=', recordId).executeTakeFirst()

export const lockFollowUp = (db: Db, line: LineNumber, recordId: number) =>
  db
    .selectFrom('inspectionFollowUps')
    .select('recordId')
    .where('lineNumber', '=', line)
    .where('recordId', '=', recordId)
    .forUpdate()
    .executeTakeFirst()

export const insertFollowUp = (db: Db, line: LineNumber, recordId: number) =>
  db.insertInto('inspectionFollowUps').values({ lineNumber: line, recordId, callId: null }).execute()

export const writeCall = (db: Db, line: LineNumber, recordId: number, callId: number) =>
  db
    .updateTable('inspectionFollowUps')
    .set({ callId })
    .where('lineNumber', '=', line)
    .where('recordId', '=', recordId)
    .execute()

export const writeWork = (
  db: Db,
  line: LineNumber,
  recordId: number,
  work: Pick<FollowUp, 'workDone' | 'doneBy' | 'doneAt'>,
) =>
  db
    .updateTable('inspectionFollowUps')
    .set(work)
    .where('lineNumber', '=', line)
    .where('recordId', '=', recordId)
    .execute()

export const deleteFollowUpsOf = (db: Db, line: string) =>
  db.deleteFrom('inspectionFollowUps').where('lineNumber', '=', line).execute()
