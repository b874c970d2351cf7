import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { session } from '@takt/contract/session.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { startPlant } from '../../testing/plant.ts'
import { deviceOf } from './device.ts'

const plant = await startPlant()
afterAll(plant.close)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const ask = async (token: string, name: string, body: unknown = {}) =>
  (await plant.post(`/api/${name}`, body, { authorization: `Bearer ${token}` })).json()
const mine = async (token: string) =>
  (await ask(token, session.mine.name)).data as { sessionId: string; current: boolean }[]
const isIn = async (token: string) => (await ask(token, session.info.name)).code

/** Two people; the first is logged in three times, the last of them through the front door. */
async function people() {
  const [operator, editor] = await Promise.all([plant.tokenFor('operator'), plant.tokenFor('editor')])
  const elsewhere = 'an-operator-elsewhere'
  await plant.db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(elsewhere), userName: 'operator', endedAt: null })
    .onConflict((c) => c.doNothing())
    .execute()
  return { operator, editor, elsewhere }
}
beforeEach(() => plant.db.deleteFrom('sessions').execute())

test('a log-in is remembered with its address and browser, in the session and in the audit log', async () => {
  const reply = await plant.post(
    '/api/web/login',
    { userName: 'admin', password: 'a password for tests' },
    { 'user-agent': firefox },
  )
  const { token } = reply.json().data
  await plant.db
    .updateTable('users')
    .set({ mustChangePassword: false })
    .where('userName', '=', 'admin')
    .execute()
  expect(await mine(token)).toMatchObject([
    { current: true, address: '127.0.0.1', browser: 'Firefox 143', system: 'Windows' },
  ])
  const entry = await plant.db
    .selectFrom('auditLog')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    userName: 'admin',
    entity: 'session',
    action: 'login',
    after: { address: '127.0.0.1', browser: 'Firefox 143', system: 'Windows' },
  })
})

test('everybody sees their own sessions that still count, this one first, and no token', async () => {
  const { operator } = await people()
  await plant.db
    .updateTable('sessions')
    .set({ seenAt: sql`now() + interval '1 minute'` })
    .where('tokenHash', '=', hashToken('an-operator-elsewhere'))
    .execute()
  await plant.db
    .insertInto('sessions')
    .values([
      { tokenHash: hashToken('ended'), userName: 'operator', endedAt: sql<string>`now()` },
      {
        tokenHash: hashToken('old'),
        userName: 'operator',
        madeAt: sql<string>`now() - interval '8 days'`,
        endedAt: null,
      },
    ])
    .execute()
  const seen = await mine(operator)
  expect(seen.map(({ current }) => current)).toEqual([true, false])
  expect(JSON.stringify(seen)).not.toContain(hashToken(operator).toString('hex').slice(0, 8))
})

test('one session is ended: its next call is refused, the others go on, and screens are notified that people changed', async () => {
  const { operator, elsewhere } = await people()
  const [, other] = await mine(operator)
  plant.heard.length = 0
  expect((await ask(operator, session.end.name, { sessionId: other!.sessionId })).code).toBe(20000)
  expect([await isIn(elsewhere), await isIn(operator)]).toEqual([50012, 20000])
  expect(plant.heard).toEqual([[null, ['session', 'users']]]) // what closes its websocket
  expect((await ask(operator, session.end.name, { sessionId: other!.sessionId })).key).toBe('record.unknown')
})

test('another person’s session cannot be ended by anybody, and the answer is as if it did not exist', async () => {
  const { operator, editor } = await people()
  const [operatorSession] = await mine(operator)
  const admin = await plant.tokenFor('admin')
  for (const token of [editor, admin])
    expect(await ask(token, session.end.name, { sessionId: operatorSession!.sessionId })).toMatchObject({
      key: 'record.unknown',
      field: 'sessionId',
    })
  expect((await ask(editor, session.end.name, { sessionId: 'x' })).key).toBe('call.invalid')
  expect((await ask('', session.end.name, { sessionId: operatorSession!.sessionId })).code).toBe(50008)
  expect((await ask(editor, session.endOthers.name)).data).toEqual({ ended: 0 })
  expect(await isIn(operator)).toBe(20000)
})

test('all others are ended at once, this one stays', async () => {
  const { operator, elsewhere } = await people()
  expect((await ask(operator, session.endOthers.name)).data).toEqual({ ended: 1 })
  expect([await isIn(elsewhere), await isIn(operator)]).toEqual([50012, 20000])
  expect(await mine(operator)).toHaveLength(1)
})

test.each([
  [firefox, 'Firefox 143', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge 140',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome 140',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari 18',
    'macOS',
  ],
  ['takt-simulator', null, null],
  [null, null, null],
])('%s is told as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
