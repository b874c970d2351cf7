import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import { rework, type ReworkDraft } from '@takt/contract/rework.ts'
import { settings } from '@takt/contract/settings.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLine(plant, 'L1')
const stateOf = async (sn: string) => (await admin(units.passport, { unit: sn })).unit
const repaired = {
  reworkResult: 'repaired',
  causeCode: 'part',
  repairCode: 'resolder',
  timeSpent: 120,
} as const
const report = (productId: string, over: Partial<ReworkDraft> = {}) =>
  admin(rework.report, { productId, ...repaired, ...over })

async function limit(sameDefectLimit: number | null) {
  const now = await plant.as('admin')(settings.get, {})
  await plant.as('admin')(settings.save, {
    version: now.version,
    reason: 'tried',
    settings: { ...now.settings, rework: { ...now.settings.rework, sameDefectLimit } },
  })
}

/** Fails at S20, is reworked by the line and fails there again, until it has failed so often. */
async function failedTimes(sn: string, times: number) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  await line.station('S20').work(sn, { VOUT: 9 })
  for (let n = 1; n < times; n++) {
    await line.station('S90').work(sn, {}, { verdict: 'ok' })
    await line.station('S20').work(sn, { VOUT: 9 })
  }
}

test('with the limit of two the second time goes to an engineer: the station is refused and the unit is held', async () => {
  await limit(2)
  await failedTimes('D-1', 2)
  expect(await line.station('S90').arrive('D-1')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'sameDefectAgain', about: 'VOUT × 2' }],
  })
  const { productId, processStatus, holds } = await stateOf('D-1')
  expect({ processStatus, holds }).toEqual({ processStatus: 'held', holds: ['VOUT × 2'] })
  await admin(units.move, { productId, move: 'release', reason: 'engineer: try once more' })
  expect(await line.station('S90').arrive('D-1')).toMatchObject({ answer: 'go' })
})

test('whoever lets pass what came once too often has decided about its hold; the failure says what it was', async () => {
  await failedTimes('D-4', 2)
  await line.station('S90').arrive('D-4')
  const { rows } = await admin(failures.list, { productSn: 'D-4' })
  const [last] = rows
  expect(await admin(failures.one, { failId: last!.failId })).toMatchObject({
    processStatus: 'held',
    holds: ['VOUT × 2'],
  })
  const decided = { failId: last!.failId, disposition: 'useAsIs', reason: 'within the agreement' } as const
  expect(await admin(failures.dispose, decided)).toMatchObject({ holds: [] })
  expect(await stateOf('D-4')).not.toMatchObject({ processStatus: 'held' })
})

test('of two failures of that defect, the first that was no fault leaves the hold, which counts one less; taken back it counts again', async () => {
  await failedTimes('D-5', 2)
  await line.station('S90').arrive('D-5')
  const { rows } = await admin(failures.list, { productSn: 'D-5' })
  const first = { failId: rows.at(-1)!.failId, disposition: 'falseFail', reason: 'probe' } as const
  expect(await admin(failures.dispose, first)).toMatchObject({ holds: ['VOUT × 1'] })
  const { failId } = first
  expect(await admin(failures.undo, { failId, reason: 'it was one' })).toMatchObject({ holds: ['VOUT × 2'] })
  const used = { ...first, disposition: 'useAsIs' } as const
  expect(await admin(failures.dispose, used)).toMatchObject({ holds: ['VOUT × 2'] })
})

test('at the console a third repair is refused, and handed over it is held', async () => {
  await failedTimes('D-2', 2)
  const { productId } = await stateOf('D-2')
  expect(await admin(rework.look, { unit: 'D-2' })).toMatchObject({
    hindrance: 'sameDefect',
    about: 'VOUT × 2',
  })
  await expect(report(productId)).rejects.toMatchObject({ key: 'rework.same_defect' })
  await report(productId, { reworkResult: 'engineer', remark: 'again' })
  expect(await stateOf('D-2')).toMatchObject({ processStatus: 'held' })
})

test('without a limit it is reworked as often as its route allows', async () => {
  await limit(null)
  await failedTimes('D-3', 2)
  expect(await line.station('S90').arrive('D-3')).toMatchObject({ answer: 'go' })
})

test('where the line does without this check, the console lets it be repaired again too', async () => {
  await limit(2)
  const now = await plant.as('admin')(settings.get, {})
  const checks = [{ lineNumber: 'L1', off: ['sameDefectAgain' as const] }]
  const changed = { ...now.settings, checks }
  await plant.as('admin')(settings.save, { version: now.version, reason: 'tried', settings: changed })
  await failedTimes('D-OFF', 2)
  const { productId } = await stateOf('D-OFF')
  expect(await admin(rework.look, { unit: 'D-OFF' })).toMatchObject({ hindrance: null })
  expect(await report(productId)).toMatchObject({ reworkResult: 'repaired' })
})

test('a unit its route sends to no further rework has nobody who holds it: its open failure is to be decided about', async () => {
  await limit(null)
  await failedTimes('D-9', 3)
  const { productId, processStatus, holds } = await stateOf('D-9')
  expect({ processStatus, holds }).toEqual({ processStatus: 'held', holds: [] })
  expect(await admin(rework.look, { unit: 'D-9' })).toMatchObject({ hindrance: 'undecided' })
  await expect(report(productId)).rejects.toMatchObject({ key: 'rework.undecided', field: 'productId' })
})
