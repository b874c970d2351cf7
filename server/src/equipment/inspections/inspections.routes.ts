import { inspections } from '@takt/contract/inspections.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportRecords } from './export.ts'
import { sayWorkDone } from './follow-ups.ts'
import { listFollowUps } from './follow-ups.queries.ts'
import { blockingChecks, dueChecks, plannedChecks } from './inspections.ts'
import { listItems } from './inspections.queries.ts'
import { photoOfRecord } from './proof.ts'
import { changeItem, createItem, retireItem } from './items.ts'
import { correctRecord, recordCheck } from './record.ts'
import { listRecords } from './records.queries.ts'
import { trendOf } from './trend.ts'

export const inspectionsRoutes = serve(inspections, {
  list: ({ db, line }, filter) => listItems(db, line, filter),
  due: (call, filter) => dueChecks(call, filter),
  blocking: (call) => blockingChecks(call),
  plan: (call, filter) => plannedChecks(call, filter),
  records: ({ db, line }, filter) => listRecords(db, line, filter),
  trend: (call, input) => trendOf(call, input),
  followUps: ({ db, line }, filter) => listFollowUps(db, line, filter),
  repair: (call, work) => sayWorkDone(call, work),
  photo: (call, { id }) => photoOfRecord(call, id),
  create: (call, draft) => createItem(call, draft),
  update: (call, draft) => changeItem(call, draft),
  retire: (call, key) => retireItem(call, key),
  record: (call, draft) => recordCheck(call, draft),
  correct: (call, correction) => correctRecord(call, correction),
  export: (call, input) => exportRecords(call, input),
})
