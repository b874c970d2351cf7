import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { account } from '@takt/contract/account.ts'
import { audit } from '@takt/contract/audit.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import { files } from '@takt/contract/files.ts'
import { host } from '@takt/contract/host.ts'
import { labels } from '@takt/contract/labels.ts'
import { lines } from '@takt/contract/lines.ts'
import { lots } from '@takt/contract/lots.ts'
import { notices } from '@takt/contract/notices.ts'
import { oidc } from '@takt/contract/oidc.ts'
import { orders } from '@takt/contract/orders.ts'
import { plant as thePlant } from '@takt/contract/plant.ts'
import { packages } from '@takt/contract/packages.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { processings } from '@takt/contract/processings.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { session } from '@takt/contract/session.ts'
import { settings } from '@takt/contract/settings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { units } from '@takt/contract/units.ts'
import { users } from '@takt/contract/users.ts'
import { walls } from '@takt/contract/walls.ts'
import { announceToHost } from '../host/host.ts'
import { startLine } from '../testing/line.ts'
import { materialTries } from '../testing/material-tries.ts'
import { startPlant } from '../testing/plant.ts'
import {
  aBomRow,
  aLine,
  anOrder,
  aParameter,
  aPart,
  aPerson,
  aRoute,
  aSet,
  aStation,
  aType,
  aView,
  theSettings,
} from '../testing/samples.ts'
import { timeTries } from '../testing/time-tries.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [set, route, type] = [
  { colSetId: 'A', colSetVersion: 1 },
  { processingNumber: 'R', processingVer: 1 },
  { typeNo: 'T', typeVer: 1 },
]

const [place, packed, bill] = [
  { typeNo: 'T', stationNumber: 'S10' },
  { ...type, ...route, packageVer: 1 },
  { bomCode: 'BILL', bomVer: 1 },
]
const aBill = {
  bomCode: 'BILL',
  bomName: 'Bill',
  typeNo: 'T',
  validFrom: null,
  remark: null,
  rows: [aBomRow(10, 'P', 'S10')],
}

/** Every command once, in an order in which they may happen. */
const done: [command: Endpoint, input: object | (() => Promise<object>)][] = [
  [lines.create, aLine('L5')],
  [lines.update, { ...aLine('L5'), enabled: false, revision: 0 }],
  [lines.saveShifts, { lineNumber: 'L5', revision: 1, shifts: [] }],
  [lines.copy, { ...aLine('L6'), copiedFrom: 'L5' }],
  [lines.delete, { lineNumber: 'L6' }],
  [settings.save, theSettings()],
  [settings.restore, { version: 1, restored: 0, reason: 'x' }],
  [
    thePlant.saveShifts,
    { shifts: [{ shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [] }] },
  ],
  [stations.create, aStation('S77')],
  [stations.update, { ...aStation('S77'), revision: 0 }],
  [stations.makeKey, { stationNumber: 'S77' }],
  [stations.revokeKey, { stationNumber: 'S77' }],
  [stations.delete, { stationNumber: 'S77' }],
  ...timeTries,
  [collectionSets.create, aSet('A')],
  [collectionSets.update, { ...aSet('A'), colSetVersion: 1, revision: 0 }],
  [collectionSets.move, { ...set, move: 'release' }],
  [collectionSets.revise, set],
  [collectionSets.delete, { ...set, colSetVersion: 2 }],
  [processings.create, aRoute('R')],
  [processings.update, { ...aRoute('R'), processingVer: 1, revision: 0 }],
  [processings.move, { ...route, move: 'release' }],
  [processings.revise, route],
  [processings.delete, { ...route, processingVer: 2 }],
  [types.create, aType('T', route)],
  [types.update, { ...aType('T', route), typeVer: 1, revision: 0 }],
  [types.move, { ...type, move: 'release' }],
  [recipes.save, { ...place, revision: null, remark: null, parameters: [aParameter('P')] }],
  [recipes.takeOver, { ...place, revision: 0, from: 'default' }],
  [recipes.move, { ...place, paraVer: 1, move: 'release' }],
  [recipes.revise, { ...place, paraVer: 1 }],
  [recipes.delete, { ...place, paraVer: 2 }],
  [recipes.download, { typeNo: 'T', stationNumbers: ['S10'] }],
  [recipes.import, { typeNo: 'T', rows: [{ stationNumber: 'S10', paraCode: 'P', value: 6 }], dryRun: false }],
  [packages.create, { ...type, ...route, like: null }],
  [
    packages.update,
    {
      ...packed,
      bomCode: null,
      bomVer: null,
      remark: 'x',
      steps: [10, 20].map((stepSeq) => ({
        stepSeq,
        skipped: false,
        parametersNeeded: false,
        cycleTime: null,
        labelTemplate: null,
        samplingRate: 1,
      })),
      revision: 0,
    },
  ],
  [packages.move, { ...packed, move: 'release' }],
  [packages.revise, packed],
  [packages.delete, { ...packed, packageVer: 2 }],
  [bomDefs.create, aPart('P')],
  [bomDefs.update, { ...aPart('P'), revision: 0 }],
  [bomDefs.block, { bomCode: 'P', reason: 'x' }],
  [bomDefs.unblock, { bomCode: 'P', reason: 'x' }],
  [bomDefs.import, { rows: [{ bomCode: 'P2', bomName: 'P2', unit: 'pcs' }], dryRun: false }],
  [bomDefs.delete, { bomCode: 'P2' }],
  [boms.create, aBill],
  [boms.update, { ...aBill, bomVer: 1, revision: 0 }],
  [boms.move, { ...bill, move: 'release' }],
  [boms.revise, bill],
  [boms.delete, { ...bill, bomVer: 2 }],
  [types.revise, type],
  [types.delete, { ...type, typeVer: 2 }],
  [orders.create, anOrder('X-1', { typeNo: 'T' })],
  [orders.update, async () => ({ ...anOrder('X-1', { typeNo: 'T' }), ...(await orderNow()) })],
  [orders.queue, async () => ({ id: (await orderNow()).id, before: null })],
  [orders.changeNumber, async () => ({ id: (await orderNow()).id, orderNumber: 7 })],
  [orders.move, async () => ({ id: (await orderNow()).id, move: 'cancel', reason: 'x' })],
  [orders.create, anOrder('X-2', { typeNo: 'T' })],
  [
    orders.import,
    { rows: [{ orderCode: 'X-9', typeNo: 'T', orderNumber: 3 }], leaveOut: false, dryRun: false },
  ],
  [orders.delete, async () => ({ id: (await admin(orders.list, { orderCode: 'X-2' })).rows[0]!.id })],
  [
    units.move,
    async () => ({
      productId: (await line.station('S10').arrive('SN-1')).productId,
      move: 'hold',
      reason: 'x',
    }),
  ],
  [orders.makeSerials, async () => ({ id: line.order.id, number: 3 })],
  ...materialTries(plant),
  [labels.printPart, { bomCode: 'P', copies: 2, paper: 'sheetA4', symbol: 'qrcode' }],
  [labels.printMaterial, { bomCode: 'P', bomLot: 'A', copies: 2, paper: 'sheetA4', symbol: 'qrcode' }],
  [labels.print, { id: line.order.id, from: 1, to: 3, paper: 'sheetA4', symbol: 'qrcode' }],
  [lots.create, { orderCode: line.order.orderCode, number: 2, lotNo: 'LOT-1' }],
  [lots.divide, { orderCode: line.order.orderCode, lotSize: 998 }],
  [lots.prioritise, async () => ({ id: await lotNow(), productionPriority: 4 })],
  [lots.queue, async () => ({ id: await lotNow(), before: null })],
  [lots.unqueue, {}],
  [lots.move, async () => ({ id: await lotNow(), move: 'refuse', reason: 'x' })],
  [users.create, aPerson('ann')],
  [users.update, { ...withoutPassword(aPerson('ann')), revision: 0 }],
  [users.lock, { userName: 'ann', locked: true, reason: 'x' }],
  [
    users.makeLink,
    async () => (await admin(users.lock, { userName: 'ann', locked: false }), { userName: 'ann' }),
  ],
  [
    users.import,
    { rows: [{ userName: 'carl', name: 'Carl', roles: ['operator'] }], existing: 'refuse', dryRun: false },
  ],
  [users.saveRole, { roleKey: 'guest', roleName: 'Guest', description: null, lines: [], menu: [] }],
  [users.deleteRole, { roleKey: 'guest' }],
  [
    walls.createLink,
    {
      name: 'Hall',
      views: ['lineView'],
      lines: ['L1'],
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  ],
  [walls.revokeLink, async () => ({ id: (await admin(walls.links, {}))[0]!.id })],
  [users.delete, { userName: 'ann' }],
  [
    host.saveSettings,
    { hostMode: 'paused', hostUrl: 'http://127.0.0.1:1/', mostTries: 3, timeoutSeconds: 1, revision: 0 },
  ],
  [host.askOrders, {}],
  [lots.resend, async () => ({ id: await lotNow() })],
  [host.test, {}],
  [host.handle, async () => ({ id: await aTelegram(), reason: 'x' })],
  [host.resend, async () => ({ id: await aTelegram() })],
  [host.makeKey, { keyName: 'ERP' }],
  [host.revokeKey, async () => ({ id: (await admin(host.keys, {}))[0]!.id })],
  [notices.saveRecipients, { eventType: 'orderLate', recipients: ['admin'] }],
  [preferences.saveView, aView('Mine')],
  [
    preferences.deleteView,
    async () => ({ id: (await admin(preferences.views, { list: aView('Mine').list }))[0]!.id }),
  ],
  [
    account.save,
    async () => ({
      name: 'Admin',
      email: null,
      introduction: null,
      revision: (await admin(account.me, {})).revision,
    }),
  ],
  [account.saveAvatar, { avatar: null }],
  [files.delete, async () => ({ fileId: await aFile() })],
  [session.end, async () => ({ sessionId: await elsewhere() })],
  [session.endOthers, async () => (await elsewhere(), {})],
  [
    session.login,
    async () => (
      await admin(users.create, aPerson('bob')),
      { userName: 'bob', password: 'a first password' }
    ),
  ],
]
/** Another session of the administrator's. */
async function elsewhere() {
  const made = await plant.db
    .insertInto('sessions')
    .values({ tokenHash: randomBytes(32), userName: 'admin', endedAt: null })
    .returning('sessionId')
    .executeTakeFirstOrThrow()
  return made.sessionId
}
async function aTelegram() {
  await announceToHost(plant.db, 'L1', [{ teleType: 'orderCancelled', orderCode: 'X-1' }])
  const { id } = await plant.db
    .updateTable('hostTelegrams')
    .set({ teleState: 'dead' })
    .where('teleState', '=', 'waiting')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function aFile() {
  const fileId = '00000000-0000-7000-8000-000000000001'
  await plant.db
    .insertInto('userFiles')
    .values({
      fileId,
      fileName: 'a.png',
      fileType: 'png',
      size: 1,
      userName: 'admin',
      note: null,
      sha256: randomBytes(32),
    })
    .execute()
  return fileId
}
const lotNow = async () => (await admin(lots.list, { lotNo: 'LOT-1' })).rows[0]!.id
const orderNow = async () => {
  const { id, revision } = (await admin(orders.list, { orderCode: 'X-1' })).rows[0]!
  return { id, revision }
}
function withoutPassword({ password: _, ...draft }: ReturnType<typeof aPerson>) {
  return draft
}

const entries = () => plant.db.selectFrom('auditLog').selectAll().orderBy('id').execute()
const last = async () => (await entries()).at(-1)!
/** Commands a session of one's own is needed for: tried below, with it. */
const withOwnSession = [session.savePassword, session.logout]
/** A lot that is divided or joined leaves an entry in each of the two: tried in lots.test.ts. */
const onTwo = [lots.split, lots.merge]
/** Only for a browser that proved itself at the log-in service, and with a form: tried in oidc.test.ts and userFiles.test.ts. */
const elsewhereTried = [...onTwo, oidc.exchange, files.upload]

test('there is a try of every command of the contract', async () => {
  const folder = new URL('../../../contract/src/', import.meta.url)
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))
  const contract = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  ) // a module is a record of its exports
  const isEndpoint = (one: unknown): one is Endpoint =>
    typeof one === 'object' && one !== null && 'kind' in one && 'name' in one && 'input' in one
  const commands = contract
    .flatMap((module) => Object.values(module))
    .flatMap((feature) => Object.values(feature ?? {}))
    .filter(isEndpoint)
    .filter((endpoint) => changesSomething(endpoint) && !endpoint.personal)
  const tried = [...done.map(([command]) => command), ...withOwnSession, ...elsewhereTried].map(
    ({ name }) => name,
  )
  expect(new Set(commands.map(({ name }) => name))).toEqual(new Set(tried))
})

describe('a command leaves who, when and what', () => {
  test.each(done)('$name', async (command, input) => {
    const given = typeof input === 'function' ? await input() : input
    const before = (await entries()).length
    await admin(command, given)
    const written = await entries()
    expect(written).toHaveLength(before + 1)
    const { before: was, after: is, ...entry } = written.at(-1)!
    const on = command.scope === 'line' ? { lineNumber: 'L1' } : {}
    expect(entry).toMatchObject({
      userName: command.name === session.login.name ? 'bob' : 'admin',
      at: expect.any(String),
      entityKey: expect.stringMatching(/./),
      action: expect.stringMatching(/./),
      ...on,
    })
    expect(was === null && is === null).toBe(false)
  })

  test('a new password and the end of a session', async () => {
    const { data } = (
      await plant.post('/api/web/login', { userName: 'bob', password: 'a first password' })
    ).json()
    const headers = { authorization: `Bearer ${data.token}` }
    await plant.post(
      '/api/web/savePassword',
      { userName: 'bob', password: 'a second password', currentPassword: 'a first password' },
      headers,
    )
    expect(await last()).toMatchObject({
      userName: 'bob',
      entity: 'user',
      entityKey: 'bob',
      action: 'savePassword',
    })
    await plant.post('/api/web/Logout', {}, headers)
    expect(await last()).toMatchObject({
      userName: 'bob',
      entity: 'session',
      entityKey: 'bob',
      action: 'logout',
    })
  })

  test('a refused one leaves nothing', async () => {
    const before = (await entries()).length
    await expect(admin(lines.create, aLine('L1'))).rejects.toMatchObject({ key: 'record.code_taken' })
    await expect(admin(orders.move, { id: line.order.id, move: 'pause' })).rejects.toMatchObject({
      key: 'record.reason_missing',
    })
    expect(await entries()).toHaveLength(before)
  })
})

describe('the change history of a record', () => {
  test('tells what it was and what it became, newest first', async () => {
    expect(await admin(audit.of, { lineNumber: 'L1', entity: 'station', entityKey: 'S77' })).toMatchObject([
      { action: 'delete', before: { stationNumber: 'S77', revision: 1 }, after: null },
      { action: 'update', before: { revision: 0 }, after: { revision: 1 } },
      { action: 'create', before: null, after: { stationNumber: 'S77' } },
    ])
    expect(await admin(audit.of, { lineNumber: null, entity: 'type', entityKey: 'T 1' })).toMatchObject([
      { action: 'release' },
      { action: 'update' },
      { action: 'create' },
    ])
  })

  test('of another line, of people and of roles is not everybody’s to read', async () => {
    const limited = plant.as('editor', undefined, ['L5'])
    await expect(
      limited(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'X-1' }),
    ).rejects.toMatchObject({ key: 'call.line_forbidden' })
    await expect(limited(audit.of, { lineNumber: 'L5', entity: 'order', entityKey: 'X-1' })).resolves.toEqual(
      [],
    )
    await expect(
      plant.as('admin')(audit.of, { lineNumber: 'L5', entity: 'line', entityKey: 'L5' }),
    ).resolves.toHaveLength(2)
    for (const entity of ['user', 'role', 'session', 'station', 'stationKey', 'unit', 'line'] as const) {
      await expect(limited(audit.of, { lineNumber: null, entity, entityKey: 'bob' })).rejects.toMatchObject({
        key: 'call.forbidden',
      })
    }
  })

  test.each(['update audit_log set user_name = null', 'delete from audit_log', 'truncate audit_log'])(
    'cannot be changed by the server: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(plant.db)).rejects.toMatchObject({ code: '42501' })
    },
  )
})
