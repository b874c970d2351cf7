import { afterAll, expect, test } from 'vitest'
import { eventKinds } from '@takt/contract/events.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)

const eventsOf = async (line: string, from = 0) =>
  (
    await plant.db
      .selectFrom('events')
      .selectAll()
      .where('lineNumber', '=', line)
      .orderBy('turn')
      .orderBy('seq')
      .execute()
  ).slice(from)
const began = Date.now() - 3_600_000
const minute = (n: number) => new Date(began + n * 60_000).toISOString()

test('what a line does leaves its facts, each once and fit for its kind; a refused message and one sent again leave none', async () => {
  const { station, order } = await startLine(plant, 'L1', 1)
  const { orderCode } = order
  await station('S10').arrive('U-1')
  const bad = station('S10').message('complete', {
    productSn: 'U-1',
    results: [{ resultCode: 'TORQUE', resultValue: 20 }],
  })
  await station('S10').send('complete', bad)
  await station('S10').send('complete', bad)
  await expect(station('S10').complete('U-1', { NOBODY: 1 })).rejects.toThrow('station.')
  await station('S10').work('U-1', { TORQUE: 10 })
  await station('S20').work('U-1', { VOUT: 5 })
  await station('S30').work('U-1')
  const events = await eventsOf('L1')
  expect(events.map(({ kind, about }) => [kind, about])).toEqual([
    ['orderStarted', orderCode],
    ['failureOpened', expect.stringMatching(/^[\da-f-]{36}$/)],
    ['failureClosed', events[1]!.about],
    ['unitFinished', events[1]!.about],
    ['orderCompleted', orderCode],
  ])
  expect(events[1]!.data).toMatchObject({
    productSn: 'U-1',
    resultCode: 'TORQUE',
    resultValue: 20,
    stepSeq: 10,
  })
  expect(events[4]!.data).toMatchObject({ orderNumber: 1, actualNumber: 1 })
  for (const { kind, data } of events) expect(eventKinds[kind].parse(data)).toEqual(data)
  const head = await plant.db
    .selectFrom('lineHeads')
    .selectAll()
    .where('lineNumber', '=', 'L1')
    .executeTakeFirstOrThrow()
  expect(head.eventTurn).toBe(events.at(-1)!.turn)
})

test('an order that a person starts and completes leaves events, a refused move none', async () => {
  const { typeNo, order } = await startLine(plant, 'L2')
  const admin = plant.as('admin', 'L2')
  const second = await startOrder(plant, 'L2', typeNo, 'SECOND', 5)
  await expect(admin(orders.move, { id: second.id, move: 'start' })).rejects.toMatchObject({
    key: 'orders.wrong_status',
  })
  await admin(orders.move, { id: second.id, move: 'pause', reason: 'break' })
  await admin(orders.move, { id: second.id, move: 'resume' })
  await admin(orders.move, { id: second.id, move: 'complete', reason: 'enough' })
  expect((await eventsOf('L2')).map(({ kind, about }) => [kind, about])).toEqual([
    ['orderStarted', order.orderCode],
    ['orderStarted', 'SECOND'],
    ['orderCompleted', 'SECOND'],
  ])
})

test('an alarm that is on and is reported again with a new time is the same alarm to people, until it went off', async () => {
  const { station } = await startLine(plant, 'L5')
  const from = (await eventsOf('L5')).length
  const tell = (at: string, on = true, alarmCode = 'E-8') => ({
    messageId: `${alarmCode} ${on}`,
    at,
    alarmCode,
    on,
  })
  await station('S10').send('alarm', tell(minute(1)))
  await station('S10').send('alarm', tell(minute(2)))
  await station('S10').send('batch', {
    items: [tell(minute(3)), tell(minute(3), true, 'E-9')].map((one) => ({ kind: 'alarm', ...one })),
  })
  await station('S10').send('alarm', tell(minute(4), false))
  await station('S10').send('alarm', tell(minute(5)))
  await station('S10').send('alarm', tell(minute(7)))
  await station('S10').send('alarm', tell(minute(6), false))
  const events = await eventsOf('L5', from)
  expect(events.map(({ kind, data }) => [kind, data['alarmCode' as never], data['at' as never]])).toEqual([
    ['alarmOn', 'E-8', minute(1)],
    ['alarmOn', 'E-9', minute(3)],
    ['alarmOff', 'E-8', minute(4)],
    ['alarmOn', 'E-8', minute(5)],
    ['alarmOff', 'E-8', minute(6)],
    ['alarmOn', 'E-8', minute(7)],
  ])
})

test('an alarm is on once and off once, however often and in whatever order a station tells it', async () => {
  const { station } = await startLine(plant, 'L3')
  const from = (await eventsOf('L3')).length
  const alarm = (on: boolean, at: string, alarmCode = 'E-7') =>
    station('S10').send('alarm', { messageId: `${alarmCode} ${on} ${at}`, at, alarmCode, on })
  await alarm(true, minute(1))
  await alarm(true, minute(1))
  await alarm(false, minute(2))
  await alarm(false, minute(2))
  await alarm(false, minute(4), 'LATE')
  await alarm(true, minute(3), 'LATE')
  await alarm(true, minute(3), 'LATE')
  const events = await eventsOf('L3', from)
  expect(events.map(({ kind, data }) => [kind, data['alarmCode' as never], data['at' as never]])).toEqual([
    ['alarmOn', 'E-7', minute(1)],
    ['alarmOff', 'E-7', minute(2)],
    ['alarmOn', 'LATE', minute(3)],
    ['alarmOff', 'LATE', minute(4)],
  ])
  const stored = await plant.db
    .selectFrom('equipmentAlarms')
    .select(['alarmCode', 'onTime', 'offTime'])
    .where('lineNumber', '=', 'L3')
    .orderBy('onTime')
    .execute()
  expect(stored).toEqual([
    { alarmCode: 'E-7', onTime: minute(1), offTime: minute(2) },
    { alarmCode: 'LATE', onTime: minute(3), offTime: minute(4) },
  ])
})

test('a unit put on hold, released and scrapped leaves events, whether a station or a person did it', async () => {
  const { station } = await startLine(plant, 'L4')
  const admin = plant.as('admin', 'L4')
  const from = (await eventsOf('L4')).length
  for (let n = 0; n < 4; n++)
    await station('S10')
      .work('U-1', { TORQUE: 20 })
      .catch(() => {})
  const [unit] = (await admin(units.list, { limit: 1 })).rows
  const { productId } = unit!
  expect(unit).toMatchObject({ processStatus: 'held' })
  const move = (move: 'hold' | 'release' | 'scrap', reason: string) =>
    admin(units.move, { productId, move, reason })
  await move('hold', 'look again')
  await admin(units.move, { productId, move: 'release', reason: 'fine', hold: 'look again' })
  await move('release', 'fine')
  await expect(move('release', 'fine')).rejects.toMatchObject({ key: 'units.wrong_status' })
  await move('scrap', 'broken')
  const events = (await eventsOf('L4', from)).filter(({ kind }) => !kind.startsWith('failure'))
  expect(events.map(({ kind, about }) => [kind, about])).toEqual([
    ['unitHeld', productId],
    ['unitReleased', productId],
    ['unitScrapped', productId],
  ])
  expect(events.map(({ data }) => eventKinds.unitHeld.parse(data).reason)).toEqual([
    expect.stringContaining('Step 10'),
    'fine',
    'broken',
  ])
})
