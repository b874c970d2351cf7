import { afterAll, expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { units } from '@takt/contract/units.ts'
import { proveCounters } from '../../platform/counters/counters.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLine(plant, 'L1', 100)
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const begin = Date.now() - 60_000
const at = (second: number) => ({ at: isoOf(begin + second * 1000) })

async function finished(sn: string) {
  await s10.complete(sn, { TORQUE: 10 }, at(0))
  await s20.complete(sn, { VOUT: 5 }, at(20))
  await s30.complete(sn, {}, at(30))
}
const passport = (unit: string) => admin(units.passport, { unit })
const yields = async () => {
  const { firstPassYield, finalYield } = await admin(failureSummary.figures, {})
  return [firstPassYield, finalYield]
}

test('an NG of a finished unit that arrives late holds it, opens its failure and takes it out of the first passes', async () => {
  for (const sn of ['A', 'B', 'C', 'D']) await finished(sn)
  const late = { ...at(40), messageId: 'late' }
  const first = await s20.complete('A', { VOUT: 9 }, late)
  expect(await s20.complete('A', { VOUT: 9 }, late)).toEqual(first)
  const { unit, failures: found } = await passport('A')
  expect(unit.processStatus).toBe('held')
  expect(found).toMatchObject([{ failStatus: 'open', resultCode: 'VOUT' }])
  expect(await yields()).toEqual([3 / 4, 1])
})

test('a second NG of it is a failure more, and no unit more', async () => {
  await s20.complete('A', { VOUT: 9 }, at(45))
  expect((await passport('A')).failures).toHaveLength(2)
  expect((await yields())[0]).toBe(3 / 4)
})

test('an NG from before the OK that arrives last leaves the unit finished, with its failure closed: it was no first pass', async () => {
  await s20.complete('B', { VOUT: 9 }, at(10))
  const { unit, failures: found } = await passport('B')
  expect([unit.processStatus, found.map(({ failStatus }) => failStatus)]).toEqual(['finished', ['closed']])
  expect((await yields())[0]).toBe(2 / 4)
})

test('all false, it is a first pass again', async () => {
  for (const { failId } of (await passport('A')).failures)
    await admin(failures.dispose, { failId, disposition: 'falseFail', reason: 'cable was loose' })
  expect((await yields())[0]).toBe(3 / 4)
})

test('a person logs nothing on a finished unit: who finds something there puts it on hold', async () => {
  await expect(admin(defectReports.look, { scanned: 'C' })).rejects.toMatchObject({
    key: 'failures.unit_finished',
    field: 'productSn',
  })
})

test('what is counted is what the passes give', async () => {
  const messages: string[] = []
  expect(await proveCounters(plant.url, (text) => messages.push(text)), messages.join('\n')).toBe(true)
})
