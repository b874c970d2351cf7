import { afterAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)

test('twenty stations at once on one order: it makes its number, counts each unit once and refuses the rest', async () => {
  const { station, order } = await startLine(plant, 'L1', 100)
  const admin = plant.as('admin', 'L1')
  const outcome = await Promise.all(
    Array.from({ length: 20 }, async (_, worker) => {
      let made = 0
      for (let n = 0; n < 7; n++) {
        const sn = `SN-${worker}-${n}`
        if ((await station('S10').arrive(sn)).answer !== 'go') continue
        await station('S10').complete(sn, { TORQUE: 10 })
        await station('S20').work(sn, { VOUT: 5 })
        const last = await station('S30').work(sn)
        if (last.processStatus === 'finished') made += 1
      }
      return made
    }),
  )
  expect(outcome.reduce((sum, made) => sum + made, 0)).toBe(100)
  const { rows } = await admin(orders.list, { orderCode: order.orderCode })
  expect(rows[0]).toMatchObject({ startedNumber: 100, actualNumber: 100, orderStatus: 'completed' })
  const counted = await plant.db
    .selectFrom('outputSlots')
    .select(({ fn }) => fn.sum<string>('finished').as('finished'))
    .executeTakeFirstOrThrow()
  expect(Number(counted.finished)).toBe(100)
})

test('the last unit is finished while its order is paused: resumed, the order is complete and does not wait for ever', async () => {
  const { station, order } = await startLine(plant, 'L3', 1)
  const admin = plant.as('admin', 'L3')
  await station('S10').work('SN-1', { TORQUE: 10 })
  await station('S20').work('SN-1', { VOUT: 5 })
  await station('S30').arrive('SN-1')
  await admin(orders.move, { id: order.id, move: 'pause', reason: 'break' })
  await station('S30').complete('SN-1')
  expect(await admin(orders.move, { id: order.id, move: 'resume' })).toMatchObject({
    orderStatus: 'completed',
    actualNumber: 1,
    actualEnd: expect.any(String),
  })
})

test('the same completion from two hands at the same moment is one pass', async () => {
  const { station } = await startLine(plant, 'L2')
  const s = station('S10')
  await s.arrive('SN-1')
  const done = s.message('complete', {
    productSn: 'SN-1',
    results: [{ resultCode: 'TORQUE', resultValue: 10 }],
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => s.send('complete', done)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(
    await plant.db.selectFrom('passes').select('passNo').where('lineNumber', '=', 'L2').execute(),
  ).toHaveLength(1)
})
