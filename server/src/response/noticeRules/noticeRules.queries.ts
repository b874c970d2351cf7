import { sql } from 'kysely'
import { NoticeRule, type NoticeRuleDraft, type NoticeRuleFilter } from '@takt/contract/noticeRules.ts'
import { onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

const shown = Object.keys(NoticeRule.shape) as (keyof NoticeRule)[] // the keys of a schema are its field names
const asStored = (draft: NoticeRuleDraft) => ({
  ...draft,
  toUsers: JSON.stringify(draft.toUsers),
  toRoles: JSON.stringify(draft.toRoles),
  targetCodes: JSON.stringify(draft.targetCodes),
})

/** Of a line: also those of every line. */
export function listRules(db: Db, filter: NoticeRuleFilter) {
  let query = db.selectFrom('noticeRules').select(shown)
  const { lineNumber } = filter
  if (lineNumber !== undefined)
    query = query.where((rule) =>
      rule.or([rule('lineNumber', '=', lineNumber), rule('lineNumber', 'is', null)]),
    )
  for (const name of ['eventType', 'enabled'] as const)
    if (filter[name] !== undefined) query = query.where(name, '=', filter[name] as never)
  return onePage(query, filter, ['eventType', 'id'])
}

export const findRule = (db: Db, id: number) =>
  db.selectFrom('noticeRules').select(shown).where('id', '=', id).executeTakeFirst()

export const lockRule = (db: Db, id: number) =>
  db.selectFrom('noticeRules').select(shown).where('id', '=', id).forUpdate().executeTakeFirst()

export const rulesInUse = (db: Db) =>
  db.selectFrom('noticeRules').select(shown).where('enabled', '=', true).orderBy('id').execute()

/** Those of them that are there, and stay until the transaction ends. */
export const keepRules = async (db: Db, ids: readonly number[]) =>
  new Set(
    (
      await sql<{ id: number }>`
      select id from notice_rules where id = any(${ids}::bigint[]) for key share`.execute(db)
    ).rows.map(({ id }) => id),
  )

export const insertRule = (db: Db, draft: NoticeRuleDraft, updateAuthor: string) =>
  db
    .insertInto('noticeRules')
    .values({ ...asStored(draft), updateAuthor })
    .returning(shown)
    .executeTakeFirstOrThrow()

export const updateRule = (db: Db, id: number, draft: NoticeRuleDraft, updateAuthor: string) =>
  db
    .updateTable('noticeRules')
    .set({ ...asStored(draft), updateAuthor, revision: sql<number>`revision + 1`, updateDate: nowIso() })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()

export const deleteRule = (db: Db, id: number) => db.deleteFrom('noticeRules').where('id', '=', id).execute()

export const deleteRulesOf = (db: Db, line: string) =>
  db.deleteFrom('noticeRules').where('lineNumber', '=', line).execute()
