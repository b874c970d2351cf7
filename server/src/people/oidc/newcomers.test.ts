import { describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { users } from '@takt/contract/users.ts'
import { makeLinkFor } from '../session/session.ts'
import { aLine } from '../../testing/samples.ts'
import { startLogInPlant } from '../../testing/log-in-plant.ts'

const { plant, says, saysInUserInfo, service, serverWith, account, bind, proven, exchange } =
  await startLogInPlant()

test('where people are made, a newcomer gets an account with the role that was set, without a password', async () => {
  const making = await serverWith({ create: 'operator' })
  const { cookie, returned } = await proven('newcomer', making)
  expect((await exchange({ code: returned.code, state: returned.state }, cookie, making)).data).toMatchObject(
    {
      username: 'newcomer',
      name: 'New Comer',
    },
  )
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

test('what the service answers in addition to the ID token adds to it and never overrules it', async () => {
  const making = await serverWith({ create: 'operator' })
  says.zoe = { preferred_username: 'zoe', name: 'Zoe' }
  saysInUserInfo.zoe = {
    preferred_username: 'zoe-admin',
    name: 'Mallory',
    email: 'zoe@plant.example',
    email_verified: true,
  }
  const { cookie, returned } = await proven('zoe', making)
  await exchange({ code: returned.code, state: returned.state }, cookie, making)
  const made = await plant.db
    .selectFrom('users')
    .select(['userName', 'name', 'email'])
    .where('userName', 'in', ['zoe', 'zoe-admin'])
    .execute()
  expect(made).toEqual([{ userName: 'zoe', name: 'Zoe', email: 'zoe@plant.example' }])
  await making.close()
})

test.each([
  ['has none', null],
  ['was made by somebody else', '-'],
])('whose password here %s needs no other: they proved elsewhere who they are', async (_, passwordHash) => {
  await plant.db
    .insertInto('users')
    .values(account('eve', { passwordHash, mustChangePassword: true }))
    .execute()
  await plant.db.insertInto('userRoles').values({ userName: 'eve', roleKey: 'operator' }).execute()
  await bind('eve')
  const { cookie, returned } = await proven('eve')
  const { token } = (await exchange({ code: returned.code, state: returned.state }, cookie)).data
  const post = async (path: string, payload: object) => (await plant.post(path, payload, { token })).json()
  expect((await post('/api/session/info', {})).data).toMatchObject({
    userId: 'eve',
    mustChangePassword: false,
    plant: { lines: [] },
  })
  expect((await post('/api/account/me', {})).code).toBe(20000)
  await plant.db.deleteFrom('users').where('userName', '=', 'eve').execute()
})

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
  const { cookie, returned } = await proven('guest', making)
  const { token } = (await exchange({ code: returned.code, state: returned.state }, cookie, making)).data
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

describe('an administrator’s one-time link of an account', () => {
  const linkOf = async (userName: string) => ({
    userName,
    token: (await makeLinkFor(plant.db, userName)).token,
  })
  const come = async (login: string, link?: object) => {
    const {
      cookie,
      returned: { code, state },
    } = await proven(login)
    return exchange({ code, state, link }, cookie)
  }
  test('makes it the person’s, once and for ever', async () => {
    const link = await linkOf('mia@plant.example')
    expect((await come('mia', link)).data).toMatchObject({ username: 'mia@plant.example' })
    expect((await come('mia')).data).toMatchObject({ username: 'mia@plant.example' })
    expect(await come('stranger', link)).toMatchObject({ key: 'session.link_invalid' })
    const entry = await plant.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'linkIdentity')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      userName: 'mia@plant.example',
      entity: 'user',
      after: { issuer: service.issuer, subject: 'mia' },
    })
  })
  test('does not give an account a second person; the link stays good', async () => {
    const link = await linkOf('mia@plant.example')
    expect(await come('stranger', link)).toMatchObject({ code: 40125, key: 'oidc.linked_already' })
    expect((await plant.post('/api/session/checkLink', link)).json().data.valid).toBe(true)
  })
  test('does not turn a person who has an account into somebody else', async () => {
    expect((await come('ann', await linkOf('mia@plant.example'))).data.username).toBe('ann')
  })
})

test.each([
  [true, 'mia@plant.example'],
  [false, null],
  ['true', null],
  [undefined, null],
])('an e-mail address whose confirmation is %s', async (email_verified, email) => {
  const subject = `mail ${String(email_verified)} ${typeof email_verified}`
  says[subject] = {
    preferred_username: subject.replaceAll(' ', '-'),
    email: 'mia@plant.example',
    ...(email_verified !== undefined && { email_verified }),
  }
  const making = await serverWith({ create: 'operator' })
  const { cookie, returned } = await proven(subject, making)
  const { username } = (await exchange({ code: returned.code, state: returned.state }, cookie, making)).data
  expect(
    (
      await plant.db
        .selectFrom('users')
        .select('email')
        .where('userName', '=', username)
        .executeTakeFirstOrThrow()
    ).email,
  ).toBe(email)
  await making.close()
})
