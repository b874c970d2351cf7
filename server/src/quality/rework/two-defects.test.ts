import { afterAll, expect, test } from 'vitest'
import { rework, type ReworkDraft } from '@takt/contract/rework.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { reworkFollower } from './rework.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const follower = new Followers(plant.db, [reworkFollower], { changed: () => {}, log: { warn: () => {} } })
await follower.claim()
const look = (unit: string) => admin(rework.look, { unit })
const report = (productId: string, over: Partial<ReworkDraft>) =>
  admin(rework.report, {
    productId,
    reworkResult: 'repaired',
    repairCode: 'resolder',
    timeSpent: 120,
    ...over,
  })

test('of two defects a repair counts for the one it was reported of', async () => {
  const failedTwice = async (sn: string) => {
    await line.station('S10').work(sn, { TORQUE: 10 })
    await line.station('S20').work(sn, { TORQUE: 99, VOUT: 9 })
    const { failures, unit } = await look(sn)
    const idOf = (code: string) => failures.find(({ resultCode }) => resultCode === code)!.failId
    return { productId: unit.productId, idOf }
  }
  const { productId, idOf } = await failedTwice('TWO-1')
  const other = await failedTwice('TWO-2')
  await expect(report(productId, { failId: other.idOf('VOUT') })).rejects.toMatchObject({
    key: 'failures.not_of_unit',
    field: 'failId',
  })
  for (const code of ['TORQUE', 'VOUT']) {
    const repairCode = code === 'TORQUE' ? 'clean' : 'resolder'
    const { productId: unit, idOf: of } = code === 'TORQUE' ? { productId, idOf } : other
    expect(await report(unit, { failId: of(code), repairCode })).toMatchObject({ resultCode: code })
  }
  for (const sn of ['TWO-1', 'TWO-2']) await line.station('S20').work(sn, { TORQUE: 10, VOUT: 5 })
  await follower.look()
  await failedTwice('TWO-3')
  const { advice } = await look('TWO-3')
  expect(advice.filter(({ symptom }) => symptom === 'TORQUE')).toMatchObject([{ repairCode: 'clean' }])
  expect(advice.filter(({ symptom }) => symptom === 'VOUT')).toMatchObject([{ repairCode: 'resolder' }])
  await expect(report(productId, { failId: idOf('TORQUE') })).rejects.toMatchObject({
    key: 'rework.reported',
  })
})
