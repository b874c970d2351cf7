import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { lines } from '@takt/contract/lines.ts'
import { oidc } from '@takt/contract/oidc.ts'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { connect } from '../db/connect.ts'
import { buildApp } from '../http/app.ts'
import { startLogInService, walk } from '../testing/log-in-service.ts'
import { startPlant } from '../testing/plant.ts'
import { aLine } from '../testing/samples.ts'

const origin = 'http://takt.test:8080'
const plant = await startPlant()
const service = await startLogInService(origin, {
  byMail: { email: 'mia@plant.example', email_verified: true },
  claimed: { email: 'mia@plant.example', email_verified: false },
  worded: { email: 'mia@plant.example', email_verified: 'false' },
  newcomer: {
    preferred_username: 'newcomer',
    name: 'New Comer',
    email: 'new@plant.example',
    email_verified: true,
  },
  guest: { preferred_username: 'guest' },
  odd: { preferred_username: ' ann' },
})
const database = connect(plant.url)
const serverWith = (over: object = {}) => buildApp({ database, oidc: { ...service.settings, ...over } })
const app = await serverWith()
afterAll(async () => {
  await app.close()
  await database.close()
  await plant.close()
  await service.close()
})

const account = (userName: string, over: object = {}) => ({
  userName,
  name: `Person ${userName}`,
  passwordHash: null,
  mustChangePassword: false,
  avatar: null,
  introduction: null,
  cardId: null,
  lockReason: null,
  lastLogin: null,
  ...over,
})
beforeAll(async () => {
  await plant.db
    .insertInto('users')
    .values([
      account('ann'),
      account('mia@plant.example'),
      account('lou', { locked: true, lockReason: 'left' }),
    ])
    .execute()
  await plant.db
    .insertInto('userRoles')
    .values(['ann', 'mia@plant.example', 'lou'].map((userName) => ({ userName, roleKey: 'operator' })))
    .execute()
})
beforeEach(() => plant.db.updateTable('users').set({ locked: false }).where('userName', '=', 'ann').execute())

type App = typeof app
/** What a browser does: start, log in there, come back. `cookie` is the browser; each of them only knows its own. */
async function start(at: App = app) {
  const reply = await at.inject({ url: '/api/oidc/start' })
  return {
    address: reply.headers.location!,
    cookie: String(reply.headers['set-cookie']).split(';')[0]!,
    reply,
  }
}
const comeBack = async (url: string, cookie: string, at: App = app) => {
  const { headers } = await at.inject({ url, headers: { cookie } })
  const back = new URL(headers.location!, origin)
  return { at: back.pathname + back.hash, ...Object.fromEntries(back.searchParams) } as {
    at: string
    code?: string
    state?: string
    error?: string
  }
}
async function proven(login: string, at: App = app) {
  const { address, cookie } = await start(at)
  const back = await walk(address, login)
  return { cookie, back, said: await comeBack(back.pathname + back.search, cookie, at) }
}
const exchange = async (input: object, cookie: string, at: App = app) =>
  (
    await at.inject({
      method: 'POST',
      url: `/api/${oidc.exchange.name}`,
      headers: { cookie, 'user-agent': 'Firefox/143.0' },
      payload: input,
    })
  ).json()
const sessions = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from sessions`.execute(plant.db)).rows[0]!.n)

describe('a log-in through the log-in service', () => {
  test('opens a session, by a code that is worth nothing elsewhere; the token never stands in an address', async () => {
    const { cookie, said } = await proven('ann')
    expect(said).toEqual({
      at: '/#/auth-redirect',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { data } = await exchange({ code: said.code, state: said.state }, cookie)
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), name: 'Person ann', username: 'ann' })
    expect(JSON.stringify(said)).not.toContain(data.token)
    const info = await app.inject({
      method: 'POST',
      url: `/api/${session.info.name}`,
      headers: { authorization: `Bearer ${data.token}` },
    })
    expect(info.json()).toMatchObject({ code: 20000, data: { userId: 'ann', roleKey: ['operator'] } })
    const entry = await plant.db
      .selectFrom('auditLog')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      userName: 'ann',
      entity: 'session',
      entityKey: 'ann',
      action: 'login',
      after: { browser: 'Firefox 143' },
    })
  })

  test('starts with PKCE, state and nonce, and a cookie no script reads', async () => {
    const { address, reply } = await start()
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/oidc/callback`,
      client_id: 'takt',
    })
    expect(
      new Set([asked.state, asked.nonce, asked.code_challenge, (await start()).address.slice(-43)]).size,
    ).toBe(4)
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^takt-oidc=[\w-]{43}; Path=\/api\/oidc; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const secure = await serverWith({ origin: 'https://takt.test' })
    expect(String((await start(secure)).reply.headers['set-cookie'])).toMatch(/; Secure$/)
    await secure.close()
  })

  test('finds the account by a confirmed e-mail where the service says no name, never by one nobody confirmed', async () => {
    const { cookie, said } = await proven('byMail')
    expect((await exchange({ code: said.code, state: said.state }, cookie)).data.username).toBe(
      'mia@plant.example',
    )
    for (const login of ['claimed', 'worded'])
      expect((await proven(login)).said.error).toBe('oidc.account_unknown')
  })

  test('is offered by its name; without settings there is none', async () => {
    const offer = async (at: App) =>
      (await at.inject({ method: 'POST', url: `/api/${oidc.offer.name}` })).json().data
    expect(await offer(app)).toEqual({ name: 'Plant ID', origin })
    expect(await offer(plant.app)).toBeNull()
    expect((await plant.app.inject({ url: '/api/oidc/start' })).statusCode).toBe(404)
    expect(await exchange({ code: 'x', state: 'y' }, '', plant.app)).toMatchObject({ key: 'call.unknown' })
  })
})

describe('nobody gets in', () => {
  test('with a wrong state, another browser, or none', async () => {
    const { address, cookie } = await start()
    const back = await walk(address, 'ann')
    const other = (await start()).cookie
    const wrong = new URL(back)
    wrong.searchParams.set('state', 'x'.repeat(43))
    for (const [url, browser] of [
      [wrong, cookie],
      [back, other],
      [back, ''],
    ] as const) {
      expect(await comeBack(url.pathname + url.search, browser)).toMatchObject({
        at: '/#/auth-redirect',
        error: 'oidc.not_proven',
      })
    }
    expect((await comeBack(back.pathname + back.search, cookie)).code).toBeTruthy()
  })

  test('with the service’s code a second time', async () => {
    const { back, cookie, said } = await proven('ann')
    expect(said.code).toBeTruthy()
    expect((await comeBack(back.pathname + back.search, cookie)).error).toBe('oidc.not_proven')
  })

  test('with our code a second time, late, with a wrong state or in another browser; each try uses it up', async () => {
    const before = await sessions()
    const { cookie, said } = await proven('ann')
    const own = { code: said.code, state: said.state }
    expect((await exchange(own, cookie)).code).toBe(20000)
    expect(await exchange(own, cookie)).toMatchObject({ code: 40122, key: 'oidc.not_proven' })

    const late = await proven('ann')
    await sql`update login_codes set made_at = now() - interval '61 seconds'`.execute(plant.db)
    expect((await exchange({ code: late.said.code, state: late.said.state }, late.cookie)).key).toBe(
      'oidc.not_proven',
    )

    for (const [over, browser] of [
      [{ state: 'x' }, null],
      [{}, (await start()).cookie],
      [{}, ''],
    ] as const) {
      const { cookie, said } = await proven('ann')
      const input = { code: said.code, state: said.state }
      expect((await exchange({ ...input, ...over }, browser ?? cookie)).key).toBe('oidc.not_proven')
      expect((await exchange(input, cookie)).key).toBe('oidc.not_proven')
    }
    expect(await sessions()).toBe(before + 1)
  })

  test.each([
    ['somebody without an account here', 'stranger', 'oidc.account_unknown'],
    ['a name that is none of ours', 'odd', 'oidc.account_unknown'],
    ['a locked account', 'lou', 'session.locked'],
  ])('%s', async (_, login, error) => {
    expect((await proven(login)).said).toEqual({
      at: '/#/auth-redirect',
      error,
      requestId: expect.any(String),
    })
  })

  test('locked while the browser was on its way back', async () => {
    const { cookie, said } = await proven('ann')
    await plant.db.updateTable('users').set({ locked: true }).where('userName', '=', 'ann').execute()
    expect((await exchange({ code: said.code, state: said.state }, cookie)).key).toBe('session.locked')
  })

  test('whom the service itself turns away', async () => {
    const { address, cookie } = await start()
    const back = await walk(address, 'ann', { refuse: true })
    expect(await comeBack(back.pathname + back.search, cookie)).toMatchObject({ error: 'oidc.refused' })
  })

  test('while the service is away; account and password still do', async () => {
    const away = await serverWith({ issuer: 'http://127.0.0.1:9' })
    const { reply } = await start(away)
    expect(reply.headers.location).toMatch(/^\/\?error=oidc\.provider_down&requestId=[\w-]+#\/auth-redirect$/)
    const login = await away.inject({
      method: 'POST',
      url: '/api/web/login',
      payload: { userName: 'admin', password: 'a password for tests' },
    })
    expect(login.json().code).toBe(20000)
    await away.close()
  })
})

test('where people are made, a newcomer gets an account with the role that was set, without a password', async () => {
  const making = await serverWith({ create: 'operator' })
  const { cookie, said } = await proven('newcomer', making)
  expect((await exchange({ code: said.code, state: said.state }, cookie, making)).data).toMatchObject({
    username: 'newcomer',
    name: 'New Comer',
  })
  const made = await plant.db
    .selectFrom('users')
    .selectAll()
    .where('userName', '=', 'newcomer')
    .executeTakeFirstOrThrow()
  expect(made).toMatchObject({
    email: 'new@plant.example',
    passwordHash: null,
    mustChangePassword: false,
    editRight: false,
  })
  expect(
    await plant.db.selectFrom('userRoles').select('roleKey').where('userName', '=', 'newcomer').execute(),
  ).toEqual([{ roleKey: 'operator' }])
  await making.close()
})

test.each([
  ['has none', null],
  ['was made by somebody else', '-'],
])(
  'whose password here %s is asked for no other: they proved elsewhere who they are',
  async (_, passwordHash) => {
    await plant.db
      .insertInto('users')
      .values(account('eve', { passwordHash, mustChangePassword: true }))
      .execute()
    await plant.db.insertInto('userRoles').values({ userName: 'eve', roleKey: 'operator' }).execute()
    const { cookie, said } = await proven('eve')
    const { token } = (await exchange({ code: said.code, state: said.state }, cookie)).data
    const post = async (path: string, payload: object) => (await plant.post(path, payload, { token })).json()
    expect((await post('/api/session/info', {})).data).toMatchObject({
      userId: 'eve',
      mustChangePassword: false,
      plant: { lines: [] },
    })
    expect((await post('/api/account/me', {})).code).toBe(20000)
    await plant.db.deleteFrom('users').where('userName', '=', 'eve').execute()
  },
)

test('a newcomer looks at the lines of the role that was set and at no other', async () => {
  const admin = plant.as('admin')
  for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
  await admin(users.saveRole, {
    roleKey: 'guest',
    roleName: 'Guest',
    description: null,
    lines: ['L1'],
    menu: [{ page: 'lineDashboard', level: 'view' }],
  })
  const making = await serverWith({ create: 'guest' })
  const { cookie, said } = await proven('guest', making)
  const { token } = (await exchange({ code: said.code, state: said.state }, cookie, making)).data
  const {
    lines: only,
    plant: { lines: shown },
  } = (await plant.post('/api/session/info', {}, { token })).json().data
  expect([only, shown.map(({ lineNumber }: { lineNumber: string }) => lineNumber)]).toEqual([['L1'], ['L1']])
  expect((await plant.post('/api/boards/line/L2', {}, { token })).json()).toMatchObject({
    key: 'call.line_forbidden',
  })
  await making.close()
})
