import { afterAll, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import type { Db } from '../db/tables.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { lines } from '@takt/contract/lines.ts'

const read: string[] = []
/** Answers as the primary does, and counts. */
const standby = {
  read: <T>(db: Db, work: (db: Db) => Promise<T>) => {
    read.push('standby')
    return work(db)
  },
  lag: () => 0,
  close: async () => {},
}
const plant = await startPlant({ standby })
afterAll(plant.close)

test('only what may lag is read from the standby, and never a command', async () => {
  await plant.as('admin')(lines.create, aLine('L1'))
  const planner = plant.as('admin', 'L1')
  await planner(orders.list, {})
  await planner(units.list, {})
  expect(read).toEqual([])
  await planner(orders.past, {})
  await planner(units.export, { format: 'csv' })
  expect(read).toEqual(['standby', 'standby'])
})
