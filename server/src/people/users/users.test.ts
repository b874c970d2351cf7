import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
await admin(lines.create, aLine('L1'))

const logIn = async (userName: string, password = 'a first password') =>
  (await plant.post('/api/web/login', { userName, password })).json()
const info = async (token: string) =>
  (await plant.post(`/api/${session.info.name}`, {}, { authorization: `Bearer ${token}` })).json()
const edited = ({ password, ...draft }: ReturnType<typeof aPerson>, revision: number) => ({
  ...draft,
  revision,
})
const alone = async () =>
  void (await plant.db.deleteFrom('users').where('userName', 'in', ['root', 'boss']).execute())

describe('an account', () => {
  test('is made with its roles, lines and a password to be changed, and logs in', async () => {
    const made = await admin(
      users.create,
      aPerson('ann', { roles: ['operator', 'editor'], lines: ['L1'], cardId: '0815' }),
    )
    expect(made).toMatchObject({
      userName: 'ann',
      roles: ['editor', 'operator'],
      lines: ['L1'],
      cardId: '0815',
      locked: false,
      lastLogin: null,
      revision: 0,
    })
    const { data } = await logIn('ann')
    expect((await info(data.token)).data).toMatchObject({
      userId: 'ann',
      roleKey: ['editor', 'operator'],
      lines: ['L1'],
      mustChangePassword: true,
    })
    expect((await admin(users.list, { userName: 'ann' })).rows[0]!.lastLogin).not.toBeNull()
  })

  test('never shows its password, nor in the change history', async () => {
    const seen = JSON.stringify([
      await admin(users.list, {}),
      await admin(audit.of, { lineNumber: null, entity: 'user', entityKey: 'ann' }),
    ])
    expect(seen).toContain('0815')
    expect(seen).not.toMatch(/argon2|password/)
  })

  test.each([
    ['a name that is taken', { userName: 'ann' }, 'record.code_taken', 'userName'],
    ['a badge that is taken', { cardId: '0815' }, 'record.code_taken', 'cardId'],
    ['a role that does not exist', { roles: ['editor', 'king'] }, 'users.no_such', 'roles'],
    ['no role at all', { roles: [] }, 'users.no_role', 'roles'],
    ['a line that does not exist', { lines: ['L1', 'L9'] }, 'users.no_such', 'lines'],
  ])('is refused with %s', async (_, over, key, field) => {
    await expect(admin(users.create, aPerson('bob', over))).rejects.toMatchObject({ key, field })
    expect((await admin(users.list, { userName: 'bob' })).total).toBe(0)
  })

  test('is changed as somebody saw it, or not at all', async () => {
    const change = () =>
      admin(users.update, edited(aPerson('ann', { roles: ['operator'], cardId: '0815', name: 'Ann' }), 0))
    expect(await change()).toMatchObject({ name: 'Ann', roles: ['operator'], lines: [], revision: 1 })
    await expect(change()).rejects.toMatchObject({ key: 'record.changed' })
  })

  test('loses a role at the next call, not at the next log-in', async () => {
    await admin(users.create, aPerson('cleo', { roles: ['operator'] }))
    const { token } = (await logIn('cleo')).data
    await plant.db
      .updateTable('users')
      .set({ mustChangePassword: false })
      .where('userName', '=', 'cleo')
      .execute()
    const look = async () =>
      (await plant.post(`/api/${orders.list.name}/L1`, {}, { authorization: `Bearer ${token}` })).json().code
    expect(await look()).toBe(20000)
    await plant.db
      .insertInto('roles')
      .values({ roleKey: 'guest', roleName: 'Guest', description: null })
      .execute()
    await admin(users.update, edited(aPerson('cleo', { roles: ['guest'] }), 0))
    expect(await look()).toBe(40300)
  })

  test('deleted is gone with its sessions; what it did stays written', async () => {
    const { token } = (await logIn('cleo')).data
    expect(await admin(users.delete, { userName: 'cleo' })).toMatchObject({ userName: 'cleo' })
    expect((await info(token)).code).toBe(50008)
    expect(await admin(audit.of, { lineNumber: null, entity: 'session', entityKey: 'cleo' })).toHaveLength(2)
    await expect(admin(users.delete, { userName: 'cleo' })).rejects.toMatchObject({ key: 'record.unknown' })
  })
})

describe('locking', () => {
  test('requires a reason, ends the sessions at once and lets nobody in', async () => {
    const { token } = (await logIn('ann')).data
    await expect(admin(users.lock, { userName: 'ann', locked: true })).rejects.toMatchObject({
      key: 'record.reason_missing',
      field: 'reason',
    })
    expect(
      await admin(users.lock, { userName: 'ann', locked: true, reason: 'left the plant' }),
    ).toMatchObject({ locked: true, lockReason: 'left the plant' })
    expect((await info(token)).code).toBe(50012)
    expect((await logIn('ann')).key).toBe('session.locked')
    expect((await admin(users.list, { locked: true })).rows.map((user) => user.userName)).toEqual(['ann'])
  })

  test('unlocked, the old sessions stay ended and wrong tries are forgiven', async () => {
    await admin(users.lock, { userName: 'ann', locked: false })
    const { token } = (await logIn('ann')).data
    await admin(users.lock, { userName: 'ann', locked: true, reason: 'again' })
    await admin(users.lock, { userName: 'ann', locked: false })
    for (let i = 0; i < 6; i++) await logIn('ann', 'wrong')
    expect((await logIn('ann')).key).toBe('session.too_many_tries')
    expect(await admin(users.lock, { userName: 'ann', locked: false })).toMatchObject({
      locked: false,
      lockReason: null,
    })
    expect((await logIn('ann')).code).toBe(20000)
    expect((await info(token)).code).toBe(50012)
  })
})

describe('the administrator', () => {
  test('does not lock, delete or demote himself', async () => {
    await admin(users.create, aPerson('root', { roles: ['admin'] }))
    await expect(admin(users.lock, { userName: 'admin', locked: true, reason: 'x' })).rejects.toMatchObject({
      key: 'users.yourself',
    })
    await expect(admin(users.delete, { userName: 'admin' })).rejects.toMatchObject({ key: 'users.yourself' })
    const { revision } = (await admin(users.list, { userName: 'admin' })).rows[0]!
    await expect(
      admin(users.update, edited(aPerson('admin', { roles: ['editor'] }), revision)),
    ).rejects.toMatchObject({ key: 'users.yourself', field: 'roles' })
    expect(
      await admin(users.update, edited(aPerson('admin', { roles: ['admin', 'editor'] }), revision)),
    ).toMatchObject({ name: 'Person admin' })
  })

  test('is not demoted while nobody else could give the role back', async () => {
    await alone()
    const { revision } = (await admin(users.list, { userName: 'admin' })).rows[0]!
    await expect(
      admin(users.update, edited(aPerson('admin', { roles: ['editor'] }), revision)),
    ).rejects.toMatchObject({ key: 'users.last_admin' })
  })

  test('two administrators locking each other: one remains', async () => {
    const [root, boss] = await Promise.all(
      ['root', 'boss'].map(async (userName) => {
        await admin(users.create, aPerson(userName, { roles: ['admin'] }))
        await plant.db
          .updateTable('users')
          .set({ mustChangePassword: false })
          .where('userName', '=', userName)
          .execute()
        return (await logIn(userName)).data.token as string
      }),
    )
    await plant.db.updateTable('users').set({ locked: true }).where('userName', '=', 'admin').execute()
    const lock = (token: string, userName: string) =>
      plant.post(
        '/api/web/user',
        { eventId: 9, para: { userName, locked: true, reason: 'x' } },
        { authorization: `Bearer ${token}` },
      )
    const answers = (await Promise.all([lock(root!, 'boss'), lock(boss!, 'root')])).map(
      (reply) => reply.json().code as number,
    )
    await plant.db.updateTable('users').set({ locked: false }).where('userName', '=', 'admin').execute()
    expect(answers).toContain(20000)
    expect(answers.filter((code) => code !== 20000)).toHaveLength(1)
    expect((await admin(users.list, { locked: true })).rows).toHaveLength(1)
    await alone()
  })

  test('of some lines gives nobody more than these, and touches nobody who has more', async () => {
    await admin(lines.create, aLine('L2'))
    const chief = plant.as('admin', undefined, ['L1'])
    const beyond = { key: 'call.line_forbidden', field: 'lines' }
    const everyLine = { key: 'call.plant_forbidden', field: 'lines' }
    await expect(chief(users.create, aPerson('eve', { lines: [] }))).rejects.toMatchObject(everyLine)
    for (const lines of [['L2'], ['L1', 'L2']])
      await expect(chief(users.create, aPerson('eve', { lines }))).rejects.toMatchObject(beyond)
    const eve = await chief(
      users.create,
      aPerson('eve', { lines: ['L1', 'L1'], roles: ['operator', 'operator'] }),
    )
    expect(eve).toMatchObject({ lines: ['L1'], roles: ['operator'] })
    const self = (await admin(users.list, { userName: 'admin-L1' })).rows[0]!
    await expect(
      chief(users.update, edited(aPerson(self.userName, { roles: ['admin'], lines: [] }), self.revision)),
    ).rejects.toMatchObject(everyLine)
    const { revision } = (await admin(users.list, { userName: 'ann' })).rows[0]!
    await expect(
      chief(users.update, edited(aPerson('ann', { lines: ['L1'] }), revision)),
    ).rejects.toMatchObject(everyLine)
    await expect(chief(users.lock, { userName: 'admin', locked: true, reason: 'x' })).rejects.toMatchObject(
      everyLine,
    )
    await expect(chief(users.delete, { userName: 'admin' })).rejects.toMatchObject(everyLine)
    expect(await chief(users.delete, { userName: 'eve' })).toMatchObject({ userName: 'eve' })
  })

  test('is the only one to see people', async () => {
    await expect(plant.as('editor')(users.list, {})).rejects.toMatchObject({ key: 'call.forbidden' })
    await expect(plant.as('editor')(users.roles, {})).rejects.toMatchObject({ key: 'call.forbidden' })
  })
})
