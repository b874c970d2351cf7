import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { host } from '@takt/contract/host.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages } from '@takt/contract/packages.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo, processingNumber } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const planStart = '2026-03-02T06:00:00.000Z'
const planned = {
  bomCode: 'B-PUMP',
  bomVer: 1,
  processRoute: processingNumber,
  processRouteVer: 1,
  planStart,
  planEnd: '2026-03-02T06:05:00.000Z',
}
let key = ''

beforeAll(async () => {
  await admin(bomDefs.create, aPart('SCREW'))
  await admin(boms.create, {
    bomCode: 'B-PUMP',
    bomName: 'Pump',
    typeNo,
    validFrom: null,
    remark: null,
    rows: [aBomRow(10, 'SCREW', 'S10')],
  })
  await admin(boms.create, {
    bomCode: 'B-TWO',
    bomName: 'Two and a half',
    typeNo,
    validFrom: null,
    remark: null,
    rows: [aBomRow(10, 'SCREW', 'S10', { bomQty: 2.5 })],
  })
  await admin(boms.move, { bomCode: 'B-PUMP', bomVer: 1, move: 'release' })
  await admin(boms.move, { bomCode: 'B-TWO', bomVer: 1, move: 'release' })
  const of = { typeNo, typeVer: 1, processingNumber, processingVer: 1 }
  const { steps, revision } = await admin(packages.create, { ...of, like: null })
  await admin(packages.update, {
    ...of,
    packageVer: 1,
    steps,
    remark: null,
    bomCode: 'B-PUMP',
    bomVer: 1,
    revision,
  })
  await admin(packages.move, { ...of, packageVer: 1, move: 'release' })
  key = (await admin(host.makeKey, { keyName: 'ERP' })).key
})

const run = (row: Record<string, string | number | null>) =>
  admin(orders.import, { rows: [row], leaveOut: false, dryRun: false })
const found = async (orderCode: string) =>
  (await admin(orders.list, { orderCode })).rows.find((order) => order.orderCode === orderCode)!
async function send(body: string, type: string) {
  const reply = await plant.app.inject({
    method: 'POST',
    url: '/api/host/orders/L1',
    payload: body,
    headers: { 'content-type': type, authorization: `Bearer ${key}` },
  })
  return reply.json()
}
const b2mml = (
  orderCode: string,
  number: number,
) => `<SyncProductionSchedule><DataArea><ProductionSchedule><ProductionRequest><ID>${orderCode}</ID><StartTime>${planStart}</StartTime>
  <SegmentRequirement><MaterialRequirement><MaterialDefinitionID>${typeNo}</MaterialDefinitionID><MaterialUse>Produced</MaterialUse><Quantity><QuantityString>${number}</QuantityString></Quantity></MaterialRequirement>
  </SegmentRequirement></ProductionRequest></ProductionSchedule></DataArea></SyncProductionSchedule>`

describe('an order takes bill, route and planned end as the form would propose them, and can be released', () => {
  test.each([
    ['a file', (orderCode: string) => run({ orderCode, typeNo, orderNumber: 10, planStart })],
    [
      'a file with empty columns',
      (orderCode: string) =>
        run({
          orderCode,
          typeNo,
          orderNumber: 10,
          planStart,
          planEnd: null,
          bomCode: null,
          bomVer: null,
          processRoute: null,
          processRouteVer: null,
        }),
    ],
    [
      'JSON of the host',
      (orderCode: string) =>
        send(JSON.stringify({ orderCode, typeNo, orderNumber: 10, planStart }), 'application/json'),
    ],
    ['B2MML', (orderCode: string) => send(b2mml(orderCode, 10), 'application/xml')],
  ])('from %s', async (door, take) => {
    await take(door)
    const order = await found(door)
    expect(order).toMatchObject(planned)
    expect(await admin(orders.move, { id: order.id, move: 'release' })).toMatchObject({
      orderStatus: 'released',
    })
  })
})

test('an order of more than a year is planned as if the line worked on and on, not for a day', async () => {
  await run({ orderCode: 'LONG', typeNo, orderNumber: 2_000_000, planStart })
  expect(await found('LONG')).toMatchObject({ planEnd: '2028-01-25T16:40:00.000Z' })
})

test('the host’s own values are taken as sent', async () => {
  await send(
    JSON.stringify({
      orderCode: 'SAID',
      typeNo,
      orderNumber: 10,
      planStart,
      planEnd: '2026-03-02T14:00:00Z',
      bomCode: 'OTHER',
      bomVer: 3,
    }),
    'application/json',
  )
  expect(await found('SAID')).toMatchObject({
    bomCode: 'OTHER',
    bomVer: 3,
    processRoute: processingNumber,
    planEnd: '2026-03-02T14:00:00.000Z',
  })
})

test('another quantity leaves the planned end of the host as it is, through every door', async () => {
  const planEnd = '2026-03-02T14:00:00.000Z'
  await send(
    JSON.stringify({ orderCode: 'KEPT', typeNo, orderNumber: 10, planStart, planEnd }),
    'application/json',
  )
  await send(JSON.stringify({ orderCode: 'KEPT', orderNumber: 11 }), 'application/json')
  expect(await found('KEPT')).toMatchObject({ orderNumber: 11, planEnd })
  await send(b2mml('KEPT', 12), 'application/xml')
  expect(await found('KEPT')).toMatchObject({ orderNumber: 12, planEnd })
  await run({ orderCode: 'KEPT', orderNumber: 13, planEnd: null, bomCode: null })
  expect(await found('KEPT')).toMatchObject({ ...planned, orderNumber: 13, planEnd })
  const { id } = await found('KEPT')
  expect(await admin(orders.changeNumber, { id, orderNumber: 14, reason: 'host' })).toMatchObject({
    orderNumber: 14,
    planEnd,
  })
})

test('another planned end goes with another quantity where it is sent, never before the start', async () => {
  await run({ orderCode: 'SENT', typeNo, orderNumber: 10, planStart })
  const { id } = await found('SENT')
  await expect(
    admin(orders.changeNumber, { id, orderNumber: 20, planEnd: '2026-03-01T00:00:00.000Z', reason: 'more' }),
  ).rejects.toMatchObject({ key: 'orders.plan_backwards', field: 'planEnd' })
  expect(await found('SENT')).toMatchObject({ orderNumber: 10 })
  expect(
    await admin(orders.changeNumber, {
      id,
      orderNumber: 20,
      planEnd: '2026-03-02T06:10:00.000Z',
      reason: 'more',
    }),
  ).toMatchObject({ orderNumber: 20, planEnd: '2026-03-02T06:10:00.000Z' })
})

test('what the line lacks for an order is counted in pieces of the part', async () => {
  await run({ orderCode: 'SHORT', typeNo, orderNumber: 10, planStart, bomCode: 'B-TWO', bomVer: 1 })
  const { id } = await found('SHORT')
  const lights = await admin(orders.readiness, { id })
  expect(lights.find(({ check }) => check === 'materialAvailable')).toMatchObject({
    ok: false,
    warning: true,
    about: 'SCREW (S10): 0 / 25 pcs',
  })
})

test('a package without a BOM names which one is released for its type', async () => {
  const of = { typeNo, typeVer: 1, processingNumber, processingVer: 1 }
  expect(await admin(packages.show, { ...of, packageVer: 1 })).toMatchObject({
    findings: [],
    unusedBill: null,
  })
  const { steps, revision } = await admin(packages.revise, { ...of, packageVer: 1 })
  await admin(packages.update, {
    ...of,
    packageVer: 2,
    steps,
    remark: null,
    bomCode: null,
    bomVer: null,
    revision,
  })
  expect(await admin(packages.show, { ...of, packageVer: 2 })).toMatchObject({
    findings: [],
    unusedBill: { bomCode: 'B-TWO', bomVer: 1 },
  })
})

test('the history of the queue shows the former name of an order', async () => {
  await run({ orderCode: 'NAMED', typeNo, orderNumber: 10, planStart, orderName: 'First' })
  await run({ orderCode: 'NAMED', orderName: 'Second' })
  const { rows } = await admin(orders.changes, { orderCode: 'NAMED' })
  expect(rows[0]!.changes).toEqual([{ field: 'orderName', before: 'First', after: 'Second' }])
})
