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

test('a retest that fails by another defect says nothing of the repair; the same defect again, or an OK, does', async () => {
  const S20 = line.station('S20')
  const repaired = async (sn: string, found: { TORQUE: number; VOUT: number }) => {
    await S20.work(sn, found)
    const { unit } = await look(sn)
    return (await report(unit.productId, {})).resultCode
  }
  const retests = async (sn: string) => {
    await follower.look()
    return (await look(sn)).reports.map(({ loop, resultCode, retestStatus }) => [
      loop,
      resultCode,
      retestStatus,
    ])
  }
  for (const sn of ['OTHER-1', 'OTHER-2']) {
    await line.station('S10').work(sn, { TORQUE: 10 })
    expect(await repaired(sn, { TORQUE: 99, VOUT: 5 })).toBe('TORQUE')
    expect(await repaired(sn, { TORQUE: 10, VOUT: 9 })).toBe('VOUT')
    expect(await retests(sn)).toEqual([
      [2, 'VOUT', null],
      [1, 'TORQUE', null],
    ])
  }
  await S20.work('OTHER-1', { TORQUE: 10, VOUT: 5 })
  expect((await retests('OTHER-1')).map(([, , status]) => status)).toEqual(['ok', 'ok'])
  await S20.work('OTHER-2', { TORQUE: 99, VOUT: 5 })
  expect((await retests('OTHER-2')).map(([, , status]) => status)).toEqual([null, 'ng'])
})
