import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inspections, type InspectionDraft } from '@takt/contract/inspections.ts'
import { orders } from '@takt/contract/orders.ts'
import { tools } from '@takt/contract/tools.ts'
import { types } from '@takt/contract/types.ts'
import { users } from '@takt/contract/users.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'
import { stationsHeld } from './stations-held.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
// One clock for all: what a test does comes after what the one before did.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const { processingNumber, processingVer } = line
beforeAll(async () => {
  const other = { typeNo: 'OTHER', typeName: 'Other', picNumberVer: null, remark: null }
  await admin(types.create, { ...other, processingNumber, processingVer })
  await admin(types.move, { typeNo: 'OTHER', typeVer: 1, move: 'release' })
})

const define = (itemCode: string, over: Partial<InspectionDraft>) =>
  admin(inspections.create, anInspection(itemCode, { inspectSchedule: 'fixed', ...over }))
const check = (itemCode: string) => admin(inspections.record, { itemCode, resultStatus: 'ok' })
async function due(itemCode: string) {
  const { rows } = await admin(inspections.due, { itemCode })
  return [rows[0]!.checkState, rows[0]!.dueAt]
}
async function pass(productSn: string, station = 'S10', more: object = {}) {
  minutes(1)
  await line.station(station).arrive(productSn, more)
  minutes(1)
  await line.station(station).complete(productSn, { TORQUE: 10, VOUT: 5 })
  return nowIso()
}

test.each([
  [{ inspectFrequency: 'pieces' as const }, 'inspections.pieces_needed', 'everyPieces'],
  [{ inspectFrequency: 'stop' as const }, 'inspections.minutes_needed', 'stopMinutes'],
])('%o without its number is refused', async (over, key, field) => {
  await expect(define('X', over)).rejects.toMatchObject({ key, field })
})

test('after so many pieces of its station it is due, at the time of the last of them', async () => {
  const { inspectSchedule } = await define('N', { inspectFrequency: 'pieces', everyPieces: 3 })
  expect(inspectSchedule).toBe('floating')
  await pass('N-1')
  await pass('N-2')
  expect(await due('N')).toEqual(['planned', null])
  minutes(20)
  const third = await pass('N-3')
  await pass('N-4')
  expect(await due('N')).toEqual(['due', third])
  await check('N')
  await pass('N-5')
  await pass('N-6')
  expect(await due('N')).toEqual(['done', null])
  minutes(40)
  expect(await due('N')).toEqual(['done', null])
  const next = await pass('N-7')
  minutes(31)
  expect(await due('N')).toEqual(['late', next])
})

test('after a stop that was long enough it is due from its end on, not while it lasts', async () => {
  await define('STOP', { inspectFrequency: 'stop', stopMinutes: 5 })
  const says = (stationStatus: string) =>
    line.station('S10').send('status', { messageId: randomUUID(), at: nowIso(), stationStatus })
  const stop = async (long: number) => {
    await says('down')
    minutes(long)
    const during = await due('STOP')
    await says('running')
    minutes(1)
    return during
  }
  await says('running')
  minutes(1)
  await stop(4)
  expect(await due('STOP')).toEqual(['planned', null])
  expect(await stop(6)).toEqual(['planned', null])
  expect((await due('STOP'))[0]).toBe('due')
  await check('STOP')
  minutes(1)
  expect((await due('STOP'))[0]).toBe('done')
})

test('another order makes it due once; another type when the station makes its first piece', async () => {
  await define('ORDER', { inspectFrequency: 'order' })
  await define('TYPE', { inspectFrequency: 'changeover' })
  await pass('A-1')
  expect((await due('TYPE'))[0]).toBe('planned')
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  const other = await startOrder(plant, 'L1', 'OTHER', 'WO-OTHER', 10)
  expect(await due('ORDER')).toEqual(['due', other.actualStart])
  await pass('A-1', 'S20')
  expect((await due('TYPE'))[0]).toBe('planned')
  const first = await pass('B-1')
  await pass('B-2')
  expect(await due('TYPE')).toEqual(['due', first])
  await check('TYPE')
  await check('ORDER')
  await pass('B-3')
  expect([(await due('TYPE'))[0], (await due('ORDER'))[0]]).toEqual(['done', 'done'])
})

test('the first piece of each order at its station makes it due, however long after the order began', async () => {
  await define('FIRST', { inspectFrequency: 'firstPiece' })
  await pass('B-4')
  // The order under way made its first piece here before there was such a check.
  expect(await due('FIRST')).toEqual(['planned', null])
  const [running] = (await admin(orders.list, { orderStatus: ['producing'] })).rows
  await admin(orders.move, { id: running!.id, move: 'complete', reason: 'enough' })
  await startOrder(plant, 'L1', 'OTHER', 'WO-FIRST', 10)
  expect(await due('FIRST')).toEqual(['planned', null])
  const first = await pass('C-1')
  await pass('C-2')
  expect(await due('FIRST')).toEqual(['due', first])
  await check('FIRST')
  await pass('C-3')
  expect((await due('FIRST'))[0]).toBe('done')
})

test('other material at its station makes it due, what is taken away does not', async () => {
  await define('REEL', { inspectFrequency: 'material' })
  const event = (bindEvent: 'bind' | 'unbind' | 'replace', stationNumber = 'S10', bomLot = 'LOT') => {
    minutes(1)
    const at = nowIso()
    return plant.db
      .insertInto('bindEvents')
      .values({
        lineNumber: 'L1',
        eventId: randomUUID(),
        stationNumber,
        position: 'F1',
        bindEvent,
        bomCode: 'P',
        bomLot,
        remaining: 5,
        at,
        boundBy: 'admin',
      })
      .execute()
      .then(() => at)
  }
  await event('unbind')
  await event('bind', 'S20')
  expect(await due('REEL')).toEqual(['planned', null])
  const bound = await event('replace')
  await event('bind')
  expect(await due('REEL')).toEqual(['due', bound])
  await check('REEL')
  // The same lot again is no other material.
  await event('unbind')
  await event('bind')
  expect(await due('REEL')).toEqual(['done', null])
  const other = await event('replace', 'S10', 'LOT-2')
  expect(await due('REEL')).toEqual(['due', other])
})

test('a tool that is mounted at its station makes it due, also the same one again', async () => {
  await define('DIE', { inspectFrequency: 'tool' })
  const draft = { toolCode: 'D-1', toolType: 'DIE', toolDescription: null, frequency: 100, usesPerPass: 1 }
  await admin(tools.create, draft)
  const mount = async (stationNumber = 'S10') => {
    minutes(1)
    await admin(tools.mount, { toolCode: 'D-1', stationNumber })
    return nowIso()
  }
  const off = () => admin(tools.dismount, { toolCode: 'D-1' })
  await mount('S20')
  expect(await due('DIE')).toEqual(['planned', null])
  await off()
  const mounted = await mount()
  expect(await due('DIE')).toEqual(['due', mounted])
  await check('DIE')
  await off()
  expect(await due('DIE')).toEqual(['done', null])
  const again = await mount()
  expect(await due('DIE')).toEqual(['due', again])
})

test('late, it keeps units away; who may check the station need not define checks', async () => {
  await define('HOLD', { inspectFrequency: 'pieces', everyPieces: 1, dueWithin: 0, blocksArrival: true })
  const piece = await pass('H-1')
  minutes(1)
  stationsHeld.forget(plant.db, 'L1') // else for five seconds by the clock of the process
  expect(await line.station('S10').arrive('H-2')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'inspectionMissing', about: 'HOLD' }],
  })
  expect(await due('HOLD')).toEqual(['late', piece])
  const menu = [{ page: 'stationChecks' as const, level: 'edit' as const }]
  await admin(users.saveRole, { roleKey: 'checker', roleName: 'Checker', description: null, menu, lines: [] })
  const person = plant.as('checker', 'L1')
  await person(inspections.record, { itemCode: 'HOLD', resultStatus: 'ok' })
  await expect(person(inspections.create, anInspection('OWN'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  minutes(1)
  expect(await line.station('S10').arrive('H-2')).toMatchObject({ answer: 'go' })
})

test('by the clock and by pieces it is due by whichever comes first, and shows when it expects to be', async () => {
  await define('BOTH', {
    inspectFrequency: 'hours',
    everyHours: 8,
    everyPieces: 3,
    inspectSchedule: 'floating',
  })
  await check('BOTH')
  const row = async () => (await admin(inspections.due, { itemCode: 'BOTH' })).rows[0]!
  const checked = Date.now()
  await pass('P-1')
  // Two more at the pace of the station since it first worked come sooner than eight hours.
  const { checkState, dueAt, expectedAt } = await row()
  expect(checkState).toBe('done')
  expect(Date.parse(dueAt!)).toBeGreaterThanOrEqual(checked + 8 * 3_600_000)
  const [{ pieces, begun }] = (
    await plant.pool.query(
      `select sum(first_passes)::int as pieces, 1000 * extract(epoch from min(slot))::float8 as begun from output_slots where station_number = 'S10'`,
    )
  ).rows as [{ pieces: number; begun: number }]
  const lasted = Math.max(3_600_000, Date.now() - begun)
  expect(Date.parse(expectedAt!)).toBeCloseTo(Date.now() + (2 * lasted) / pieces, -2)
  await pass('P-2')
  const third = await pass('P-3')
  expect(await row()).toMatchObject({ checkState: 'due', dueAt: third, expectedAt: null })
  await check('BOTH')
  minutes(8 * 60 + 1)
  const due = await row()
  expect(due.checkState).toBe('due')
  expect(Date.parse(due.dueAt!)).toBeLessThanOrEqual(Date.now())
})
