import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { statementsOf } from '../../testing/plans.ts'
import { anInspection } from '../../testing/samples.ts'
import { daysOf } from './span.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})

beforeAll(async () => {
  await admin(plantCalls.saveShifts, {
    shifts: [
      shift('early', '06:00', '14:00'),
      shift('late', '14:00', '22:00'),
      shift('night', '22:00', '06:00'),
    ],
  })
  await line.station('S10').work('E-1', { TORQUE: 20 })
  await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: 'Feeder jams' })
  await admin(inspections.create, anInspection('GUARD', { dueWithin: 0 }))
})

test.each([
  ['day', '2026-12-31', '2026-12-31', '2026-12-31'],
  ['week', '2027-01-03', '2026-12-28', '2027-01-03'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s', (span, day, firstDay, lastDay) =>
  expect(daysOf(span, day)).toEqual({ firstDay, lastDay }),
)

test('it shows what the line made, who called, and which checks were missed', async () => {
  const report = await admin(equipmentReports.of, {})
  expect(report).toMatchObject({
    reportSpan: 'day',
    firstDay: report.today,
    isOver: false,
    ng: 1,
    calls: { calls: 1 },
    lossTypes: [{ lossType: 'equipment', calls: 1 }],
    longest: [{ stationNumber: 'S10', message: 'Feeder jams' }],
    days: [{ productionDay: report.today, ng: 1 }],
  })
  expect(report.stations.map(({ stationNumber }) => stationNumber)).toContain('S10')
  expect(report.checks.planned).toBeGreaterThan(0)
})

test('on the first day of a line, its period is read once', async () => {
  const statements = await statementsOf(() => admin(equipmentReports.of, {}))
  const texts = statements.map(({ text }) => text).filter((text) => /alarm/.test(text))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts).toEqual([...new Set(texts)])
})

const madeAt = (madeAt: string | null) =>
  plant.db.updateTable('lines').set({ madeAt }).where('lineNumber', '=', 'L1').execute()

test('a month has its days, and each is the day of its own report', async () => {
  await madeAt(null)
  const [month, day] = [
    await admin(equipmentReports.of, { reportSpan: 'month' }),
    await admin(equipmentReports.of, {}),
  ]
  expect(month.days.at(-1)).toMatchObject({ productionDay: day.today, ng: day.ng, made: day.made })
  expect(month.days).toHaveLength(Number(day.today.slice(8)))
})

test('of one station; one that is not there is refused, as is a day to come', async () => {
  const one = await admin(equipmentReports.of, { stationNumber: 'S10' })
  expect([one.figuresOf, one.stations.length]).toEqual(['S10', 1])
  for (const [query, key, field] of [
    [{ stationNumber: 'S99' }, 'record.unknown', 'stationNumber'],
    [{ day: '2099-01-01' }, 'equipmentStatistics.nothing_yet', 'day'],
  ] as const)
    await expect(admin(equipmentReports.of, query)).rejects.toMatchObject({ key, field })
})

test('frozen, it reads the same whatever comes later', async () => {
  const { reportId } = await admin(equipmentReports.freeze, {
    reportTitle: 'Today',
    remark: 'for the customer',
  })
  const before = await admin(equipmentReports.one, { reportId })
  await line.station('S10').work('E-2', { TORQUE: 20 })
  expect((await admin(equipmentReports.of, {})).ng).toBe(2)
  const after = await admin(equipmentReports.one, { reportId })
  expect(after).toEqual(before)
  expect(after.report.ng).toBe(1)
  expect(await admin(equipmentReports.frozen, {})).toMatchObject({
    total: 1,
    rows: [{ reportId, reportKind: 'equipment', remark: 'for the customer', frozenBy: 'Administrator' }],
  })
})

test('a report of another line or kind is not there', async () => {
  const { reportId } = await admin(equipmentReports.freeze, { reportTitle: 'Once more' })
  await startLine(plant, 'L2')
  await expect(plant.as('admin', 'L2')(equipmentReports.one, { reportId })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('who may only look freezes nothing', async () => {
  await expect(
    plant.as('operator', 'L1')(equipmentReports.freeze, { reportTitle: 'x' }),
  ).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('the month in which the line was made begins with the line', async () => {
  const of = { reportSpan: 'month', day: '2026-03-15' } as const
  await madeAt('2026-03-14T15:30:00Z')
  vi.useFakeTimers({ now: Date.parse('2026-03-16T10:00:00Z'), toFake: ['Date'] })
  const { since, workSeconds, days } = await admin(equipmentReports.of, of)
  expect(since).toBe('2026-03-14T15:30:00.000Z')
  expect(days.map(({ productionDay }) => productionDay)).toEqual(['2026-03-14', '2026-03-15', '2026-03-16'])
  expect(workSeconds).toBe((14.5 + 24 + 4) * 3600)
})

test('a day before it was made counts if a station had reported already', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-16T10:00:00Z'), toFake: ['Date'] })
  for (const [at, stationStatus] of [
    ['2026-03-12T10:00:00.000Z', 'producing'],
    ['2026-03-12T11:00:00.000Z', 'down'],
  ] as const)
    await line.station('S10').send('status', { messageId: at, at, stationStatus })
  const of = { reportSpan: 'month', day: '2026-03-15', stationNumber: 'S10' } as const
  const { since, days } = await admin(equipmentReports.of, of)
  expect(days.map(({ productionDay }) => productionDay.slice(8))).toEqual(['12', '13', '14', '15', '16'])
  expect(since).toBe('2026-03-12T06:00:00.000Z')
})
