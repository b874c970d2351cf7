import { afterAll, beforeEach, expect, test } from 'vitest'
import { host, type TeleState } from '@takt/contract/host.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
await startLine(plant, 'L2')
const [admin, planner] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]

async function hostIs(hostMode: 'off' | 'paused') {
  const { keyHint: _, ...now } = await admin(host.settings, {})
  await admin(host.saveSettings, { ...now, hostUrl: 'http://127.0.0.1:9/', hostMode })
}
beforeEach(async () => {
  await plant.db.deleteFrom('hostTelegrams').execute()
  await hostIs('paused')
})

let orderNo = 0
async function lotInProcess(number = 5) {
  const orderCode = `S-${++orderNo}`
  await planner(orders.create, anOrder(orderCode, { typeNo, orderNumber: 20 }))
  const lot = await planner(lots.create, { orderCode, number })
  return planner(lots.move, { id: lot.id, move: 'takeIn' })
}
const syncOf = async (searchedLot: string) =>
  (await planner(lots.list, { lotNo: searchedLot })).rows.find(({ lotNo }) => lotNo === searchedLot)!
    .syncState
const finish = (id: number) => planner(lots.move, { id, move: 'finish', reason: 'No more material' })
const telegrams = async () => (await admin(host.list, { lineNumber: 'L1' })).rows.toReversed()
const lotTelegrams = async () => (await telegrams()).map(({ teleType, lotNo }) => `${teleType} ${lotNo}`)
/** As the sender leaves it. */
const end = (teleState: TeleState) =>
  plant.db
    .updateTable('hostTelegrams')
    .set({ teleState, errorText: teleState === 'ok' ? null : 'HTTP 422', doneAt: new Date().toISOString() })
    .execute()

test('the host gets a telegram for each action on a lot, and the lot shows the state of the newest', async () => {
  const lot = await lotInProcess()
  expect(await syncOf(lot.lotNo)).toBe('waiting')
  await end('ok')
  expect(await syncOf(lot.lotNo)).toBe('ok')
  await planner(lots.move, { id: lot.id, move: 'hold', reason: 'Wrong paint' })
  expect(await syncOf(lot.lotNo)).toBe('waiting')
  const [, held] = await telegrams()
  expect(JSON.parse((await admin(host.telegram, { id: held!.id })).request!)).toMatchObject({
    teleType: 'lotChanged',
    lot: { lotNo: lot.lotNo, lotStatus: 'onHold', statusReason: 'Wrong paint' },
  })
})

test('a divided or joined lot sends telegrams for both lots', async () => {
  const whole = await lotInProcess()
  const part = await planner(lots.split, { id: whole.id, number: 2 })
  await planner(lots.merge, { id: part.id, into: whole.id })
  expect((await lotTelegrams()).slice(1)).toEqual([
    `lotChanged ${whole.lotNo}`,
    `lotChanged ${part.lotNo}`,
    `lotChanged ${part.lotNo}`,
    `lotChanged ${whole.lotNo}`,
  ])
})

test('what the host refused of a lot is sent again under its old key by whoever keeps the lots', async () => {
  const lot = await lotInProcess()
  await end('dead')
  expect(await syncOf(lot.lotNo)).toBe('dead')
  const [before] = await telegrams()
  const keeper = plant.as('operator', 'L1')
  await expect(keeper(lots.resend, { id: lot.id })).rejects.toMatchObject({ key: 'call.forbidden' })
  await planner(lots.resend, { id: lot.id })
  expect(await telegrams()).toMatchObject([
    { id: before!.id, idempotencyKey: before!.idempotencyKey, teleState: 'retry', attempts: 0 },
  ])
  await end('ok')
  await expect(planner(lots.resend, { id: lot.id })).rejects.toMatchObject({
    key: 'host.wrong_state',
    facts: { teleState: 'ok' },
  })
})

test('a lot completed without a host shows it, and is reported once a host is set up', async () => {
  const lot = await lotInProcess()
  await end('ok')
  await hostIs('off')
  await finish(lot.id)
  expect(await syncOf(lot.lotNo)).toBe('untold')
  await expect(planner(lots.resend, { id: lot.id })).rejects.toMatchObject({ key: 'host.none' })
  await hostIs('paused')
  const both = await Promise.allSettled([1, 2].map(() => planner(lots.resend, { id: lot.id })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await lotTelegrams()).toEqual([`lotChanged ${lot.lotNo}`, `lotCompleted ${lot.lotNo}`])
  expect(await syncOf(lot.lotNo)).toBe('waiting')
})

test('a lot that waits was not decided about: there is nothing to tell, nor for one of another line', async () => {
  await planner(orders.create, anOrder('S-WAITS', { typeNo, orderNumber: 5 }))
  const lot = await planner(lots.create, { orderCode: 'S-WAITS', number: 5 })
  expect(await syncOf(lot.lotNo)).toBeNull()
  await expect(planner(lots.resend, { id: lot.id })).rejects.toMatchObject({ key: 'lots.wrong_status' })
  await expect(plant.as('editor', 'L2')(lots.resend, { id: lot.id })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('the host gets one request for the line’s orders, however many call, and none where there is no host', async () => {
  const requests = await Promise.allSettled([1, 2].map(() => planner(host.askOrders, {})))
  expect(requests.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [request] = await telegrams()
  expect(request).toMatchObject({
    teleType: 'ordersWanted',
    lineNumber: 'L1',
    orderCode: null,
    teleState: 'waiting',
  })
  expect(JSON.parse((await admin(host.telegram, { id: request!.id })).request!)).toEqual({
    messageId: request!.idempotencyKey,
    teleType: 'ordersWanted',
    lineNumber: 'L1',
    at: expect.stringMatching(/Z$/),
  })
  await expect(planner(host.askOrders, {})).rejects.toMatchObject({ key: 'host.asked_already' })
  await hostIs('off')
  await expect(planner(host.askOrders, {})).rejects.toMatchObject({ key: 'host.none' })
})
