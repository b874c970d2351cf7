import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { rework } from '@takt/contract/rework.ts'
import { reworkers } from '@takt/contract/reworkers.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const aDay = 86_400_000
const at = (daysAgo: number, minute = 0) => isoOf(Date.now() - daysAgo * aDay + minute * 60_000)

test('a reworker may report later what was done while the right still counted, and nothing done since', async () => {
  const operator = { name: 'Ana', cardId: null, level: 9, teamName: null, enabled: true }
  await plant.as('admin')(operators.create, { ...operator, operatorNo: 'R1', userName: null })
  const limits = { typeNos: [], defectCodes: [], stationNumbers: [], level: 9, validUntil: null }
  await admin(reworkers.create, { operatorNo: 'R1', ...limits })
  await plant.db
    .updateTable('reworkers')
    .set({ validUntil: at(2).slice(0, 10) })
    .execute()
  await line.station('S10').complete('OLD', { TORQUE: 10 }, { at: at(3) })
  const { productId } = await line.station('S20').complete('OLD', { VOUT: 9 }, { at: at(3, 1) })
  const report = (doneAt?: string) =>
    admin(rework.report, {
      productId,
      reworkResult: 'repaired',
      causeCode: 'part',
      repairCode: 'resolder',
      timeSpent: 60,
      operatorNo: 'R1',
      ...(doneAt && { doneAt }),
    })
  await expect(report()).rejects.toMatchObject({ key: 'rework.not_allowed' })
  await expect(report(at(0))).rejects.toMatchObject({ key: 'rework.not_allowed' })
  expect(await report(at(3, 5))).toMatchObject({ operatorNo: 'R1' })
})
