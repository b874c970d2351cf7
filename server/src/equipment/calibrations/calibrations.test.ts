import { afterAll, expect, test } from 'vitest'
import { type CalibrationDraft, calibrations } from '@takt/contract/calibrations.ts'
import { notices } from '@takt/contract/notices.ts'
import { recalls } from '@takt/contract/recalls.ts'
import { tools } from '@takt/contract/tools.ts'
import { tellState } from '../../response/notices/watch.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const station = line.station('S10')
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const gaugeOf = (toolCode: string, calibrationDays: number | null) => ({
  toolCode,
  toolType: 'GAUGE',
  toolDescription: null,
  frequency: 1_000_000,
  usesPerPass: 1,
  calibrationDays,
})
const make = (toolCode: string, calibrationDays: number | null) =>
  admin(tools.create, gaugeOf(toolCode, calibrationDays))
const mount = (toolCode: string) => admin(tools.mount, { toolCode, stationNumber: 'S10' })
const tool = (toolCode: string) => admin(tools.one, { toolCode })
type Point = CalibrationDraft['points'][number]
const point = (asFound: number, asLeft: number | null = null): Point => ({
  resultCode: null,
  reference: 10,
  tolerance: 0.3,
  asFound,
  asLeft,
})
const record = (toolCode: string, days: number, points: Point[], more: Partial<CalibrationDraft> = {}) =>
  admin(calibrations.record, {
    toolCode,
    calibratedAt: daysAgo(days),
    calibratedBy: 'Lab',
    points,
    ...more,
  })

test('a gauge that was never calibrated is not mounted; calibrated it has the state its values give', async () => {
  await make('G-1', 100)
  expect(await tool('G-1')).toMatchObject({ calibrationStatus: 'neverCalibrated', calibrationDueAt: null })
  await expect(mount('G-1')).rejects.toMatchObject({ key: 'tools.not_calibrated' })
  expect(
    await record(
      'G-1',
      89,
      [point(10.3), point(10.1)].map((one, at) => ({ ...one, reference: 10 + at * 0.2 })),
    ),
  ).toMatchObject({
    calibrationResult: 'inTolerance',
    foundOut: false,
  })
  expect(await tool('G-1')).toMatchObject({ calibrationStatus: 'calibrated' })
  await mount('G-1')
  expect(await station.arrive('A-1')).toMatchObject({ answer: 'go' })
})

test('from nine tenths of its interval on people are notified, at its end the station takes no unit', async () => {
  await record('G-1', 88, [point(10)])
  const { calibratedAt, revision: _, ...before } = await tool('G-1')
  expect(before.calibrationDueAt).toBe(new Date(Date.parse(calibratedAt!) + 100 * day).toISOString())
  const change = async (calibrationDays: number) => {
    const { toolCode, toolType, toolDescription, usesPerPass, resultCodes, revision } = await tool('G-1')
    const draft = { toolCode, toolType, toolDescription, usesPerPass, resultCodes, revision }
    return admin(tools.update, { ...draft, calibrationDays })
  }
  expect(await change(96)).toMatchObject({ calibrationStatus: 'dueSoon' })
  await tellState(plant.db)
  const { rows } = await plant.as('admin')(notices.list, { eventType: 'calibrationDue' })
  expect(rows.map(({ about }) => about)).toEqual(['G-1'])
  expect(await station.arrive('A-1')).toMatchObject({ answer: 'go' })
  expect(await change(87)).toMatchObject({ calibrationStatus: 'overdue' })
  expect(await station.arrive('A-1')).toMatchObject({
    reasons: [{ reason: 'calibrationDue', about: 'G-1' }],
  })
  const { rows: overdue } = await admin(tools.list, { calibrationStatus: 'overdue' })
  expect(overdue.map(({ toolCode }) => toolCode)).toEqual(['G-1'])
  await record('G-1', 1, [point(10)])
  expect(await station.arrive('A-1')).toMatchObject({ answer: 'go' })
})

test('found beyond its tolerance and adjusted it works on; left beyond it, it does not', async () => {
  const adjusted = await record('G-1', 0.5, [point(10.31, 10)])
  expect(adjusted).toMatchObject({ calibrationResult: 'adjusted', foundOut: true })
  expect(await station.arrive('A-1')).toMatchObject({ answer: 'go' })
  const check = await record('G-1', 0.4, [point(9)], { calibrationKind: 'check' })
  expect(check).toMatchObject({ calibrationResult: 'outOfTolerance', foundOut: true })
  expect(await station.arrive('A-1')).toMatchObject({ reasons: [{ reason: 'calibrationDue' }] })
  await record('G-1', 0.3, [point(10)], { calibrationKind: 'check' })
  expect(await tool('G-1')).toMatchObject({
    calibrationStatus: 'outOfTolerance',
    calibratedAt: adjusted.calibratedAt,
  })
  await record('G-1', 0.2, [point(10)])
  expect(await tool('G-1')).toMatchObject({ calibrationStatus: 'calibrated' })
  const history = await admin(calibrations.list, { toolCode: 'G-1' })
  expect(history.map(({ calibrationKind }) => calibrationKind).slice(0, 3)).toEqual([
    'calibration',
    'check',
    'check',
  ])
})

test('entered wrongly it is withdrawn by another person, and the gauge has its state of before', async () => {
  await make('W-1', 100)
  const good = await record('W-1', 20, [point(10)])
  const wrong = await record('W-1', 5, [point(19)])
  expect(await tool('W-1')).toMatchObject({ calibrationStatus: 'outOfTolerance' })
  const { calibrationId } = wrong
  const withdraw = () => admin(calibrations.withdraw, { calibrationId, reason: 'typed 19 for 10' })
  await expect(withdraw()).rejects.toMatchObject({ key: 'calibrations.same_person' })
  await plant.db.updateTable('calibrations').set({ recordedBy: 'Ann' }).execute()
  expect(await withdraw()).toMatchObject({ withdrawnReason: 'typed 19 for 10' })
  expect(await tool('W-1')).toMatchObject({
    calibrationStatus: 'calibrated',
    calibratedAt: good.calibratedAt,
  })
  await expect(withdraw()).rejects.toMatchObject({ key: 'calibrations.withdrawn' })
  await expect(admin(recalls.one, { calibrationId })).rejects.toMatchObject({ key: 'calibrations.withdrawn' })
  expect(await admin(calibrations.list, { toolCode: 'W-1' })).toHaveLength(2)
  const { calibratedAt } = wrong
  expect(await record('W-1', 0, [point(10)], { calibratedAt })).toMatchObject({ foundOut: false })
})

test('what cannot be is refused by its field', async () => {
  await make('P-1', null)
  await expect(record('P-1', 1, [point(10)])).rejects.toMatchObject({ key: 'calibrations.no_gauge' })
  await expect(record('G-9', 1, [point(10)])).rejects.toMatchObject({ key: 'record.unknown' })
  const wrong = (key: string, field: string) => expect.objectContaining({ key, field })
  await expect(record('G-1', -1, [point(10)])).rejects.toEqual(
    wrong('calibrations.in_future', 'calibratedAt'),
  )
  await expect(record('G-1', 0.2, [point(10)])).resolves.toBeDefined()
  await expect(record('G-1', 50, [point(10)])).rejects.toEqual(
    wrong('calibrations.later_known', 'calibratedAt'),
  )
  await expect(record('G-1', 0, [point(10), point(11)])).rejects.toEqual(
    wrong('calibrations.point_twice', 'points'),
  )
  await admin(tools.create, { ...gaugeOf('ONE', 100), resultCodes: ['TORQUE'] })
  await expect(record('ONE', 1, [{ ...point(10), resultCode: 'TORQ' }])).rejects.toMatchObject({
    key: 'calibrations.not_measured',
    field: 'points',
    facts: { point: 1, resultCodes: 'TORQUE' },
  })
  expect(await tool('ONE')).toMatchObject({ calibrationStatus: 'neverCalibrated' })
  await record('ONE', 1, [{ ...point(10), resultCode: 'TORQUE' }])
  await expect(record('G-1', 0, [])).rejects.toEqual(wrong('call.invalid', 'points'))
  const fileId = '0198f000-0000-7000-8000-000000000000'
  await expect(record('G-1', 0, [point(10)], { fileId })).rejects.toEqual(wrong('files.unknown', 'fileId'))
  const negative = [{ ...point(10), tolerance: -1 }]
  await expect(record('G-1', 0, negative)).rejects.toMatchObject({ key: 'call.invalid' })
})
