import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tables } from '../../platform/db/tables.ts'

const whole = (db: Db) =>
  db
    .selectFrom('roles as r')
    .selectAll('r')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('rolePages as p')
          .select(['p.page', 'p.level'])
          .whereRef('p.roleKey', '=', 'r.roleKey')
          .orderBy('p.page'),
      ).as('menu'),
      sql<
        string[]
      >`array(select line_number::text from role_lines l where l.role_key = r.role_key order by 1)`.as(
        'lines',
      ),
      sql<number>`(select count(*) from user_roles u where u.role_key = r.role_key)`.as('userCount'),
    ])

export const listRoles = (db: Db) => whole(db).orderBy('r.roleKey').execute()
/** Held until the transaction ends: two people saving one role take turns, and nobody is given it meanwhile. */
export const lockRole = (db: Db, roleKey: string) =>
  whole(db).where('r.roleKey', '=', roleKey).forUpdate('r').executeTakeFirst()

/** Those that are there already stay as they are; the answer is how many were not. */
export const insertRoles = async (db: Db, roles: Insertable<Tables['roles']>[]) =>
  (
    await db
      .insertInto('roles')
      .values(roles)
      .onConflict((c) => c.column('roleKey').doNothing())
      .returning('roleKey')
      .execute()
  ).length

export const updateRole = (db: Db, roleKey: string, change: Updateable<Tables['roles']>) =>
  db
    .updateTable('roles')
    .set({ ...change, updateDate: sql`now()`, revision: sql<number>`revision + 1` })
    .where('roleKey', '=', roleKey)
    .execute()

export const deleteRole = (db: Db, roleKey: string) =>
  db.deleteFrom('roles').where('roleKey', '=', roleKey).execute()

/** Named twice, the page is held at the level named last. */
export async function setRolePages(
  db: Db,
  roleKey: string,
  rows: Omit<Insertable<Tables['rolePages']>, 'roleKey'>[],
) {
  await db.deleteFrom('rolePages').where('roleKey', '=', roleKey).execute()
  const once = [...new Map(rows.map((row) => [row.page, { ...row, roleKey }])).values()]
  if (once.length > 0) await db.insertInto('rolePages').values(once).execute()
}

export async function setRoleLines(db: Db, roleKey: string, lines: readonly string[]) {
  await db.deleteFrom('roleLines').where('roleKey', '=', roleKey).execute()
  if (lines.length > 0)
    await db
      .insertInto('roleLines')
      .values([...new Set(lines)].map((lineNumber) => ({ roleKey, lineNumber })))
      .execute()
}

export const holdersOf = async (db: Db, roleKey: string) =>
  (
    await db
      .selectFrom('userRoles')
      .select('userName')
      .where('roleKey', '=', roleKey)
      .orderBy('userName')
      .execute()
  ).map(({ userName }) => userName)
