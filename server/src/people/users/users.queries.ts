import { sql, type Updateable } from 'kysely'
import { plantStream } from '@takt/contract/events.ts'
import { roleAmongPeople, roleKeyOf } from '@takt/contract/person-fields.ts'
import type { UserDraft, UserFilter } from '@takt/contract/users.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { nextTurn } from '../../platform/db/turns.ts'

/** People as their register shows them: with their roles and lines, and never with their password. */
const people = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('users as u')
        .select([
          'u.userName',
          'u.name',
          'u.cardId',
          'u.editRight',
          'u.introduction',
          'u.locked',
          'u.lockReason',
          'u.lastLogin',
          'u.revision',
        ])
        .select([
          sql<
            string[]
          >`array(select role_key::text from user_roles r where r.user_name = u.user_name order by 1)`.as(
            'roles',
          ),
          sql<
            string[]
          >`array(select line_number::text from user_lines l where l.user_name = u.user_name order by 1)`.as(
            'lines',
          ),
          sql<boolean>`u.password_hash is not null`.as('hasPassword'),
          sql<
            string | null
          >`(select expires_at from password_links l where l.user_name = u.user_name and expires_at > now())`.as(
            'linkExpires',
          ),
        ])
        .as('people'),
    )
    .selectAll()

type UserScope = Omit<UserFilter, 'page' | 'limit'>

export const listUsers = (db: Db, filter: UserFilter) => onePage(found(db, filter), filter, ['userName'])
export const allUsers = (db: Db, filter: UserScope) =>
  sorted(found(db, filter), filter.sort, ['userName']).execute()

function found(db: Db, filter: UserScope) {
  let query = people(db)
  if (filter.userName) query = query.where('userName', 'ilike', contains(filter.userName))
  if (filter.name) query = query.where('name', 'ilike', contains(filter.name))
  if (filter.locked !== undefined) query = query.where('locked', '=', filter.locked)
  if (filter.roles) query = query.where(sql<boolean>`${filter.roles} = any(roles)`)
  if (filter.lines) query = query.where(sql<boolean>`(lines = '{}' or ${filter.lines} = any(lines))`)
  return query.orderBy('userName')
}

/** What accounts are called; of those that are gone nothing. */
export async function namesOfUsers(db: Db, userNames: readonly string[]) {
  const query = db.selectFrom('users').select(['userName', 'name']).where('userName', 'in', userNames)
  const rows = userNames.length ? await query.execute() : []
  return new Map(rows.map(({ userName, name }) => [userName, name]))
}

/** What accounts are called, and roles among them; of those that are gone nothing. */
export async function namesOf(db: Db, named: readonly string[]) {
  const roleKeys = named.flatMap((one) => roleKeyOf(one) ?? [])
  const users = await namesOfUsers(
    db,
    named.filter((one) => roleKeyOf(one) === null),
  )
  const query = db.selectFrom('roles').select(['roleKey', 'roleName']).where('roleKey', 'in', roleKeys)
  const roles = roleKeys.length ? await query.execute() : []
  return new Map([...users, ...roles.map((role) => [roleAmongPeople(role.roleKey), role.roleName] as const)])
}

export const findUsers = (db: Db, userNames: readonly string[]) =>
  people(db)
    .where(sql<boolean>`user_name = any(${userNames}::text[])`)
    .execute()
export const findUser = async (db: Db, userName: string) => (await findUsers(db, [userName]))[0]

/** Held until the transaction ends: whoever counts accounts next counts what this one did. */
export async function lockUsers(db: Db) {
  await nextTurn(db, plantStream)
  await sql`lock table users in share row exclusive mode`.execute(db)
}
export const anyUser = (db: Db) => db.selectFrom('users').select('userName').limit(1).executeTakeFirst()

/** Is there somebody (else) who can administer? */
export const otherAdmin = (db: Db, userName = '') =>
  db
    .selectFrom('userRoles as r')
    .innerJoin('users as u', 'u.userName', 'r.userName')
    .select('u.userName')
    .where('r.roleKey', '=', 'admin')
    .where('u.locked', '=', false)
    .where('u.userName', '!=', userName)
    .limit(1)
    .executeTakeFirst()

export const holdersOfCards = (db: Db, cards: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['cardId', 'userName'])
    .where(sql<boolean>`card_id = any(${cards}::text[])`)
    .execute()

type Fresh = Omit<UserDraft, 'roles' | 'lines'> & { passwordHash: string | null; mustChangePassword: boolean }

/** Those whose names are taken stay out; the answer names the others. */
export async function insertUsers(db: Db, rows: readonly Fresh[]) {
  const { rows: made } = await sql<{ userName: string }>`
    insert into users (user_name, name, card_id, edit_right, introduction, password_hash, must_change_password)
    select "userName", name, "cardId", "editRight", introduction, "passwordHash", "mustChangePassword" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as fresh("userName" text, name text, "cardId" text, "editRight" boolean, introduction text, "passwordHash" text, "mustChangePassword" boolean)
    on conflict (user_name) do nothing returning user_name`.execute(db)
  return made.map(({ userName }) => userName)
}

/** In one statement, so that two people may change badges. */
export const updateUsers = (db: Db, rows: readonly Omit<UserDraft, 'roles' | 'lines'>[]) =>
  sql`
  update users set name = new.name, card_id = "cardId", edit_right = "editRight", introduction = new.introduction, revision = revision + 1
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new("userName" text, name text, "cardId" text, "editRight" boolean, introduction text)
  where user_name = "userName"`.execute(db)

export const updateUser = (db: Db, userName: string, change: Updateable<Tables['users']>) =>
  db
    .updateTable('users')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('userName', '=', userName)
    .execute()

export const deleteUser = (db: Db, userName: string) =>
  db.deleteFrom('users').where('userName', '=', userName).execute()

/** These are the roles and lines of these people, and no others. */
export async function setRolesAndLines(
  db: Db,
  people: readonly Pick<UserDraft, 'userName' | 'roles' | 'lines'>[],
) {
  const names = people.map(({ userName }) => userName)
  const pairs = (of: 'roles' | 'lines') =>
    people.flatMap((one) => [...new Set(one[of])].map((value) => [one.userName, value] as const))
  const [roles, lines] = [pairs('roles'), pairs('lines')]
  const columns = (rows: readonly (readonly [string, string])[]) =>
    sql`unnest(${rows.map(([name]) => name)}::text[], ${rows.map(([, value]) => value)}::text[])`
  await sql`delete from user_roles where user_name = any(${names}::text[])`.execute(db)
  await sql`delete from user_lines where user_name = any(${names}::text[])`.execute(db)
  await sql`insert into user_roles (user_name, role_key) select * from ${columns(roles)}`.execute(db)
  await sql`insert into user_lines (user_name, line_number) select * from ${columns(lines)}`.execute(db)
}
