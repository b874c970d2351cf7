import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const anHour = 3_600_000

/** Fails at S20 and waits for its rework. */
async function failed(sn: string, hoursAgo: number) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  const { productId } = await line.station('S20').work(sn, { VOUT: 9 })
  const failTime = isoOf(Date.now() - hoursAgo * anHour)
  await plant.db.updateTable('failures').set({ failTime }).where('productId', '=', productId).execute()
  return productId
}

test('each bar opens as many as it counts, and its age tells when it failed', async () => {
  for (const [sn, hours] of [
    ['A', 0.5],
    ['B', 2],
    ['C', 30],
    ['D', 100],
  ] as const)
    await failed(sn, hours)
  const productId = await failed('E', 30)
  await admin(rework.report, { productId, reworkResult: 'repaired', repairCode: 'clean', timeSpent: 60 })
  await admin(units.move, { productId: await failed('F', 30), move: 'scrap', reason: 'crushed' })
  const { days, ages } = await admin(rework.figures, {})
  expect(ages.map((one) => one.failures)).toEqual([1, 1, 0, 0, 2, 1])
  for (const { from, to, failures: counted } of ages) {
    const span = { ...(from && { from }), to }
    const { total } = await admin(failures.list, { failStatus: 'rework', ...span })
    expect(total).toBe(counted)
  }
  for (const { start: from, end: to, sentIn, reports } of days) {
    expect((await admin(failures.list, { disposition: 'rework', from, to })).total).toBe(sentIn)
    expect((await admin(rework.list, { from, to })).total).toBe(reports)
  }
  const sum = (name: 'sentIn' | 'reports') => days.reduce((total, one) => total + one[name], 0)
  expect([sum('sentIn'), sum('reports')]).toEqual([5, 1])
  expect(days.every((one, at) => at === 0 || one.start === days[at - 1]!.end)).toBe(true)
})
