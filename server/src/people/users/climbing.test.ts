import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantablePages } from '@takt/contract/pages.ts'
import { lines } from '@takt/contract/lines.ts'
import { users, type Grant, type UserDraft } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
/** Keeps people and roles, and plans orders; is no administrator. */
const keeper = plant.as('keeper')
const role = (roleKey: string, menu: Grant[], revision?: number) => ({
  roleKey,
  roleName: roleKey,
  description: null,
  lines: [] as string[],
  menu,
  ...(revision !== undefined && { revision }),
})
const draftOf = ({ password: _, ...draft }: ReturnType<typeof aPerson>): UserDraft => draft
const revisionOf = async (userName: string) =>
  (await admin(users.list, { userName })).rows.find((user) => user.userName === userName)!.revision
const roleRevision = async (key: string) =>
  (await admin(users.roles, {})).find(({ roleKey }) => roleKey === key)!.revision

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(
    users.saveRole,
    role('keeper', [
      { page: 'users', level: 'edit' },
      { page: 'role', level: 'edit' },
      { page: 'orderCreate', level: 'view' },
    ]),
  )
  await admin(users.saveRole, role('looker', [{ page: 'orderCreate', level: 'view' }]))
  await admin(users.create, aPerson('ann', { roles: ['editor'] }))
  await admin(users.create, aPerson('ben', { roles: ['looker'] }))
  await admin(users.create, aPerson('root', { roles: ['admin'] }))
})

describe('somebody who keeps people but is no administrator', () => {
  test('makes, changes, locks and invites people who hold no more than they do', async () => {
    await expect(keeper(users.create, aPerson('cleo', { roles: ['looker'] }))).resolves.toMatchObject({
      userName: 'cleo',
    })
    await expect(
      keeper(users.update, { ...draftOf(aPerson('ben', { roles: ['looker', 'keeper'] })), revision: 0 }),
    ).resolves.toMatchObject({ roles: ['keeper', 'looker'] })
    await expect(keeper(users.makeLink, { userName: 'ben' })).resolves.toMatchObject({
      token: expect.any(String),
    })
    await expect(keeper(users.lock, { userName: 'cleo', locked: true, reason: 'x' })).resolves.toMatchObject({
      locked: true,
    })
    await expect(keeper(users.delete, { userName: 'cleo' })).resolves.toMatchObject({ userName: 'cleo' })
  })

  test.each([
    ['admin', 'users.admin_only'],
    ['editor', 'users.beyond_own'],
  ])('does not give the role %s, to nobody and not to themselves', async (roleKey, key) => {
    await expect(keeper(users.create, aPerson('eve', { roles: ['looker', roleKey] }))).rejects.toMatchObject({
      key,
      field: 'roles',
    })
    await expect(
      keeper(users.update, {
        ...draftOf(aPerson('ben', { roles: [roleKey] })),
        revision: await revisionOf('ben'),
      }),
    ).rejects.toMatchObject({ key })
    await expect(
      keeper(users.update, { ...draftOf(aPerson('keeper', { roles: ['keeper', roleKey] })), revision: 0 }),
    ).rejects.toMatchObject({ key })
    const rows = [{ userName: 'eve', name: 'Eve', roles: [roleKey] }]
    await expect(keeper(users.import, { rows, existing: 'update', dryRun: false })).resolves.toMatchObject({
      written: false,
      faults: [{ row: 1, field: 'roles', key }],
    })
  })

  test('gives the edit right to nobody while they have none, in the form or by a file, and touches nobody who has it', async () => {
    const key = 'users.no_edit_right'
    await expect(
      keeper(users.create, aPerson('eve', { roles: ['looker'], editRight: true })),
    ).rejects.toMatchObject({ key, field: 'editRight' })
    await expect(
      keeper(users.update, {
        ...draftOf(aPerson('keeper', { roles: ['keeper'], editRight: true })),
        revision: await revisionOf('keeper'),
      }),
    ).rejects.toMatchObject({ key })
    const rows = [{ userName: 'eve', name: 'Eve', roles: ['looker'], editRight: true }]
    await expect(keeper(users.import, { rows, existing: 'update', dryRun: false })).resolves.toMatchObject({
      written: false,
      faults: [{ row: 1, field: 'editRight', key }],
    })
    await admin(users.create, aPerson('ellen', { roles: ['looker'], editRight: true }))
    await expect(keeper(users.makeLink, { userName: 'ellen' })).rejects.toMatchObject({ key })
    await expect(
      keeper(users.update, { ...draftOf(aPerson('ellen', { roles: ['looker'] })), revision: 0 }),
    ).rejects.toMatchObject({ key })
    await admin(users.update, {
      ...draftOf(aPerson('keeper', { roles: ['keeper'], editRight: true })),
      revision: await revisionOf('keeper'),
    })
    await expect(
      keeper(users.create, aPerson('emma', { roles: ['looker'], editRight: true })),
    ).resolves.toMatchObject({ editRight: true })
    await admin(users.update, {
      ...draftOf(aPerson('keeper', { roles: ['keeper'] })),
      revision: await revisionOf('keeper'),
    })
    for (const userName of ['ellen', 'emma']) await admin(users.delete, { userName })
  })

  test.each([
    ['root', 'users.admin_only'],
    ['ann', 'users.beyond_own'],
  ])('does not touch the account of %s in any way', async (userName, key) => {
    const before = (await admin(users.list, { userName })).rows
    await expect(
      keeper(users.update, { ...draftOf(aPerson(userName, { roles: ['looker'] })), revision: 0 }),
    ).rejects.toMatchObject({ key })
    for (const locked of [true, false])
      await expect(keeper(users.lock, { userName, locked, reason: 'x' })).rejects.toMatchObject({ key })
    await expect(keeper(users.delete, { userName })).rejects.toMatchObject({ key })
    await expect(keeper(users.makeLink, { userName })).rejects.toMatchObject({ key })
    const rows = [{ userName, roles: ['looker'] }]
    await expect(keeper(users.import, { rows, existing: 'update', dryRun: false })).resolves.toMatchObject({
      written: false,
      faults: [{ key }],
    })
    expect((await admin(users.list, { userName })).rows).toEqual(before)
  })

  test('saves no role that gives more than they hold, and touches none that does', async () => {
    const beyond = { key: 'users.beyond_own', field: 'menu' }
    await expect(
      keeper(users.saveRole, role('mine', [{ page: 'orderCreate', level: 'edit' }])),
    ).rejects.toMatchObject(beyond)
    await expect(
      keeper(users.saveRole, role('mine', [{ page: 'lineDef', level: 'view' }])),
    ).rejects.toMatchObject(beyond)
    await expect(
      keeper(
        users.saveRole,
        role(
          'keeper',
          grantablePages.map((page) => ({ page, level: 'edit' })),
          await roleRevision('keeper'),
        ),
      ),
    ).rejects.toMatchObject(beyond)
    await expect(
      keeper(users.saveRole, role('editor', [], await roleRevision('editor'))),
    ).rejects.toMatchObject(beyond)
    await expect(keeper(users.deleteRole, { roleKey: 'editor' })).rejects.toMatchObject(beyond)
    await expect(keeper(users.saveRole, role('admin', [], 0))).rejects.toMatchObject({
      key: 'users.admin_fixed',
    })
    await expect(
      keeper(users.saveRole, role('mine', [{ page: 'orderCreate', level: 'view' }])),
    ).resolves.toMatchObject({ roleKey: 'mine', updateAuthor: 'Person keeper' })
  })

  test('makes no link for themselves: a password is changed with the current one', async () => {
    await expect(keeper(users.makeLink, { userName: 'keeper' })).rejects.toMatchObject({
      key: 'users.yourself',
    })
    await expect(admin(users.makeLink, { userName: 'admin' })).rejects.toMatchObject({
      key: 'users.yourself',
    })
  })
})

test('an operator may do nothing of all this, nor look at it; who may look does not change', async () => {
  await admin(
    users.saveRole,
    role('viewer', [
      { page: 'users', level: 'view' },
      { page: 'role', level: 'view' },
    ]),
  )
  const tries = (somebody: typeof admin) => [
    somebody(users.create, aPerson('eve')),
    somebody(users.update, { ...draftOf(aPerson('ben')), revision: 0 }),
    somebody(users.delete, { userName: 'ben' }),
    somebody(users.lock, { userName: 'ben', locked: true, reason: 'x' }),
    somebody(users.makeLink, { userName: 'ben' }),
    somebody(users.import, { rows: [{ userName: 'eve' }], existing: 'update', dryRun: true }),
    somebody(users.saveRole, role('eve', [])),
    somebody(users.deleteRole, { roleKey: 'mine' }),
  ]
  const [operator, viewer] = [plant.as('operator'), plant.as('viewer')]
  const refused = [...tries(operator), ...tries(viewer), operator(users.list, {}), operator(users.roles, {})]
  await Promise.all(refused.map((one) => expect(one).rejects.toMatchObject({ key: 'call.forbidden' })))
  await expect(viewer(users.list, {})).resolves.toBeDefined()
  expect((await viewer(users.roles, {})).find(({ roleKey }) => roleKey === 'looker')).toMatchObject({
    userCount: 1,
  })
})

describe('a role', () => {
  test('is deleted when nobody holds it any more, the administrator’s never', async () => {
    await expect(admin(users.deleteRole, { roleKey: 'looker' })).rejects.toMatchObject({
      key: 'users.role_held',
      facts: { userCount: 1 },
    })
    await admin(users.delete, { userName: 'ben' })
    await expect(admin(users.deleteRole, { roleKey: 'looker' })).resolves.toMatchObject({ roleKey: 'looker' })
    await expect(admin(users.deleteRole, { roleKey: 'looker' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await expect(admin(users.deleteRole, { roleKey: 'admin' })).rejects.toMatchObject({
      key: 'users.admin_fixed',
    })
  })
})
