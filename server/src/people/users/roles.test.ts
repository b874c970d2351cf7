import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { grantablePages, pages } from '@takt/contract/pages.ts'
import { orders } from '@takt/contract/orders.ts'
import { types } from '@takt/contract/types.ts'
import { users } from '@takt/contract/users.ts'
import { firstPeople } from './first-people.ts'
import { startPlant } from '../../testing/plant.ts'
import { aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const everyone = grantablePages.filter((page) => pages[page].roles === 'everyone').toSorted()
const role = (roleKey: string) => ({
  roleKey,
  roleName: 'Planner',
  description: null,
  lines: [] as string[],
  menu: [{ page: 'orderCreate' as const, level: 'view' as const }],
})

test('a fresh plant has an administrator with every page, editors who change and operators who look', async () => {
  const menus = Object.fromEntries((await admin(users.roles, {})).map(({ roleKey, menu }) => [roleKey, menu]))
  expect(menus).toEqual({
    admin: grantablePages.map((page) => ({ page, level: 'edit' })),
    editor: everyone.map((page) => ({ page, level: 'edit' })),
    operator: everyone.map((page) => ({ page, level: 'view' })),
  })
})

test('who changed something is called by name: on a role, on a type and in the history; an account that is gone by what it was called', async () => {
  const anna = plant.as('editor')
  await admin(users.saveRole, {
    ...role('namer'),
    menu: [
      { page: 'role', level: 'edit' },
      { page: 'typeCreat', level: 'edit' },
    ],
  })
  const namer = plant.as('namer')
  await namer(users.roles, {})
  await plant.db.updateTable('users').set({ name: 'Nora Name' }).where('userName', '=', 'namer').execute()
  expect(await namer(users.saveRole, { ...role('named'), menu: [] })).toMatchObject({
    updateAuthor: 'Nora Name',
  })
  expect(await namer(types.create, aType('NAMED'))).toMatchObject({ updateAuthor: 'Nora Name' })
  const of = { lineNumber: null, entity: 'role' as const, entityKey: 'named' }
  expect(await admin(audit.of, of)).toMatchObject([{ userName: 'namer', name: 'Nora Name' }])
  await admin(users.delete, { userName: 'namer' })
  expect(await admin(audit.of, of)).toMatchObject([{ userName: 'namer', name: null }])
  for (const roleKey of ['named', 'namer']) await admin(users.deleteRole, { roleKey })
  await expect(anna(audit.of, of)).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('the first people are made once, also when two servers start at once, and never over others', async () => {
  expect(await firstPeople(plant.db, 'something else')).toBe(false)
  await plant.db.deleteFrom('users').execute()
  await plant.db.deleteFrom('roles').execute()
  const made = await Promise.all([firstPeople(plant.db, 'one'), firstPeople(plant.db, 'two')])
  expect(made.toSorted()).toEqual([false, true])
  const password = made[0] ? 'one' : 'two'
  const { data } = (await plant.post('/api/web/login', { userName: 'admin', password })).json()
  expect((await plant.post('/api/session/info', {}, { token: data.token })).json().data).toMatchObject({
    roleKey: ['admin'],
    mustChangePassword: true,
  })
})

test('a role is made, once', async () => {
  expect(await admin(users.saveRole, role('planner'))).toMatchObject({ ...role('planner'), revision: 0 })
  await expect(admin(users.saveRole, role('planner'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'roleKey',
  })
})

test('a role takes effect at the next call of whoever holds it', async () => {
  const planner = plant.as('operator', 'L1')
  const { revision } = (await admin(users.roles, {})).find(({ roleKey }) => roleKey === 'operator')!
  await expect(planner(orders.list, {})).resolves.toBeDefined()
  await admin(users.saveRole, {
    roleKey: 'operator',
    roleName: 'Operator',
    description: null,
    lines: [] as string[],
    menu: [],
    revision,
  })
  await expect(planner(orders.list, {})).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('a role is changed as somebody saw it, or not at all', async () => {
  const change = () =>
    admin(users.saveRole, { ...role('planner'), roleName: 'Shift planner', menu: [], revision: 0 })
  expect(await change()).toMatchObject({ roleName: 'Shift planner', menu: [], revision: 1 })
  await expect(change()).rejects.toMatchObject({ key: 'record.changed' })
  await expect(admin(users.saveRole, { ...role('nobody'), revision: 0 })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('a page named twice is held at the level named last', async () => {
  const twice = [
    { page: 'orderCreate' as const, level: 'view' as const },
    { page: 'orderCreate' as const, level: 'edit' as const },
  ]
  expect(await admin(users.saveRole, { ...role('twice'), menu: twice })).toMatchObject({
    menu: [{ page: 'orderCreate', level: 'edit' }],
  })
})

test('the administrator’s role is fixed', async () => {
  const { revision } = (await admin(users.roles, {}))[0]!
  await expect(admin(users.saveRole, { ...role('admin'), revision })).rejects.toMatchObject({
    key: 'users.admin_fixed',
  })
})
