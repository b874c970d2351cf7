import { afterAll, beforeAll, expect, test } from 'vitest'
import { andonReport } from '@takt/contract/andonReport.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
await startLine(plant, 'L2')
const admin = plant.as('admin', 'L1')
const time = (minutes: number) => new Date(Date.UTC(2026, 2, 3, 8) + minutes * 60_000).toISOString()
type Call = {
  at: number
  station?: string
  loss?: string
  by?: string
  came?: number
  solved?: number
  level?: string
}

/** Minutes after 08:00 UTC, when somebody came and when it was solved; without an end it was cancelled. */
const calls: Call[] = [
  { at: -600, by: 'eva', came: -590, solved: -580 },
  { at: 0, by: 'eva', came: 2, solved: 12 },
  { at: 100, by: 'eva', came: 106, solved: 116, level: 'A' },
  { at: 200, by: 'tom', came: 220, solved: 260, level: 'B' },
  { at: 300, station: 'S20', loss: 'mass', by: 'tom', came: 340, solved: 400, level: 'C' },
  { at: 400, station: 'S20' },
]
beforeAll(async () => {
  for (const { at, station = 'S10', loss = 'equipment', by, came, solved, level } of calls)
    await plant.db
      .insertInto('andonCalls')
      .values({
        lineNumber: 'L1',
        stationNumber: station,
        lossType: loss as 'mass',
        message: null,
        calledBy: 'ann',
        calledAt: time(at),
        arrivedAt: came === undefined ? null : time(came),
        arrivedBy: by ?? null,
        solvedAt: solved === undefined ? null : time(solved),
        solvedBy: by ?? null,
        endedAt: solved === undefined ? time(at + 5) : null,
        level: (level ?? null) as 'A' | null,
        ruled: came === undefined ? null : true,
        callState: solved === undefined ? 'cancelled' : 'solved',
      })
      .execute()
})
const period = { from: time(-60), to: time(1440) }

test('an answer by link is not an arrival: it gives no response time', async () => {
  await plant.db
    .insertInto('andonCalls')
    .values({
      lineNumber: 'L1',
      stationNumber: 'S30',
      lossType: 'mass',
      message: null,
      calledBy: 'ann',
      calledAt: time(5000),
      arrivedAt: time(5000),
      arrivedBy: 'eva',
      byLink: true,
      solvedAt: time(5030),
      solvedBy: 'eva',
      endedAt: time(5030),
      callState: 'solved',
    })
    .execute()
  const { all } = await admin(andonReport.figures, { from: time(4990), to: time(5100) })
  const none = { average: null, median: null, p90: null }
  expect(all).toMatchObject({ answered: 1, solved: 1, responseTime: none, solveTime: none })
})

test('a call without a rule was not answered before level A', async () => {
  const call = { lineNumber: 'L1', message: null, calledBy: 'ann', arrivedBy: 'eva', solvedBy: 'eva' }
  for (const ruled of [false, true])
    await plant.db
      .insertInto('andonCalls')
      .values({
        ...call,
        stationNumber: 'S30',
        lossType: 'mass',
        callState: 'solved',
        calledAt: time(7000),
        arrivedAt: time(7001),
        solvedAt: time(7002),
        level: ruled ? 'B' : null,
        ruled,
      })
      .execute()
  const { all, unruled } = await admin(andonReport.figures, { from: time(6990), to: time(7100) })
  expect(all).toMatchObject({ answered: 2, beforeA: 0, beforeB: 0, beforeC: 1 })
  expect(unruled).toBe(1)
})

test('a station whose clock is ahead takes nothing away from the times', async () => {
  await plant.db
    .insertInto('andonCalls')
    .values({
      lineNumber: 'L1',
      stationNumber: 'S30',
      lossType: 'mass',
      message: null,
      calledBy: 'S30',
      calledAt: time(6004),
      arrivedAt: time(6000),
      arrivedBy: 'eva',
      solvedAt: time(5999),
      solvedBy: 'S30',
      endedAt: time(5999),
      callState: 'solved',
    })
    .execute()
  const { all } = await admin(andonReport.figures, { from: time(5990), to: time(6100) })
  const nothing = { average: 0, median: 0, p90: 0 }
  expect(all).toMatchObject({ answered: 1, responseTime: nothing, solveTime: nothing })
})

test('calls of the period: how soon help came, how long it took, and which came again', async () => {
  const { all, lossTypes, people, stations } = await admin(andonReport.figures, period)
  expect(all).toEqual({
    calls: 5,
    answered: 4,
    solved: 4,
    cancelled: 1,
    // The first one repeats a call of before the period.
    repeats: 3,
    responseTime: { average: 17 * 60, median: 13 * 60, p90: expect.closeTo(34 * 60, 6) },
    solveTime: { average: 30 * 60, median: 25 * 60, p90: expect.closeTo(54 * 60, 6) },
    beforeA: 1 / 4,
    beforeB: 2 / 4,
    beforeC: 3 / 4,
  })
  expect(lossTypes.map((one) => [one.lossType, one.calls])).toEqual([
    ['equipment', 4],
    ['mass', 1],
  ])
  expect(stations.map((one) => [one.stationNumber, one.calls, one.repeats])).toEqual([
    ['S10', 3, 3],
    ['S20', 2, 0],
  ])
  expect(people.map((one) => [one.person, one.answered, one.solved])).toEqual([
    ['eva', 2, 2],
    ['tom', 2, 2],
  ])
})

test('days, hours and the longest agree with the calls', async () => {
  const { all, days, cells, longest } = await admin(andonReport.figures, period)
  expect(days.reduce((sum, one) => sum + one.calls, 0)).toBe(all.calls)
  expect(days.every((one, at) => at === 0 || one.start === days[at - 1]!.end)).toBe(true)
  expect(cells.reduce((sum, one) => sum + one.calls, 0)).toBe(all.calls)
  const hourOf = (minutes: number) =>
    Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' }).format(
        new Date(time(minutes)),
      ),
    )
  expect(cells).toContainEqual({ stationNumber: 'S20', hour: hourOf(300), calls: 1 })
  expect(longest.map(({ period }) => period)).toEqual([100, 60, 16, 12, 5])
})

test('a filter leaves the rest out, and a repeat stays one; another line has none', async () => {
  const { all } = await admin(andonReport.figures, { ...period, arrivedBy: 'tom' })
  expect(all).toMatchObject({ calls: 2, repeats: 1, beforeA: 0, responseTime: { average: 30 * 60 } })
  const other = await plant.as('admin', 'L2')(andonReport.figures, period)
  expect(other.all).toMatchObject({ calls: 0, beforeA: null, responseTime: { average: null, p90: null } })
  expect(other.longest).toEqual([])
})
