import { sql } from 'kysely'
import type { Operator, OperatorDraft } from '@takt/contract/operators.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Two imports take turns, and nobody else changes an operator meanwhile. */
export const lockOperators = (db: Db) => sql`lock table operators in share row exclusive mode`.execute(db)

const among = (column: string, values: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${values}::text[])`

export const findOperators = (db: Db, numbers: readonly string[]) =>
  db.selectFrom('operators').selectAll().where(among('operatorNo', numbers)).execute()

export const holdersOf = (db: Db, cards: readonly string[], userNames: readonly string[]) =>
  db
    .selectFrom('operators')
    .select(['operatorNo', 'cardId', 'userName'])
    .where((eb) => eb.or([among('cardId', cards), among('userName', userNames)]))
    .execute()

export const teamsAmong = (db: Db, names: readonly string[]) =>
  db.selectFrom('teams').select('teamName').where(among('teamName', names)).forShare().execute()

export const usersAmong = (db: Db, names: readonly string[]) =>
  db.selectFrom('users').select('userName').where(among('userName', names)).execute()

const rowOf = sql`as r ("operatorNo" text, name text, "cardId" text, "userName" text, level int, "teamName" text, enabled boolean)`

export const insertOperators = async (db: Db, rows: readonly OperatorDraft[]) =>
  (
    await sql<Operator>`
    insert into operators (operator_no, name, card_id, user_name, level, team_name, enabled)
    select "operatorNo", name, "cardId", "userName", level, "teamName", enabled from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${rowOf} returning *`.execute(
      db,
    )
  ).rows

/** What they give back comes first, so that two people may change badges. */
export async function updateOperators(db: Db, rows: readonly OperatorDraft[]) {
  await sql`update operators set card_id = null, user_name = null where operator_no = any(${rows.map(({ operatorNo }) => operatorNo)}::text[])`.execute(
    db,
  )
  const { rows: after } = await sql<Operator>`
    update operators set name = r.name, card_id = r."cardId", user_name = r."userName", level = r.level, team_name = r."teamName", enabled = r.enabled, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${rowOf} where operator_no = r."operatorNo" returning operators.*`.execute(
    db,
  )
  return after
}
