import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { lines } from '@takt/contract/lines.ts'
import { plant as whole } from '@takt/contract/plant.ts'
import { firstSettings } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const first = 'a first password'

const logIn = async (userName = 'ann', password = first) =>
  (await plant.post('/api/web/login', { userName, password })).json()
const tokenOf = async () => (await logIn()).data.token as string

const ask = async (headers: Record<string, string>, path = `/api/${session.info.name}`, body: unknown = {}) =>
  (await plant.post(path, body, headers)).json()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Every test begins with a fresh ann, who has chosen her password. */
beforeEach(async () => {
  await plant.db.deleteFrom('users').where('userName', '=', 'ann').execute()
  await plant.db.deleteFrom('loginTries').execute()
  await admin(users.create, aPerson('ann', { name: 'Ann', introduction: 'Early shift' }))
  await plant.db
    .updateTable('users')
    .set({ mustChangePassword: false })
    .where('userName', '=', 'ann')
    .execute()
})

describe('logging in', () => {
  test('answers with a token and the name; the account may be typed with blanks around it', async () => {
    const random = expect.stringMatching(/^[\w-]{43}$/)
    expect(await logIn('  ann ')).toEqual({
      code: 20000,
      data: {
        token: random,
        name: 'Ann',
        username: 'ann',
        avatar: null,
        introduction: 'Early shift',
        editRight: false,
        roles: ['editor'],
        routerAccess: await admin(session.access, {}),
        ticket: random,
      },
    })
  })

  test('keeps no token and no password, only their hashes', async () => {
    const token = await tokenOf()
    const { rows } = await sql<{
      all: string
    }>`select (select json_agg(u) from users u)::text || (select json_agg(s) from sessions s)::text as all`.execute(
      plant.db,
    )
    expect(rows[0]!.all).not.toContain(token)
    expect(rows[0]!.all).not.toContain(first)
  })

  test('a wrong password and an account that does not exist get the same answer', async () => {
    const answer = await logIn('ann', 'wrong')
    expect(answer).toMatchObject({
      code: 40101,
      message: 'InValid account or password. Please check',
      field: 'password',
    })
    expect(await logIn('nobody', 'wrong')).toEqual(answer)
  })

  test.each(['ann', 'nobody'])(
    'five wrong tries of %s bar the account for a while, whatever is typed then',
    async (userName) => {
      for (let i = 0; i < 4; i++) await logIn(userName, 'wrong')
      const since = performance.now()
      expect((await logIn(userName, 'wrong')).key).toBe('session.wrong_password')
      const barred = await plant.post('/api/web/login', { userName, password: first })
      const left = 15 - (performance.now() - since) / 1000
      const { key, facts } = barred.json()
      expect([barred.statusCode, key]).toEqual([429, 'session.too_many_tries'])
      expect([facts.seconds >= left, facts.seconds <= 15]).toEqual([true, true])
    },
  )

  test('the right password forgives the wrong ones before', async () => {
    for (let i = 0; i < 4; i++) await logIn('ann', 'wrong')
    expect((await logIn()).code).toBe(20000)
    for (let i = 0; i < 4; i++) await logIn('ann', 'wrong')
    expect((await logIn()).code).toBe(20000)
  })
})

describe('a session', () => {
  test('returns who one is, and which role opens which page', async () => {
    const token = await tokenOf()
    expect((await ask(bearer(token))).data).toEqual({
      roleKey: ['editor'],
      userId: 'ann',
      name: 'Ann',
      avatar: null,
      introduction: 'Early shift',
      editRight: false,
      lines: [],
      mustChangePassword: false,
      settings: firstSettings,
      lists: {},
      unread: 0,
      plant: { ...(await admin(whole.get, {})), lines: await admin(lines.list, {}) },
    })
    const access = (await ask(bearer(token), `/api/${session.access.name}`)).data
    expect(access).toContainEqual({
      title: 'orderCreate',
      roles: ['admin', 'editor', 'operator'],
      edit: ['admin', 'editor'],
    })
    expect(access).toContainEqual({ title: 'stationDef', roles: ['admin'], edit: ['admin'] })
  })

  test('is shown by the bearer header or the token header; a cookie alone is nobody', async () => {
    const token = await tokenOf()
    expect((await ask(bearer(token))).code).toBe(20000)
    expect((await ask({ token })).code).toBe(20000)
    expect((await ask({ cookie: `Admin-Token=${token}` })).code).toBe(50008)
    expect((await ask({})).code).toBe(50008)
  })

  test('made up is unknown', async () =>
    expect(await ask(bearer('x'.repeat(43)))).toMatchObject({ code: 50008, key: 'session.unknown' }))

  test.each([
    [
      'unused for twelve hours',
      sql<string>`now() - interval '12 hours 1 second'`,
      sql<string>`now() - interval '12 hours 1 second'`,
    ],
    ['a week old, however busy', sql<string>`now() - interval '7 days 1 second'`, sql<string>`now()`],
  ])('%s has expired', async (_, madeAt, seenAt) => {
    const token = await tokenOf()
    await plant.db.updateTable('sessions').set({ madeAt, seenAt }).where('userName', '=', 'ann').execute()
    expect(await ask(bearer(token))).toMatchObject({ code: 50014, key: 'session.expired' })
  })

  test('in use lives on', async () => {
    const token = await tokenOf()
    await plant.db
      .updateTable('sessions')
      .set({ seenAt: sql`now() - interval '11 hours'` })
      .where('userName', '=', 'ann')
      .execute()
    expect((await ask(bearer(token))).code).toBe(20000)
    const { recent } = await plant.db
      .selectFrom('sessions')
      .select(sql<boolean>`seen_at > now() - interval '1 minute'`.as('recent'))
      .where('userName', '=', 'ann')
      .executeTakeFirstOrThrow()
    expect(recent).toBe(true)
  })

  test('ends when its person logs out, and logging out twice does no harm', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()]
    expect(
      (await ask(bearer(token), '/api/web/Logout', { Para: null, userName: 'ann', app: 'web' })).code,
    ).toBe(20000)
    expect((await ask(bearer(token))).code).toBe(50008)
    expect((await ask(bearer(other))).code).toBe(20000)
    expect((await ask(bearer(token), '/api/web/Logout')).code).toBe(20000)
  })

  test('is checked by its header or by the token in the call, and belongs to one person', async () => {
    const token = await tokenOf()
    const valid = async (headers: Record<string, string>, body: unknown) =>
      (await ask(headers, '/api/web/checkToken', body)).data.valid
    expect(await valid(bearer(token), { userName: 'ann' })).toBe(true)
    expect(await valid({}, { userName: 'ann', para: { token } })).toBe(true)
    expect((await ask({}, '/api/web/checkToken', { para: { token } })).data).toEqual({
      valid: true,
      userName: 'ann',
      name: 'Ann',
    })
    expect(await valid(bearer(token), { userName: 'bob' })).toBe(false)
    expect(await valid({}, { userName: 'ann', para: null })).toBe(false)
    expect(await valid(bearer('x'.repeat(43)), { userName: 'ann' })).toBe(false)
  })
})
