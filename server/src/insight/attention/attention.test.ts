import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { attention } from '@takt/contract/attention.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { sopComments } from '@takt/contract/sopComments.ts'
import { sops } from '@takt/contract/sops.ts'
import { tools } from '@takt/contract/tools.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'
import { another, aSop, released } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const first = await startLine(plant, 'L1')
const second = await startLine(plant, 'L2')
const [admin, other] = [plant.as('admin', 'L1'), plant.as('admin', 'L2')]
const counts = (as = admin) => as(attention.counts, {})

test('units on hold are counted on their line, until they are released', async () => {
  await first.station('S10').arrive('SN-1')
  await second.station('S10').arrive('SN-2')
  const [unit] = (await admin(units.list, {})).rows
  const { productId } = unit!
  await admin(units.move, { productId, move: 'hold', reason: 'Scratch' })
  expect([(await counts()).unitsOnHold, (await counts(other)).unitsOnHold]).toEqual([1, 0])
  await admin(units.move, { productId, move: 'release', reason: 'Looked at' })
  expect((await counts()).unitsOnHold).toBe(0)
})

test('an order is late once its planned end has passed, from its release until it is completed', async () => {
  const { lateOrders: before } = await counts()
  const make = (orderCode: string, day: string) =>
    admin(
      orders.create,
      anOrder(orderCode, {
        typeNo: first.typeNo,
        planStart: `${day}T06:00:00.000Z`,
        planEnd: `${day}T14:00:00.000Z`,
      }),
    )
  const [past, future] = [await make('PAST', '2020-03-02'), await make('FUTURE', '2150-03-02')]
  await make('NOT-RELEASED', '2020-03-03')
  for (const { id } of [past, future]) await admin(orders.move, { id, move: 'release' })
  expect((await counts()).lateOrders).toBe(before! + 1)
  for (const move of ['start', 'pause'] as const) {
    await admin(orders.move, { id: past.id, move, reason: 'No parts' })
    expect((await counts()).lateOrders).toBe(before! + 1)
  }
  await admin(orders.move, { id: past.id, move: 'complete', reason: 'Called off' })
  expect((await counts()).lateOrders).toBe(before)
})

test('a lot on hold is counted, also for who may not see the units', async () => {
  const { id } = await admin(lots.create, { orderCode: first.order.orderCode, number: 5 })
  await admin(lots.move, { id, move: 'takeIn' })
  await admin(lots.move, { id, move: 'hold', reason: 'Wrong paint' })
  await admin(lots.create, { orderCode: first.order.orderCode, number: 5 })
  expect([(await counts()).lotsOnHold, (await counts(other)).lotsOnHold]).toEqual([1, 0])
  expect(await counts(plant.as('operator', 'L1'))).toMatchObject({ unitsOnHold: null, lotsOnHold: 1 })
})

test('what another person must decide is counted for them, not for who requested or wrote it', async () => {
  const second = another(plant, 'L1')
  const waiting = async (as = admin) => {
    const { livesAsked, sopsInReview } = await counts(as)
    return [livesAsked, sopsInReview]
  }
  const toolCode = 'DIE-1'
  await admin(tools.create, {
    toolCode,
    toolType: 'DIE',
    toolDescription: null,
    frequency: 10,
    usesPerPass: 1,
  })
  const worn = { toolType: 'DIE', toolDescription: null, frequency: 10, startUses: 10, usesPerPass: 1 }
  await admin(tools.create, { ...worn, toolCode: 'WORN' })
  await admin(tools.askMore, { toolCode, askedUses: 5, reason: 'the new one comes tomorrow' })
  expect([await waiting(), await waiting(second), await waiting(other)]).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ])
  const listed = async (filter = {}) => (await admin(tools.list, filter)).rows.map((tool) => tool.toolCode)
  expect(await listed()).toEqual([toolCode, 'WORN'])
  expect(await listed({ lifeAsked: true })).toEqual([toolCode])
  await second(tools.refuseMore, { toolCode, reason: 'change it' })
  const { sopVer } = await admin(sops.create, aSop('C'))
  await admin(sops.submit, { sopCode: 'C', sopVer })
  expect([await waiting(), await waiting(second)]).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(await waiting(plant.as('operator', 'L1'))).toEqual([null, null])
})

test('a comment on an instruction waits for who wrote it, until it is answered', async () => {
  const { sopCode, sopVer, contentHash } = await released(plant, 'L1', aSop('D', { stationNumber: 'S10' }))
  const commentId = randomUUID()
  const comment = {
    commentId,
    sopCode,
    sopVer,
    stepNo: 1,
    contentHash,
    stationNumber: 'S10',
    commentText: 'Where?',
  }
  const open = async () => [(await counts()).commentsOpen, (await counts(another(plant, 'L1'))).commentsOpen]
  expect(await open()).toEqual([0, 0])
  await admin(sopComments.say, comment)
  expect(await open()).toEqual([1, 0])
  await admin(sopComments.answer, { commentId, commentState: 'taken', answerNote: 'Left of the press' })
  expect(await open()).toEqual([0, 0])
})

test.each([genealogy.hold, genealogy.rework, units.move, lots.move])(
  'the badges, which follow orders, change with $name',
  ({ touches }) => expect(touches).toContain('orders'),
)

test('nobody reads of pages that are not theirs', async () => {
  await expect(counts(plant.as('operator', 'L1', ['L2']))).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
})
