import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { audit } from '@takt/contract/audit.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const { password: _, ...newcomer } = aPerson('ann', { roles: ['operator'] })
await admin(users.create, newcomer)

const link = async (userName = 'ann') => (await admin(users.makeLink, { userName })).token
const choose = async (token: string, password = 'my own password', userName = 'ann') =>
  (await plant.post('/api/web/savePassword', { userName, password, token })).json()
const logIn = async (password: string) =>
  (await plant.post('/api/web/login', { userName: 'ann', password })).json()
const opens = async (token: string, userName = 'ann') =>
  (await plant.post('/api/session/checkLink', { userName, token })).json().data.valid
const ann = async () => (await admin(users.list, { userName: 'ann' })).rows[0]!
const isBad = { code: 40105, key: 'session.link_invalid' }

test('an account without a password lets nobody in', async () => {
  expect(await ann()).toMatchObject({ hasPassword: false, linkExpires: null })
  for (const password of ['null', '-', '']) expect((await logIn(password)).code).not.toBe(20000)
})

test('with the link its owner chooses one, logs in with it, and need not change it', async () => {
  const token = await link()
  expect(await opens(token)).toBe(true)
  const { linkExpires } = await ann()
  expect(Date.parse(linkExpires!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  expect(await choose(token, 'short')).toMatchObject({ key: 'call.invalid', field: 'password' })
  expect((await choose(token)).code).toBe(20000)
  expect(await ann()).toMatchObject({ hasPassword: true, linkExpires: null })
  const { data } = await logIn('my own password')
  expect((await plant.post('/api/session/info', {}, { token: data.token })).json().data).toMatchObject({
    userId: 'ann',
    mustChangePassword: false,
  })
})

describe('a link is no good', () => {
  test('a second time, also when two come at once', async () => {
    const token = await link()
    const answers = await Promise.all(
      ['the first of two', 'the second of two'].map((password) => choose(token, password)),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 40105])
    expect(await choose(token)).toMatchObject(isBad)
  })

  test('once a newer one is made', async () => {
    const [old, fresh] = [await link(), await link()]
    expect(await choose(old)).toMatchObject(isBad)
    expect([await opens(old), await opens(fresh)]).toEqual([false, true])
  })

  test('after a day', async () => {
    const token = await link()
    await plant.db
      .updateTable('passwordLinks')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .execute()
    expect([await opens(token), (await choose(token)).key]).toEqual([false, isBad.key])
    expect(await ann()).toMatchObject({ linkExpires: null })
  })

  test('for another account, and made up', async () => {
    const token = await link()
    await admin(users.create, { ...newcomer, userName: 'bob' })
    expect(await choose(token, 'my own password', 'bob')).toMatchObject(isBad)
    for (const wrong of ['', 'x', `${token}x`, token.toUpperCase()])
      expect(await choose(wrong)).toMatchObject(isBad)
    expect(await opens(token)).toBe(true)
  })

  test('once the account is locked, and a locked one gets none; unlocked, the old one stays dead', async () => {
    const token = await link()
    await admin(users.lock, { userName: 'ann', locked: true, reason: 'left' })
    expect(await choose(token)).toMatchObject(isBad)
    await expect(admin(users.makeLink, { userName: 'ann' })).rejects.toMatchObject({ key: 'session.locked' })
    await admin(users.lock, { userName: 'ann', locked: false })
    expect(await opens(token)).toBe(false)
  })

  test('once the account is deleted, also for a new one of that name', async () => {
    const token = await link('bob')
    await admin(users.delete, { userName: 'bob' })
    await admin(users.create, { ...newcomer, userName: 'bob' })
    expect(await choose(token, 'my own password', 'bob')).toMatchObject(isBad)
  })

  test('once the owner changed the password by the old one', async () => {
    await choose(await link())
    const token = await link()
    const { data } = await logIn('my own password')
    const changed = await plant.post(
      '/api/web/savePassword',
      { userName: 'ann', password: 'another password', currentPassword: 'my own password' },
      { token: data.token },
    )
    expect(changed.json().code).toBe(20000)
    expect(await opens(token)).toBe(false)
  })
})

test('with a new password by link every session ends, and wrong tries are forgiven', async () => {
  await choose(await link())
  const { data } = await logIn('my own password')
  const token = await link()
  for (let tries = 0; tries < 6; tries++) await logIn('wrong')
  expect((await logIn('my own password')).key).toBe('session.too_many_tries')
  expect((await choose(token, 'the newest password')).code).toBe(20000)
  expect((await plant.post('/api/session/info', {}, { token: data.token })).json().code).toBe(50012)
  expect((await logIn('the newest password')).code).toBe(20000)
  expect((await logIn('my own password')).code).not.toBe(20000)
})

test('the token is kept nowhere: not in the database, not in the list, not in the history', async () => {
  const token = await link()
  const { rows } = await sql<{
    text: string
  }>`select l::text as text from password_links l union all select a::text from audit_log a`.execute(plant.db)
  const seen = JSON.stringify([
    rows,
    await admin(users.list, {}),
    await admin(audit.of, { lineNumber: null, entity: 'user', entityKey: 'ann' }),
  ])
  expect(seen).not.toContain(token)
  expect(seen).not.toContain(Buffer.from(token).toString('hex'))
  expect((await admin(audit.of, { lineNumber: null, entity: 'user', entityKey: 'ann' }))[0]).toMatchObject({
    action: 'makeLink',
    userName: 'admin',
  })
})

test('a link that is opened while an administrator works on the account is not torn apart', async () => {
  const token = await link()
  const other = await plant.pool.connect()
  await other.query('begin; lock table users in share row exclusive mode')
  const chosen = choose(token)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await other.query(`update password_links set expires_at = expires_at where user_name = 'ann'`)
  await other.query('commit')
  other.release()
  expect((await chosen).code).toBe(20000)
})
