import { type Insertable, sql } from 'kysely'
import { isOver } from '../../platform/db/callers.ts'
import { forgetOlder } from '../../platform/db/forget.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export const findAccount = (db: Db, userName: string) =>
  db.selectFrom('users').selectAll().where('userName', '=', userName).executeTakeFirst()

/** What each role gives, and on which lines; none: on all. */
export const grantsOfRoles = (db: Db) =>
  db
    .selectFrom('rolePages as p')
    .selectAll()
    .orderBy('roleKey')
    .select(
      sql<string[]>`array(select line_number::text from role_lines l where l.role_key = p.role_key)`.as(
        'lines',
      ),
    )
    .execute()

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).execute()
/** What the account is now; whoever changes it waits until this log-in is done, and then ends it. */
export const noteLogin = (db: Db, userName: string) =>
  db
    .updateTable('users')
    .set({ lastLogin: sql`now()` })
    .where('userName', '=', userName)
    .returning(['locked', 'passwordHash'])
    .executeTakeFirst()

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).returning('userName').executeTakeFirst()

/** Those that still count, `tokenHash`'s first, then the latest used. */
export const openSessions = (db: Db, userName: string, tokenHash: Buffer) => {
  const current = sql<boolean>`token_hash = ${tokenHash}`
  return db
    .selectFrom('sessions')
    .select(['sessionId', 'madeAt', 'seenAt', 'address', 'userAgent', current.as('current')])
    .where('userName', '=', userName)
    .where('endedAt', 'is', null)
    .where(sql<boolean>`not ${isOver}`)
    .orderBy(current, 'desc')
    .orderBy('seenAt', 'desc')
    .limit(100)
    .execute()
}

export const endSession = (db: Db, userName: string, sessionId: string) =>
  db
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('userName', '=', userName)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning(['address', 'userAgent'])
    .executeTakeFirst()

/** Superseded, not forgotten: a call with such a token gets the reason why it no longer works. */
export const endSessions = (db: Db, userName: string, except: Buffer | null) => {
  const query = db
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('userName', '=', userName)
    .where('endedAt', 'is', null)
  return (except ? query.where('tokenHash', '!=', except) : query).returning(isOver.as('over')).execute()
}

/** Sessions so old that they count as unknown. */
export async function deleteOld(db: Db, sessionDays: number) {
  await forgetOlder(db, 'sessions', 'madeAt', sessionDays)
  await db
    .deleteFrom('passwordLinks')
    .where('expiresAt', '<', sql<string>`now()`)
    .execute()
}

export const setPassword = (db: Db, userName: string, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ passwordHash, mustChangePassword: false })
    .where('userName', '=', userName)
    .execute()

const linkHours = 24

/** The last one made is the one that opens. */
export const saveLink = (db: Db, userName: string, tokenHash: Buffer) =>
  db
    .insertInto('passwordLinks')
    .values({ userName, tokenHash, expiresAt: sql`now() + make_interval(hours => ${linkHours})` })
    .onConflict((c) =>
      c.column('userName').doUpdateSet((eb) => ({
        tokenHash: eb.ref('excluded.tokenHash'),
        expiresAt: eb.ref('excluded.expiresAt'),
      })),
    )
    .returning('expiresAt')
    .executeTakeFirstOrThrow()

export const findLink = (db: Db, userName: string, tokenHash: Buffer) =>
  db
    .selectFrom('passwordLinks')
    .select('userName')
    .where('userName', '=', userName)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Of two who come with one link at once, one finds it. */
export const takeLink = (db: Db, userName: string, tokenHash: Buffer) =>
  db
    .deleteFrom('passwordLinks')
    .where('userName', '=', userName)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('userName')
    .executeTakeFirst()

export const deleteLink = (db: Db, userName: string) =>
  db.deleteFrom('passwordLinks').where('userName', '=', userName).execute()
