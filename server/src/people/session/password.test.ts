import { afterAll, beforeEach, describe, expect, test } from 'vitest'
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

const save = (token: string, password: string, currentPassword?: string, userName = 'ann') =>
  ask(bearer(token), '/api/web/savePassword', { userName, password, currentPassword })

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

describe('a new password', () => {
  test('ends every other session of the person, not this one, and is the one that counts', async () => {
    const [mine, elsewhere] = [await tokenOf(), await tokenOf()]
    expect((await save(mine, 'a second password', first)).code).toBe(20000)
    expect((await ask(bearer(mine))).code).toBe(20000)
    expect(await ask(bearer(elsewhere))).toMatchObject({ code: 50012, key: 'session.superseded' })
    expect((await logIn()).code).toBe(40101)
    expect((await logIn('ann', 'a second password')).code).toBe(20000)
  })

  test('requires the current one, differs from it and has ten letters', async () => {
    const token = await tokenOf()
    expect(await save(token, 'a second password', 'wrong')).toMatchObject({
      key: 'session.current_password_wrong',
      field: 'currentPassword',
    })
    expect(await save(token, 'a second password')).toMatchObject({ key: 'session.link_invalid' })
    expect(await save(token, first, first)).toMatchObject({ key: 'session.password_same' })
    expect(await save(token, 'too short', first)).toMatchObject({ key: 'call.invalid', field: 'password' })
    expect((await logIn()).code).toBe(20000)
  })

  test.each([
    ['password12', 'common'],
    ['1234567890', 'sequence'],
    ['qwertyuiop', 'sequence'],
    ['aaaaaaaaaa', 'repeated'],
    ['admin12345', 'common'],
    ['ann.ann.1234', 'name'],
    ['takt-2026-08', 'name'],
  ])('is not easy to guess: %s', async (weak, weakness) => {
    expect(await save(await tokenOf(), weak, first)).toMatchObject({
      code: 40108,
      key: 'session.password_weak',
      field: 'password',
      facts: { weakness },
      message: expect.stringMatching(/^This password is too easy to guess: it /),
    })
    expect((await logIn()).code).toBe(20000)
    await expect(
      admin(users.create, { ...aPerson('bob', { name: 'Ann' }), password: weak }),
    ).rejects.toMatchObject({ key: 'session.password_weak', field: 'password' })
  })
  test('is one’s own to choose, nobody else’s', async () => {
    const token = await tokenOf()
    expect(await save(token, 'a second password', first, 'admin')).toMatchObject({
      key: 'session.link_invalid',
      message: 'Unvaliable link,Please Contact Manager',
    })
    expect(await save('', 'a second password', first)).toMatchObject({ code: 40105 })
  })

  test('must come before anything else when somebody else made the first one; the API sees to it', async () => {
    await plant.db
      .updateTable('users')
      .set({ mustChangePassword: true })
      .where('userName', '=', 'ann')
      .execute()
    const token = await tokenOf()
    const work = () => ask(bearer(token), '/api/web/equipment', { eventId: 780 })
    expect(await work()).toMatchObject({ code: 40106, key: 'session.password_must_change' })
    expect((await ask(bearer(token))).data).toMatchObject({ mustChangePassword: true, plant: null })
    await save(token, 'a password of my own', first)
    expect((await work()).code).toBe(20000)
  })
})

test.each([
  [
    'the password is changed',
    `update users set password_hash = '-' where user_name = 'ann'`,
    'session.wrong_password',
  ],
  ['the account is locked', `update users set locked = true where user_name = 'ann'`, 'session.locked'],
])('a log-in that is on its way while %s opens nothing', async (_, change, key) => {
  const other = await plant.pool.connect()
  await other.query('begin')
  await other.query(change)
  const coming = logIn()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await other.query('commit')
  other.release()
  expect((await coming).key).toBe(key)
  expect(await plant.db.selectFrom('sessions').selectAll().where('userName', '=', 'ann').execute()).toEqual(
    [],
  )
})
