import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { settings } from '@takt/contract/settings.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const admin = plant.as('admin', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  const breaks: [] = []
  const shifts = [{ shiftName: 'all', startTime: '00:00', endTime: '00:00', breaks }]
  await admin(plantCalls.saveShifts, { shifts })
})

const stateOf = async (itemCode: string) => (await admin(inspections.due, { itemCode })).rows[0]
const arrive = (sn: string) => line.station('S10').arrive(sn)

test.each([
  [{ stationNumber: 'S77' }, 'operators.no_station', 'stationNumber'],
  [{ inspectFrequency: 'hours' as const }, 'inspections.hours_needed', 'everyHours'],
  [{ inspectSchedule: 'floating' as const }, 'inspections.shift_is_fixed', 'inspectSchedule'],
  [{ measured: true, lowerSpecLimit: 5, upperSpecLimit: 5 }, 'inspections.limits_crossed', 'upperSpecLimit'],
])('a check with %o is refused', async (over, key, field) => {
  await expect(admin(inspections.create, anInspection('X', over))).rejects.toMatchObject({ key, field })
})

test('a check is made once, its rhythm stays, and retired it takes no records', async () => {
  await admin(inspections.create, anInspection('OLD'))
  await expect(admin(inspections.create, anInspection('OLD'))).rejects.toMatchObject({
    key: 'record.code_taken',
  })
  const changed = { ...anInspection('OLD', { inspectFrequency: 'day' }), revision: 0 }
  await expect(admin(inspections.update, changed)).rejects.toMatchObject({
    key: 'inspections.fixed_at_creation',
    field: 'inspectFrequency',
  })
  await admin(inspections.update, { ...anInspection('OLD', { textEn: 'Guard' }), revision: 0 })
  const retire = { itemCode: 'OLD', revision: 0 }
  await expect(admin(inspections.retire, retire)).rejects.toMatchObject({ key: 'record.changed' })
  await admin(inspections.retire, { ...retire, revision: 1 })
  await expect(admin(inspections.record, { itemCode: 'OLD', resultStatus: 'ok' })).rejects.toMatchObject({
    key: 'inspections.retired',
  })
  expect(await stateOf('OLD')).toBeUndefined()
})

test('recorded again under its id, as after a lost answer, a check was made once', async () => {
  await admin(inspections.create, anInspection('ONCE'))
  const draft = { itemCode: 'ONCE', resultStatus: 'ok' as const, messageId: 'tablet-7' }
  const [first, again] = [await admin(inspections.record, draft), await admin(inspections.record, draft)]
  expect(again).toEqual(first)
  expect((await admin(inspections.records, { itemCode: 'ONCE' })).rows).toHaveLength(1)
  await expect(admin(inspections.record, { ...draft, resultStatus: 'ng' })).rejects.toMatchObject({
    key: 'record.message_reused',
  })
  await admin(inspections.record, { ...draft, messageId: 'tablet-8' })
  expect((await admin(inspections.records, { itemCode: 'ONCE' })).rows).toHaveLength(2)
})

test('a value is judged by its limits; a correction leaves the record as it was and counts in its place', async () => {
  const air = { measured: true, lowerSpecLimit: 5, upperSpecLimit: 7, resultUnit: 'bar' }
  await admin(inspections.create, anInspection('AIR', air))
  const noValue = admin(inspections.record, { itemCode: 'AIR', resultStatus: 'ok' })
  await expect(noValue).rejects.toMatchObject({ key: 'inspections.value_needed' })
  const { id } = await admin(inspections.record, { itemCode: 'AIR', resultValue: 61 })
  expect(await stateOf('AIR')).toMatchObject({ checkState: 'ng', resultStatus: 'ng', resultValue: 61 })
  const correction = { id, resultValue: 6.1, reason: 'Comma forgotten' }
  expect(await admin(inspections.correct, correction)).toMatchObject({ resultStatus: 'ok', corrects: id })
  await expect(admin(inspections.correct, correction)).rejects.toMatchObject({
    key: 'inspections.corrected_already',
  })
  expect(await stateOf('AIR')).toMatchObject({ checkState: 'done', resultValue: 6.1 })
  const { rows } = await admin(inspections.records, { itemCode: 'AIR' })
  expect(rows.map(({ resultValue, superseded, reason }) => [resultValue, superseded, reason])).toEqual([
    [6.1, false, 'Comma forgotten'],
    [61, true, null],
  ])
  const file = String(await admin(inspections.export, { itemCode: 'AIR', format: 'csv' }))
  expect(file.trim().split('\n')).toHaveLength(3)
})

test('one that becomes NG calls for help once, until it is checked again', async () => {
  const check = (resultStatus: 'ok' | 'ng') =>
    admin(inspections.record, { itemCode: 'BELT', resultStatus, remark: 'torn' })
  const calls = async () => (await admin(andon.list, { stationNumber: 'S30' })).rows
  await admin(inspections.create, anInspection('BELT', { stationNumber: 'S30' }))
  await check('ok')
  expect(await calls()).toEqual([])
  await check('ng')
  await check('ng')
  expect(await calls()).toMatchObject([
    { lossType: 'equipment', message: 'BELT · Check BELT: torn', callState: 'called' },
  ])
  const { id } = await check('ok')
  await admin(inspections.correct, { id, resultStatus: 'ng', reason: 'Wrong button' })
  expect(await calls()).toHaveLength(2)
})

test('ten checks within four seconds are marked, nine and slower ones are not', async () => {
  await admin(inspections.create, anInspection('FAST'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  const quickly = async (by: typeof admin, times: number, apart: number) => {
    for (let n = 0; n < times; n++) {
      vi.setSystemTime(Date.now() + apart)
      await by(inspections.record, { itemCode: 'FAST', resultStatus: 'ok' })
    }
  }
  await quickly(admin, 9, 400)
  await quickly(admin, 3, 5_000)
  expect((await admin(inspections.records, { itemCode: 'FAST', tooFast: true })).total).toBe(0)
  vi.setSystemTime(Date.now() + 5_000)
  await quickly(admin, 10, 400)
  expect((await admin(inspections.records, { itemCode: 'FAST', tooFast: true })).total).toBe(10)
})

test('a late or NG check keeps units away from its station only, and from its time on', async () => {
  await admin(inspections.create, anInspection('SAFE', { dueWithin: 0, blocksArrival: true }))
  const refused = (reason: string) => ({ answer: 'noGo', reasons: [{ reason, about: 'SAFE' }] })
  expect(await arrive('A-1')).toMatchObject(refused('inspectionMissing'))
  const blocking = async () => (await admin(inspections.blocking, {})).map((one) => one.itemCode)
  expect(await blocking()).toEqual(['SAFE'])
  await admin(inspections.record, { itemCode: 'SAFE', resultStatus: 'ok' })
  expect(await arrive('A-1')).toMatchObject({ answer: 'go' })
  expect(await blocking()).toEqual([])
  await admin(inspections.record, { itemCode: 'SAFE', resultStatus: 'ng', remark: 'Guard loose' })
  expect(await arrive('A-2')).toMatchObject(refused('inspectionNg'))
  expect(await blocking()).toEqual(['SAFE'])
  const checks = [{ lineNumber: 'L1', off: ['inspectionNg' as const] }]
  await plant.as('admin')(settings.save, theSettings({ checks }))
  expect(await arrive('A-2')).toMatchObject({ answer: 'go' })
  expect(await blocking()).toEqual([])
})

test('the plan shows what became of each check', async () => {
  const { rows } = await admin(inspections.plan, { itemCode: 'SAFE' })
  expect(rows).toMatchObject([{ checkState: 'ng', recordedBy: 'admin', stationNumber: 'S10' }])
})

test('who may not edit the page records nothing', async () => {
  const record = plant.as('operator', 'L1')(inspections.record, { itemCode: 'SAFE', resultStatus: 'ok' })
  await expect(record).rejects.toMatchObject({ key: 'call.forbidden' })
})
