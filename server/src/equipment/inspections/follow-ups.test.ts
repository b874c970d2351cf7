import { afterAll, beforeAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { startLine } from '../../testing/line.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(async () => {
  await startLine(plant, 'L1')
  for (const itemCode of ['BELT', 'LAMP']) await admin(inspections.create, anInspection(itemCode))
})

const check = (itemCode: string, resultStatus: 'ok' | 'ng', more: object = {}) =>
  admin(inspections.record, { itemCode, resultStatus, ...more })
const of = async (itemCode: string) => (await admin(inspections.followUps, { itemCode })).rows
const states = async (itemCode: string) => (await of(itemCode)).map(({ followUpState }) => followUpState)

test('what is NG is followed up with its remark and photo, until it is found OK', async () => {
  await check('BELT', 'ok')
  expect(await of('BELT')).toEqual([])
  const picture = await aPicture(plant.db)
  const { id: recordId } = await check('BELT', 'ng', { remark: 'torn', picture })
  const { rows } = await admin(andon.list, {})
  expect(await of('BELT')).toMatchObject([
    { recordId, followUpState: 'open', remark: 'torn', picture, callId: rows[0]!.id, foundBy: 'admin' },
  ])
  // A second look at it opens nothing.
  await check('BELT', 'ng')
  const repaired = await admin(inspections.repair, { recordId, workDone: 'Belt exchanged' })
  expect(repaired).toMatchObject({ followUpState: 'repaired', workDone: 'Belt exchanged', doneBy: 'admin' })
  expect(await states('BELT')).toEqual(['repaired'])
  const { recordedAt } = await check('BELT', 'ok')
  expect(await of('BELT')).toMatchObject([{ followUpState: 'closed', closedAt: recordedAt }])
  await check('BELT', 'ng')
  expect(await states('BELT')).toEqual(['open', 'closed'])
})

test('a correction to OK closes it, one to NG opens one', async () => {
  const { id } = await check('LAMP', 'ng')
  const ok = await admin(inspections.correct, { id, resultStatus: 'ok', reason: 'Wrong button' })
  expect(await states('LAMP')).toEqual(['closed'])
  await admin(inspections.correct, { id: ok.id, resultStatus: 'ng', reason: 'It was right' })
  expect(await states('LAMP')).toEqual(['open', 'open'])
  await check('LAMP', 'ok')
  expect(await states('LAMP')).toEqual(['closed', 'closed'])
})

test('an old check that is corrected to NG is closed by the newer OK, and calls nobody', async () => {
  const calls = async () => (await admin(andon.list, {})).total
  const { id } = await check('LAMP', 'ok')
  const { recordedAt } = await check('LAMP', 'ok')
  const before = await calls()
  const { id: recordId } = await admin(inspections.correct, { id, resultStatus: 'ng', reason: 'It was dark' })
  expect((await of('LAMP')).find((one) => one.recordId === recordId)).toMatchObject({
    followUpState: 'closed',
    closedAt: recordedAt,
  })
  expect(await calls()).toBe(before)
  await check('LAMP', 'ng')
  expect((await states('LAMP')).filter((state) => state === 'open')).toHaveLength(1)
  await check('LAMP', 'ok')
})

test('the end of its item is the end of it; what is no follow-up is refused', async () => {
  const { id: recordId } = await check('LAMP', 'ng')
  await admin(inspections.retire, { itemCode: 'LAMP', revision: 0 })
  expect(new Set(await states('LAMP'))).toEqual(new Set(['closed']))
  await expect(admin(inspections.repair, { recordId: recordId + 1, workDone: 'x' })).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'recordId',
  })
  await expect(admin(inspections.repair, { recordId, workDone: ' ' })).rejects.toMatchObject({
    field: 'workDone',
  })
  const look = plant.as('operator', 'L1')(inspections.repair, { recordId, workDone: 'x' })
  await expect(look).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
