import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { UserFilter } from '@takt/contract/users.ts'
import { contains, onePage } from '../db/connect.ts'
import type { Db, Tables } from '../db/tables.ts'

/** People as their register shows them: with their roles and lines, and never with their password. */
const people = (db: Db) => db.selectFrom((eb) => eb.selectFrom('users as u')
  .select(['u.userName', 'u.name', 'u.cardId', 'u.editRight', 'u.introduction', 'u.locked', 'u.lockReason', 'u.lastLogin', 'u.revision'])
  .select([
    sql<string[]>`array(select role_key::text from user_roles r where r.user_name = u.user_name order by 1)`.as('roles'),
    sql<string[]>`array(select line_number::text from user_lines l where l.user_name = u.user_name order by 1)`.as('lines'),
  ]).as('people')).selectAll()

export function listUsers(db: Db, filter: UserFilter) {
  let query = people(db)
  if (filter.userName) query = query.where('userName', 'ilike', contains(filter.userName))
  if (filter.name) query = query.where('name', 'ilike', contains(filter.name))
  if (filter.locked !== undefined) query = query.where('locked', '=', filter.locked)
  return onePage(query.orderBy('userName'), filter, ['userName'])
}

export const findUser = (db: Db, userName: string) => people(db).where('userName', '=', userName).executeTakeFirst()

/** Held until the transaction ends: whoever counts accounts next counts what this one did. */
export const lockUsers = (db: Db) => sql`lock table users in share row exclusive mode`.execute(db)
export const anyUser = (db: Db) => db.selectFrom('users').select('userName').limit(1).executeTakeFirst()

/** Is there somebody else who can administer? */
export const otherAdmin = (db: Db, userName: string) =>
  db.selectFrom('userRoles as r').innerJoin('users as u', 'u.userName', 'r.userName').select('u.userName')
    .where('r.roleKey', '=', 'admin').where('u.locked', '=', false).where('u.userName', '!=', userName).limit(1).executeTakeFirst()

export const holderOfCard = (db: Db, cardId: string) => db.selectFrom('users').select('userName').where('cardId', '=', cardId).executeTakeFirst()

/** Nothing comes back when the name is taken. */
export const insertUser = (db: Db, user: Insertable<Tables['users']>) =>
  db.insertInto('users').values(user).onConflict((c) => c.column('userName').doNothing()).returning('userName').executeTakeFirst()

export const updateUser = (db: Db, userName: string, change: Updateable<Tables['users']>) =>
  db.updateTable('users').set({ ...change, revision: sql<number>`revision + 1` }).where('userName', '=', userName).execute()

export const deleteUser = (db: Db, userName: string) => db.deleteFrom('users').where('userName', '=', userName).execute()

export async function setUserRoles(db: Db, userName: string, roles: readonly string[]) {
  await db.deleteFrom('userRoles').where('userName', '=', userName).execute()
  if (roles.length) await db.insertInto('userRoles').values([...new Set(roles)].map((roleKey) => ({ userName, roleKey }))).execute()
}

export async function setUserLines(db: Db, userName: string, lines: readonly string[]) {
  await db.deleteFrom('userLines').where('userName', '=', userName).execute()
  if (lines.length) await db.insertInto('userLines').values([...new Set(lines)].map((lineNumber) => ({ userName, lineNumber }))).execute()
}

const rolesWithPages = (db: Db) =>
  db.selectFrom('roles as r').selectAll('r').select((eb) =>
    jsonArrayFrom(eb.selectFrom('rolePages as p').select(['p.page', 'p.level']).whereRef('p.roleKey', '=', 'r.roleKey').orderBy('p.page')).as('menu'))

export const listRoles = (db: Db) => rolesWithPages(db).orderBy('r.roleKey').execute()
/** Held until the transaction ends: two people saving one role take turns. */
export const lockRole = (db: Db, roleKey: string) => rolesWithPages(db).where('r.roleKey', '=', roleKey).forUpdate('r').executeTakeFirst()

/** Those that are there already stay as they are; the answer is how many were not. */
export const insertRoles = async (db: Db, roles: Insertable<Tables['roles']>[]) =>
  (await db.insertInto('roles').values(roles).onConflict((c) => c.column('roleKey').doNothing()).returning('roleKey').execute()).length

export const updateRole = (db: Db, roleKey: string, change: Updateable<Tables['roles']>) =>
  db.updateTable('roles').set({ ...change, revision: sql<number>`revision + 1` }).where('roleKey', '=', roleKey).execute()

export const deleteRolePages = (db: Db, roleKey: string) => db.deleteFrom('rolePages').where('roleKey', '=', roleKey).execute()

/** Named twice, the page is held at the level named last. */
export async function insertRolePages(db: Db, rows: Insertable<Tables['rolePages']>[]) {
  const once = [...new Map(rows.map((row) => [`${row.roleKey} ${row.page}`, row])).values()]
  if (once.length) await db.insertInto('rolePages').values(once).execute()
}
