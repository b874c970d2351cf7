import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

export type Person = {
  userName: string
  name: string
  cardId: string | null
  email: string | null
  /** An account that waits for its owner to choose a password reads nothing. */
  canLogIn: boolean
  isAdmin: boolean
  lines: string[]
  held: { roleKey: string; lines: string[]; pages: string[] }[]
}
/** Those of them that are there, and stay until the transaction ends. */
export const keepUsers = async (db: Db, userNames: readonly string[]) =>
  new Set(
    (
      await sql<{ userName: string }>`
      select user_name from users where user_name = any(${userNames}::varchar[])
      order by user_name for key share`.execute(db)
    ).rows.map(({ userName }) => userName),
  )

/** Where a person is written to; null: nowhere, or the account is locked. */
export const addressOf = async (db: Db, userName: string) =>
  (
    await db
      .selectFrom('users')
      .select('email')
      .where('userName', '=', userName)
      .where('locked', '=', false)
      .executeTakeFirst()
  )?.email ?? null

export const peopleToTell = async (db: Db) =>
  (
    await sql<Person>`
    select u.user_name, u.name, u.card_id, u.email,
           (u.password_hash is not null or u.last_login is not null) as can_log_in,
           exists (select from user_roles r where r.user_name = u.user_name and r.role_key = 'admin')
             as is_admin,
           array(select line_number::text from user_lines l where l.user_name = u.user_name) as lines,
           coalesce((select json_agg(json_build_object('roleKey', r.role_key,
                       'lines', array(select line_number from role_lines l where l.role_key = r.role_key),
                       'pages', array(select page from role_pages p where p.role_key = r.role_key)))
                     from user_roles r where r.user_name = u.user_name), '[]') as held
    from users u where not u.locked`.execute(db)
  ).rows

/** Whose badge it is. */
export const accountWithCard = (db: Db, cardId: string) =>
  db
    .selectFrom('users')
    .select(['userName', 'name', 'locked'])
    .where('cardId', '=', cardId)
    .executeTakeFirst()
