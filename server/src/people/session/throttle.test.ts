import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { notices } from '@takt/contract/notices.ts'
import { firstPeople } from '../users/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { unbar } from './session.ts'
import { networkOf } from '../../platform/db/network.ts'

const plant = await startPlant()
afterAll(plant.close)
const password = 'a password for tests'
await firstPeople(plant.db, password, { mustChange: false })

async function logIn(userName: string, typed: string, { from = '10.0.0.1', cookie = '' } = {}) {
  const reply = await plant.app.inject({
    method: 'POST',
    url: '/api/web/login',
    payload: { userName, password: typed },
    remoteAddress: from,
    headers: { cookie },
  })
  const given = reply.headers['set-cookie']
  return {
    key: reply.json().key as string | undefined,
    code: reply.json().code as number,
    facts: reply.json().facts,
    cookie: String(given ?? '').split(';')[0]!,
    setCookie: given,
  }
}
const wrongly = async (tries: number, userName = 'admin', at: { from?: string; cookie?: string } = {}) => {
  const keys = []
  for (let i = 0; i < tries; i++) keys.push((await logIn(userName, `wrong ${i}`, at)).key)
  return keys
}
/** As if so many had been wrong before: each costs a hash. */
const countedBefore = (scope: string, failedTries: number) =>
  plant.db.updateTable('loginTries').set({ failedTries }).where('scope', '=', scope).execute()
const refused = 'session.wrong_password'
const barred = 'session.too_many_tries'

beforeEach(async () => {
  for (const table of ['loginTries', 'knownBrowsers', 'sessions'] as const)
    await plant.db.deleteFrom(table).execute()
})

describe('wrong passwords of others', () => {
  test('do not keep the owner’s own browser out, also not from the same address', async () => {
    const own = await logIn('admin', password)
    expect(own.setCookie).toMatch(
      /^takt-browser=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
    expect((await wrongly(29)).filter((key) => key === barred)).toHaveLength(24)
    expect((await logIn('admin', password)).key).toBe(barred)
    expect((await logIn('admin', password, { cookie: own.cookie })).code).toBe(20000)
  })
  test('do not keep the owner out at another address', async () => {
    await wrongly(8)
    expect((await logIn('admin', password, { from: '10.0.0.2' })).code).toBe(20000)
  })
  test('from twenty addresses bar the account where it was never used, and nowhere else', async () => {
    await logIn('admin', password, { from: '10.0.0.2' })
    for (const from of ['10.1.0.1', '10.1.0.2'])
      expect(await wrongly(1, 'admin', { from })).toEqual([refused])
    await countedBefore('account', 19)
    expect(await wrongly(1, 'admin', { from: '10.1.0.3' })).toEqual([refused])
    expect((await logIn('admin', password, { from: '10.2.0.1' })).key).toBe(barred)
    expect((await logIn('admin', password, { from: '10.0.0.2' })).code).toBe(20000)
  })
  test('a browser that is known to one account is a stranger to another', async () => {
    const own = await logIn('admin', password, { from: '10.0.0.2' })
    await wrongly(5, 'nobody', { cookie: own.cookie })
    expect(await wrongly(1, 'nobody', { cookie: own.cookie })).toEqual([barred])
  })
})

test('a known browser is throttled by its own wrong tries', async () => {
  const { cookie } = await logIn('admin', password)
  await wrongly(4, 'admin', { cookie })
  const since = performance.now()
  await wrongly(1, 'admin', { cookie })
  const { key, facts } = await logIn('admin', password, { cookie })
  const left = 15 - (performance.now() - since) / 1000
  expect([key, facts.seconds >= left, facts.seconds <= 15]).toEqual([barred, true, true])
})

test('thirty wrong tries from one address, whatever the names, bar the address; an administrator is notified, and the rows are few', async () => {
  const admin = plant.as('admin')
  await admin(notices.list, {})
  for (const name of ['made up 1', 'made up 2']) expect(await wrongly(1, name)).toEqual([refused])
  await countedBefore('address', 29)
  expect(await wrongly(1, 'made up 3')).toEqual([refused])
  expect(await wrongly(1, 'another')).toEqual([barred])
  expect((await logIn('admin', password)).key).toBe(barred)
  expect((await logIn('admin', password, { from: '10.0.0.2' })).code).toBe(20000)
  await tellNews(plant.db)
  expect((await admin(notices.list, { eventType: 'loginBurst' })).rows[0]).toMatchObject({
    about: '10.0.0.1',
    messageType: 'alarm',
    messageContent: expect.stringContaining('30 wrong logins from 10.0.0.1'),
  })
})

test('from the console of the machine an account may log in again, and every address', async () => {
  await wrongly(5)
  await countedBefore('address', 29)
  await wrongly(1, 'made up')
  expect((await logIn('admin', password)).key).toBe(barred)
  expect(await unbar(plant.db, 'admin')).toEqual({ account: 1, addresses: 1 })
  expect((await logIn('admin', password)).code).toBe(20000)
  expect(await unbar(plant.db, 'nobody')).toBeNull()
})

test('the table keeps the latest ten thousand, and no name that was typed', async () => {
  await sql`insert into login_tries (scope, try_key, failed_tries, tried_at) select 'account', decode(md5(i::text), 'hex'), 1, now() - interval '1 minute' from generate_series(1, 10050) i`.execute(
    plant.db,
  )
  await wrongly(1, 'my secret password')
  const {
    rows: [found],
  } = await sql<{
    n: number
    text: string
  }>`select count(*)::int as n, string_agg(t::text, ' ') as text from login_tries t`.execute(plant.db)
  expect(found!.n).toBe(10_000)
  expect(found!.text).not.toContain('secret')
})

test.each([
  ['one address, and a stranger at another', () => '10.9.0.1', false],
  ['as many addresses, and a browser that is known', (number: number) => `10.9.${number}.1`, true],
])(
  'sixty-four clients with made-up names do not refuse a log-in: from %s',
  async (_, addressOf, recognised) => {
    const cookie = recognised ? (await logIn('admin', password, { from: '10.0.0.9' })).cookie : ''
    const over = new AbortController()
    const client = async (number: number) => {
      while (!over.signal.aborted) {
        const { key } = await logIn(`made up ${number} ${Math.random()}`, 'wrong', {
          from: addressOf(number),
        })
        if (key === barred) await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const clients = Array.from({ length: 64 }, (_, number) => client(number))
    const codes = []
    for (let i = 0; i < 3; i++)
      codes.push((await logIn('admin', password, { from: '10.0.0.2', cookie })).code)
    over.abort()
    await Promise.all(clients)
    expect(codes).toEqual(Array.from({ length: 3 }, () => 20000))
  },
  120_000,
)

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
