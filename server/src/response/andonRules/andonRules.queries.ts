import { sql } from 'kysely'
import {
  AndonRule,
  type AndonRuleDraft,
  type AndonRuleFilter,
  type AndonRuleKey,
} from '@takt/contract/andonRules.ts'
import { onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What a person sees of a rule: all but `place`. */
const shown = Object.keys(AndonRule.shape) as (keyof AndonRule)[] // the keys of a schema are its field names
const lists = (draft: AndonRuleDraft) => ({
  levelAUsers: JSON.stringify(draft.levelAUsers),
  levelARoles: JSON.stringify(draft.levelARoles),
  levelBUsers: JSON.stringify(draft.levelBUsers),
  levelBRoles: JSON.stringify(draft.levelBRoles),
  levelCUsers: JSON.stringify(draft.levelCUsers),
  levelCRoles: JSON.stringify(draft.levelCRoles),
  targetCodes: JSON.stringify(draft.targetCodes),
})

export function listAndonRules(db: Db, line: LineNumber, filter: AndonRuleFilter) {
  let query = db.selectFrom('andonRules').select(shown).where('lineNumber', '=', line)
  const { stationNumber } = filter
  if (stationNumber)
    query = query.where((rule) =>
      rule.or([rule('stationNumber', '=', stationNumber), rule('stationNumber', 'is', null)]),
    )
  for (const name of ['lossType', 'enabled'] as const)
    if (filter[name] !== undefined) query = query.where(name, '=', filter[name] as never)
  return onePage(query, filter, ['lossType', 'stationNumber'])
}

const ofKey = ({ lossType, stationNumber }: AndonRuleKey) =>
  sql<boolean>`loss_type = ${lossType} and place = ${stationNumber ?? ''}`

export const lockAndonRule = (db: Db, line: LineNumber, key: AndonRuleKey) =>
  db
    .selectFrom('andonRules')
    .select(shown)
    .where('lineNumber', '=', line)
    .where(ofKey(key))
    .forUpdate()
    .executeTakeFirst()

/** Nothing comes back where there is one already. */
export const insertAndonRule = (
  db: Db,
  lineNumber: LineNumber,
  draft: AndonRuleDraft,
  updateAuthor: string,
) =>
  db
    .insertInto('andonRules')
    .values({ ...draft, ...lists(draft), place: draft.stationNumber ?? '', lineNumber, updateAuthor })
    .onConflict((c) => c.columns(['lineNumber', 'lossType', 'place']).doNothing())
    .returning(shown)
    .executeTakeFirst()

export const updateAndonRule = (db: Db, line: LineNumber, draft: AndonRuleDraft, updateAuthor: string) => {
  const { stationNumber: _, lossType: __, ...change } = { ...draft, ...lists(draft) }
  return db
    .updateTable('andonRules')
    .set({ ...change, updateAuthor, revision: sql<number>`revision + 1`, updateDate: nowIso() })
    .where('lineNumber', '=', line)
    .where(ofKey(draft))
    .returning(shown)
    .executeTakeFirstOrThrow()
}

export const deleteAndonRule = (db: Db, line: LineNumber, key: AndonRuleKey) =>
  db.deleteFrom('andonRules').where('lineNumber', '=', line).where(ofKey(key)).execute()

export const deleteAndonRulesOf = (db: Db, line: string) =>
  db.deleteFrom('andonRules').where('lineNumber', '=', line).execute()

export const isRuled = async (db: Db, line: LineNumber) =>
  (await db
    .selectFrom('andonRules')
    .select('lossType')
    .where('lineNumber', '=', line)
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Of some lines. */
export const rulesInUse = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('andonRules')
    .select(shown)
    .where('enabled', '=', true)
    .where(sql<boolean>`line_number = any(${lines}::text[])`)
    .execute()
