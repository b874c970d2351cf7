import { afterAll, expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station, order } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

test('what failed most of an order counts pieces of its lots, and no false failures', async () => {
  for (const sn of ['A', 'B']) await station('S10').work(sn, { TORQUE: 99 })
  const { rows } = await admin(failures.list, { productSn: 'A' })
  await admin(failures.dispose, { failId: rows[0]!.failId, disposition: 'falseFail', reason: 'no contact' })
  const { lotNo } = await admin(lots.create, { orderCode: order.orderCode, number: 20 })
  await admin(defectReports.log, { stationNumber: 'S30', defectCode: 'DENT', lotNo, quantity: 7 })
  const { failures: found } = await admin(orders.account, { id: order.id })
  expect(found.map(({ defectCode, resultCode, failures }) => [defectCode ?? resultCode, failures])).toEqual([
    ['DENT', 7],
    ['TORQUE', 1],
  ])
})
