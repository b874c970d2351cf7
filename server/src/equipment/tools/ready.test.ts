import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { settings } from '@takt/contract/settings.ts'
import { tools } from '@takt/contract/tools.ts'
import { toolSets, type ToolMember } from '@takt/contract/toolSets.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1', 100)
const admin = plant.as('admin', 'L1')
const station = line.station('S10')
const set = { toolSetId: 'SET', toolSetVersion: 1 }
const member = (seqNum: number, over: Partial<ToolMember>): ToolMember => ({
  seqNum,
  stationNumber: 'S10',
  position: null,
  toolType: 'DIE',
  toolCode: null,
  quantity: 1,
  ...over,
})
const make = (toolCode: string, frequency: number, toolType = 'DIE', usesPerPass = 1) =>
  admin(tools.create, { toolCode, toolType, toolDescription: null, frequency, usesPerPass })
const mount = (toolCode: string, position: string | null = null) =>
  admin(tools.mount, { toolCode, stationNumber: 'S10', position })
const ready = async () => (await admin(tools.ready, set))[0]!
const order = async () => (await admin(orders.list, {})).rows[0]!
const light = async () =>
  (await admin(orders.readiness, { id: (await order()).id })).find(({ check }) => check === 'toolsReady')
const missing = (...about: string[]) => ({
  answer: 'noGo',
  reasons: about.map((one) => ({ reason: 'toolMissing', about: one })),
})

beforeAll(async () => {
  await admin(toolSets.create, {
    toolSetId: 'SET',
    toolSetName: 'Both dies',
    typeNos: [line.typeNo],
    remark: null,
    members: [
      member(10, { quantity: 2 }),
      member(20, { toolType: 'NEST', position: 'B' }),
      member(30, { toolType: null, toolCode: 'K-1', stationNumber: 'S20' }),
      member(40, { stationNumber: 'ELSEWHERE' }),
    ],
  })
})

test('a draft requires nothing', async () => {
  expect(await light()).toBeUndefined()
  expect(await station.arrive('U-0')).toMatchObject({ answer: 'go' })
  await station.complete('U-0', { TORQUE: 10 })
})

test('released, it is missing at its stations only, each kind reported once', async () => {
  await admin(toolSets.move, { ...set, move: 'release' })
  expect(await station.arrive('U-1')).toMatchObject(missing('DIE', 'NEST'))
  expect(await line.station('S20').arrive('U-0')).toMatchObject(missing('K-1'))
  expect(await light()).toMatchObject({
    ok: false,
    warning: true,
    about: 'S10: DIE 0/2, S10 B: NEST 0/1, S20: K-1 0/1',
    records: ['SET 1'],
  })
})

test('it takes as many as are required, at the required position', async () => {
  for (const code of ['D-1', 'D-2']) await make(code, 1000)
  await make('N-1', 1000, 'NEST')
  await mount('D-1')
  await mount('N-1', 'A')
  expect(await station.arrive('U-1')).toMatchObject(missing('DIE', 'NEST'))
  await mount('D-2')
  await admin(tools.dismount, { toolCode: 'N-1' })
  expect(await station.arrive('U-1')).toMatchObject(missing('NEST'))
  await mount('N-1', 'B')
  expect(await station.arrive('U-1')).toMatchObject({ answer: 'go' })
  await station.complete('U-1', { TORQUE: 10 })
})

test('a line may do without the check', async () => {
  const leaveOut = async (off: 'toolMissing'[]) => {
    const { version, settings: now } = await admin(settings.get, {})
    const checks = [{ lineNumber: 'L1', off }]
    await admin(settings.save, { version, reason: 'x', settings: { ...now, checks } })
  }
  await leaveOut(['toolMissing'])
  expect(await line.station('S20').arrive('U-1')).toMatchObject({ answer: 'go' })
  await line.station('S20').complete('U-1', { VOUT: 5 })
  await leaveOut([])
  expect(await line.station('S20').arrive('U-0')).toMatchObject(missing('K-1'))
})

test('what was taken off after the unit came, or mounted since, is not missing', async () => {
  const before = nowIso()
  await admin(tools.dismount, { toolCode: 'N-1' })
  const between = nowIso()
  expect(await station.arrive('U-2')).toMatchObject(missing('NEST'))
  expect(await station.arrive('U-2', { at: before })).toMatchObject({ answer: 'go' })
  await mount('N-1', 'B')
  expect(await station.arrive('U-3', { at: between })).toMatchObject({ answer: 'go' })
})

test('an order is ready with tools that last for the rest of it, mounted there or available', async () => {
  await make('K-1', 50, 'KNIFE')
  const { orderCode, orderNumber, actualNumber } = await order()
  const rest = orderNumber - actualNumber
  expect(await ready()).toMatchObject({ orderCode, rest, ready: false })
  const k1 = async () => (await ready()).members.find(({ toolCode }) => toolCode === 'K-1')
  expect(await k1()).toMatchObject({
    ready: false,
    tools: [{ toolCode: 'K-1', usesLeft: 50, usesNeeded: rest }],
  })
  await admin(tools.askMore, { toolCode: 'K-1', askedUses: rest, reason: 'x' })
  await plant.as('editor', 'L1')(tools.allowMore, { toolCode: 'K-1' })
  expect(await k1()).toMatchObject({ ready: true })
  expect(await ready()).toMatchObject({ ready: true })
  expect(await light()).toMatchObject({ ok: true, about: '' })
  // Members at a station of another line are not checked here.
  expect((await ready()).members.map(({ seqNum }) => seqNum)).toEqual([10, 20, 30])
  await admin(tools.maintain, { toolCode: 'D-2', reason: 'x' })
  expect(await light()).toMatchObject({ ok: false, about: 'S10: DIE 1/2' })
  expect((await admin(orders.lights, { ids: [(await order()).id] }))[0]).toMatchObject({
    red: 0,
    warnings: 1,
  })
})

test('a tool shows in which released sets it is', async () => {
  expect(await admin(tools.one, { toolCode: 'D-1' })).toMatchObject({ toolSetName: 'Both dies' })
  await admin(toolSets.move, { ...set, move: 'retire' })
  expect(await admin(tools.one, { toolCode: 'D-1' })).toMatchObject({ toolSetName: '' })
  expect(await light()).toBeUndefined()
})
