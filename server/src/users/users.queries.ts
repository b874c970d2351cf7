import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tables } from '../db/tables.ts'

/** Held until the transaction ends: whoever counts accounts next counts what this one did. */
export const lockUsers = (db: Db) => sql`lock table users in share row exclusive mode`.execute(db)
export const anyUser = (db: Db) => db.selectFrom('users').select('userName').limit(1).executeTakeFirst()

export const insertUser = (db: Db, user: Insertable<Tables['users']>) =>
  db.insertInto('users').values(user).onConflict((c) => c.column('userName').doNothing()).returningAll().executeTakeFirst()
export const insertUserRoles = (db: Db, userName: string, roleKeys: readonly string[]) =>
  db.insertInto('userRoles').values(roleKeys.map((roleKey) => ({ userName, roleKey }))).execute()

export const insertRoles = (db: Db, roles: Insertable<Tables['roles']>[]) => db.insertInto('roles').values(roles).onConflict((c) => c.doNothing()).execute()
export const insertRolePages = (db: Db, rows: Insertable<Tables['rolePages']>[]) => db.insertInto('rolePages').values(rows).onConflict((c) => c.doNothing()).execute()
