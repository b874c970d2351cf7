import { sql } from 'kysely'
import {
  type DeliveryFilter,
  NoticeDelivery,
  type TargetFilter,
  type WebhookDraft,
} from '@takt/contract/webhooks.ts'
import { onePage } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'

export const listTargets = (db: Db) =>
  db.selectFrom('webhookTargets').selectAll().orderBy('targetCode').execute()
export type TargetRow = Awaited<ReturnType<typeof listTargets>>[number]

export const pageOfTargets = (db: Db, filter: TargetFilter) =>
  onePage(db.selectFrom('webhookTargets').selectAll(), filter, ['targetCode'])

export const lockTarget = (db: Db, targetCode: string) =>
  db
    .selectFrom('webhookTargets')
    .selectAll()
    .where('targetCode', '=', targetCode)
    .forUpdate()
    .executeTakeFirst()

type Whole = Omit<WebhookDraft, 'withoutKey'> & { webhookUrl: string }

/** Nothing comes back where there is one already. */
export const insertTarget = (db: Db, draft: Whole) =>
  db
    .insertInto('webhookTargets')
    .values({ ...draft, eventTypes: JSON.stringify(draft.eventTypes) })
    .onConflict((c) => c.column('targetCode').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateTarget = (db: Db, { targetCode, ...draft }: Whole) =>
  db
    .updateTable('webhookTargets')
    .set({ ...draft, eventTypes: JSON.stringify(draft.eventTypes), revision: sql`revision + 1` })
    .where('targetCode', '=', targetCode)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteTarget = (db: Db, targetCode: string) =>
  db.deleteFrom('webhookTargets').where('targetCode', '=', targetCode).execute()

const shown = Object.keys(NoticeDelivery.shape) as (keyof NoticeDelivery)[] // the keys of a schema are its field names

export type Queued = Pick<
  NoticeDelivery,
  'targetCode' | 'userName' | 'eventType' | 'about' | 'lineNumber'
> & {
  noticeId: number | null
  request: string
  repeat: number
  /** Whose repetition it is for a target; each person's are counted over all rules. */
  ruleId: number | null
}

export const insertTest = (db: Db, row: Queued) =>
  db.insertInto('noticeDeliveries').values(row).returning(shown).executeTakeFirstOrThrow()

/** However many, each once for its notice, repetition, and target or person. */
export const insertDeliveries = (db: Db, rows: readonly Queued[]) =>
  sql`
    insert into notice_deliveries (
      target_code, user_name, notice_id, event_type, about, line_number, request, repeat, rule_id)
    select m."targetCode", m."userName", m."noticeId", m."eventType", m.about, m."lineNumber", m.request, m.repeat,
      m."ruleId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(
      "targetCode" text, "userName" text, "noticeId" bigint, "eventType" text, about text, "lineNumber" text,
      request text, repeat integer, "ruleId" bigint)
    on conflict do nothing`.execute(db)

/** Newest first. */
export function listDeliveries(db: Db, filter: DeliveryFilter) {
  let query = db.selectFrom('noticeDeliveries').select(shown)
  for (const name of ['targetCode', 'userName', 'eventType', 'lineNumber', 'teleState'] as const)
    if (filter[name] !== undefined) query = query.where(name, '=', filter[name] as never)
  return onePage(query, { ...filter, sort: filter.sort ?? '-id' }, ['id'])
}

export const findDelivery = (db: Db, id: number) =>
  db.selectFrom('noticeDeliveries').select(shown).where('id', '=', id).executeTakeFirst()

/** What is with the target already, or under way to it, is not queued once more. */
export const queueAgain = (db: Db, id: number) =>
  db
    .updateTable('noticeDeliveries')
    .set({ teleState: 'waiting', attempts: 0, nextTry: sql<string>`now()`, doneAt: null })
    .where('id', '=', id)
    .where('teleState', '=', 'dead')
    .returning(shown)
    .executeTakeFirst()

/** Of these notices nothing that waits is sent any more. */
export const dropDeliveries = (db: Db, noticeIds: readonly number[]) =>
  db
    .updateTable('noticeDeliveries')
    .set({ teleState: 'handled', nextTry: null, doneAt: sql<string>`now()` })
    .where('noticeId', 'in', noticeIds)
    .where('teleState', 'in', ['waiting', 'retry'])
    .execute()
