import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { boards } from '@takt/contract/boards.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import { settings } from '@takt/contract/settings.ts'
import { session } from '@takt/contract/session.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson, aStation, aType, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

const role = (roleKey: string, on: string[], menu: Partial<Record<PageName, GrantLevel>>) =>
  admin(users.saveRole, {
    roleKey,
    roleName: roleKey,
    description: null,
    lines: on,
    menu: Object.entries(menu).map(([page, level]) => ({ page: page as never, level })), // the keys of `menu`
  })
const alsoHolds = (userName: string, roleKey: string) =>
  plant.db.insertInto('userRoles').values({ userName, roleKey }).execute()

beforeAll(async () => {
  for (const line of ['L1', 'L2', 'L3']) await admin(lines.create, aLine(line))
  await role('planner1', ['L1'], { orderCreate: 'edit', mainDashboard: 'view', typeCreat: 'edit' })
  await role('smith2', ['L2'], { stationDef: 'edit' })
  await plant.tokenFor('planner1')
  await alsoHolds('planner1', 'smith2')
})

test('what one role gives on one line and another on another does not add up', async () => {
  const onL1 = plant.as('planner1', 'L1')
  const onL2 = plant.as('planner1', 'L2')
  await expect(onL1(orders.list, {})).resolves.toMatchObject({ total: 0 })
  await expect(onL2(stations.create, aStation('S1'))).resolves.toMatchObject({ stationNumber: 'S1' })
  const refused = [
    onL2(orders.list, {}),
    onL1(stations.create, aStation('S1')),
    onL2(orders.delete, { id: 1 }),
  ]
  await Promise.all(refused.map((one) => expect(one).rejects.toMatchObject({ key: 'call.line_forbidden' })))
  await expect(plant.as('planner1', 'L3')(orders.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
    facts: { lineNumber: 'L3' },
  })
})

test('a download and a change history are no way around it', async () => {
  const token = await plant.tokenFor('planner1')
  const reply = await plant.post(`/api/${orders.export.name}/L2`, { format: 'csv' }, { token })
  expect(reply.json()).toMatchObject({ key: 'call.line_forbidden' })
  const history = (lineNumber: string, entity: 'order' | 'station') =>
    plant.as('planner1')(audit.of, { lineNumber, entity, entityKey: 'S1' })
  await expect(history('L2', 'station')).resolves.toHaveLength(1)
  await expect(history('L2', 'order')).rejects.toMatchObject({ key: 'call.line_forbidden' })
  await expect(history('L1', 'station')).rejects.toMatchObject({ key: 'call.line_forbidden' })
})

test('the lines to choose from are those a role reaches, and a board shows those of its page', async () => {
  expect((await plant.as('planner1')(lines.list, {})).map(({ lineNumber }) => lineNumber)).toEqual([
    'L1',
    'L2',
  ])
  expect((await plant.as('planner1')(boards.lines, {})).map(({ lineNumber }) => lineNumber)).toEqual(['L1'])
})

test('an account’s own lines and its roles’ count together; where they do not meet there is no line at all', async () => {
  const seen = async (own: string[]) =>
    (await plant.as('smith2', undefined, own)(lines.list, {})).map(({ lineNumber }) => lineNumber)
  expect(await seen(['L2', 'L3'])).toEqual(['L2'])
  expect(await seen(['L3'])).toEqual([])
  await expect(plant.as('smith2', 'L3', ['L3'])(stations.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
  await expect(plant.as('smith2', undefined, ['L3'])(session.info, {})).resolves.toMatchObject({
    roleKey: ['smith2'],
  })
})

test('the list of pages for the console depends on the line', async () => {
  const holders = async (lineNumber: string | null, page: PageName) =>
    (await plant.as('planner1')(session.access, { lineNumber })).find(({ title }) => title === page)!.roles
  expect(await holders('L1', 'orderCreate')).toContain('planner1')
  expect(await holders('L2', 'orderCreate')).not.toContain('planner1')
  expect(await holders('L2', 'typeCreat')).toContain('planner1')
})

test('what is the whole plant’s may be seen, and not changed, by a role or an account that is limited to lines', async () => {
  const limited = [
    plant.as('planner1'),
    plant.as('editor', undefined, ['L1']),
    plant.as('admin', undefined, ['L1']),
  ]
  for (const somebody of limited) {
    await expect(somebody(types.list, {})).resolves.toMatchObject({ total: 0 })
    await expect(somebody(types.create, aType('T1'))).rejects.toMatchObject({ key: 'call.plant_forbidden' })
  }
  const chief = plant.as('admin', undefined, ['L1'])
  await expect(chief(settings.save, theSettings())).rejects.toMatchObject({ key: 'call.plant_forbidden' })
  await expect(chief(lines.create, aLine('L9'))).rejects.toMatchObject({ key: 'call.plant_forbidden' })
  await expect(plant.as('editor')(types.create, aType('T1'))).resolves.toMatchObject({ typeNo: 'T1' })
})

test('a role is moved to another line with the next call of whoever holds it', async () => {
  const { revision } = (await admin(users.roles, {})).find(({ roleKey }) => roleKey === 'smith2')!
  await admin(users.saveRole, {
    roleKey: 'smith2',
    roleName: 'Smith',
    description: null,
    lines: ['L3'],
    menu: [{ page: 'stationDef', level: 'view' }],
    revision,
  })
  await expect(plant.as('smith2', 'L2')(stations.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
  await expect(plant.as('smith2', 'L3')(stations.list, {})).resolves.toBeDefined()
  await expect(plant.as('smith2', 'L3')(stations.create, aStation('S9'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  await expect(
    admin(users.saveRole, { roleKey: 'x', roleName: 'X', description: null, lines: ['L7'], menu: [] }),
  ).rejects.toMatchObject({ key: 'users.no_such', field: 'lines' })
})

test('a role limited to lines lets its holder keep people of these lines only', async () => {
  await role('chief3', ['L3'], { users: 'edit', stationDef: 'view' })
  const chief = plant.as('chief3')
  await expect(chief(users.create, aPerson('ida', { roles: ['smith2'], lines: [] }))).rejects.toMatchObject({
    key: 'call.plant_forbidden',
    field: 'lines',
  })
  await expect(
    chief(users.create, aPerson('ida', { roles: ['smith2'], lines: ['L1'] })),
  ).rejects.toMatchObject({ key: 'call.line_forbidden', field: 'lines' })
  await expect(
    chief(users.create, aPerson('ida', { roles: ['smith2'], lines: ['L3'] })),
  ).resolves.toMatchObject({ lines: ['L3'] })
})
