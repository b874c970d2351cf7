import { afterAll, beforeAll, expect, test } from 'vitest'
import { concessions } from '@takt/contract/concessions.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aConcession, aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const admin = plant.as('admin', 'L1')
const one = (concessionCode: string) => admin(concessions.one, { concessionCode })
async function approved(code: string, over: Partial<Parameters<typeof aConcession>[1]> = {}) {
  const draft = aConcession(code, { typeNo: line.typeNo, defectCode: 'LOOSE', maxValue: 14, ...over })
  const { concessionCode, revision } = await plant.as('editor', 'L1')(concessions.ask, draft)
  await admin(concessions.approve, { concessionCode, revision })
}
const end = async (concessionCode: string) =>
  admin(concessions.withdraw, { concessionCode, revision: (await one(concessionCode)).revision, reason: 'x' })
const failuresOf = async (productSn: string) =>
  (await admin(failures.list, { productSn })).rows
    .toSorted((a, b) => a.failTime.localeCompare(b.failTime))
    .map(({ failStatus, concessionCode }) => [failStatus, concessionCode])
const unitOf = async (unit: string) => (await admin(units.passport, { unit })).unit
const goOnUnder = async (sn: string) =>
  expect(await s10.work(sn, { TORQUE: 13 })).toMatchObject({ processStatus: 'inProcess', nextStation: 'S20' })
const heldForStep10 = { processStatus: 'held', failedStep: 'Step 10' }

beforeAll(async () => {
  await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
  await admin(defects.create, aDefect('DIM', { resultCodes: ['VOUT'] }))
  await approved('C-1', { pieces: 20 })
})

test('an NG that no concession covers, at a step its unit left under one, holds the unit at once', async () => {
  await goOnUnder('BEYOND')
  expect(await s10.complete('BEYOND', { TORQUE: 15 })).toMatchObject({ processStatus: 'held' })
  expect(await unitOf('BEYOND')).toMatchObject(heldForStep10)
  expect(await failuresOf('BEYOND')).toEqual([
    ['useAsIs', 'C-1'],
    ['open', null],
  ])
  expect(await s20.arrive('BEYOND')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'Step 10' }, { reason: 'reworkExceeded' }],
  })
  await goOnUnder('OTHER')
  await s10.complete('OTHER', { TORQUE: 13, VOUT: 9 })
  expect(await unitOf('OTHER')).toMatchObject(heldForStep10)
  await goOnUnder('REPORTED')
  await s10.complete('REPORTED', { TORQUE: 10 }, { verdict: 'ng' })
  expect(await unitOf('REPORTED')).toMatchObject(heldForStep10)
})

test('also a unit that is finished or on its way in rework', async () => {
  await goOnUnder('DONE')
  await s20.work('DONE', { VOUT: 5 })
  await s30.work('DONE')
  await s10.complete('DONE', { TORQUE: 15 })
  expect(await unitOf('DONE')).toMatchObject(heldForStep10)
  await goOnUnder('REWORK')
  await s20.work('REWORK', { VOUT: 6 })
  expect((await unitOf('REWORK')).currentStation).toBe('S90')
  await s10.complete('REWORK', { TORQUE: 15 })
  expect(await unitOf('REWORK')).toMatchObject(heldForStep10)
})

test('what the concession covers stays covered, takes no second piece, and holds nothing at the end', async () => {
  const before = (await one('C-1')).usedPieces
  await goOnUnder('COVERED')
  expect(await s10.complete('COVERED', { TORQUE: 14 })).toMatchObject({
    resultStatus: 'ng',
    processStatus: 'inProcess',
    nextStation: 'S20',
  })
  expect(await failuresOf('COVERED')).toEqual([
    ['useAsIs', 'C-1'],
    ['useAsIs', 'C-1'],
  ])
  expect((await one('C-1')).usedPieces).toBe(before + 1)
  await s20.work('COVERED', { VOUT: 5 })
  expect(await s30.work('COVERED')).toMatchObject({ processStatus: 'finished' })
  await s10.complete('COVERED', { TORQUE: 13 })
  expect(await unitOf('COVERED')).toMatchObject({ processStatus: 'finished' })
})

test('a unit that left the step with an OK takes no piece out of turn, it is held', async () => {
  const before = (await one('C-1')).usedPieces
  await s10.work('GOOD', { TORQUE: 10 })
  await s10.complete('GOOD', { TORQUE: 13 })
  expect(await unitOf('GOOD')).toMatchObject(heldForStep10)
  expect(await failuresOf('GOOD')).toEqual([['open', null]])
  expect((await one('C-1')).usedPieces).toBe(before)
})

test('a unit that a person let leave the step is held by a later NG there as well', async () => {
  for (const _try of [1, 2, 3]) await s10.work('BY-HAND', { TORQUE: 15 })
  const [last] = (await admin(failures.list, { productSn: 'BY-HAND' })).rows
  await admin(failures.dispose, { failId: last!.failId, disposition: 'useAsIs', reason: 'it works' })
  expect(await unitOf('BY-HAND')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
  await s10.complete('BY-HAND', { TORQUE: 15 })
  expect(await unitOf('BY-HAND')).toMatchObject(heldForStep10)
})

test('who uses it as it is has decided about what holds it: it goes on where it was, and undone it is held again', async () => {
  await goOnUnder('DECIDED')
  await s10.complete('DECIDED', { TORQUE: 15 })
  expect(await unitOf('DECIDED')).toMatchObject(heldForStep10)
  const { rows } = await admin(failures.list, { productSn: 'DECIDED', failStatus: 'open' })
  const { failId } = rows[0]!
  await admin(failures.dispose, { failId, disposition: 'useAsIs', reason: 'it works' })
  const goesOn = { processStatus: 'inProcess', failedStep: null, currentStation: 'S20' }
  expect(await unitOf('DECIDED')).toMatchObject(goesOn)
  await admin(failures.undo, { failId })
  expect(await unitOf('DECIDED')).toMatchObject(heldForStep10)
  await admin(failures.dispose, { failId, disposition: 'falseFail', reason: 'the probe slipped' })
  expect(await unitOf('DECIDED')).toMatchObject(goesOn)
})

test('another failure of the step that is not decided about, or a hold of its own, holds it still', async () => {
  await goOnUnder('TWO')
  await s10.complete('TWO', { TORQUE: 15, VOUT: 9 })
  const { productId } = await unitOf('TWO')
  await admin(units.move, { productId, move: 'hold', reason: 'a dent' })
  const useAsIs = async () => {
    const { rows } = await admin(failures.list, { productSn: 'TWO', failStatus: 'open' })
    await admin(failures.dispose, { failId: rows[0]!.failId, disposition: 'useAsIs', reason: 'it works' })
  }
  await useAsIs()
  expect(await unitOf('TWO')).toMatchObject(heldForStep10)
  await useAsIs()
  expect(await unitOf('TWO')).toMatchObject({ processStatus: 'held', failedStep: null, holds: ['a dent'] })
})

test('once the concession is withdrawn, it covers nothing any more', async () => {
  await goOnUnder('LATER')
  await end('C-1')
  await s10.complete('LATER', { TORQUE: 13 })
  expect(await unitOf('LATER')).toMatchObject(heldForStep10)
})
