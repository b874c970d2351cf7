import { expect, test } from 'vitest'
import { changesBetween, readsSame } from './report-figures.ts'
import type { ReportContent } from './reports.ts'

const none = { average: null, median: null, p90: null }
const times = { producing: 3_600_000, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 }
type Station = ReportContent['stations'][number]
const station = (stationNumber: string, over: Partial<Station> = {}): Station => ({
  stationNumber,
  stationName: stationNumber,
  isPacing: false,
  times,
  plannedBusyTime: 3_600_000,
  availability: 1,
  effectiveness: 1,
  quality: 1,
  oee: 1,
  produced: 50,
  goodFirst: 49,
  plannedCycle: 30,
  stops: 0,
  mtbf: null,
  mttr: null,
  ...over,
})
const content = (over: Partial<ReportContent> = {}): ReportContent => ({
  workSeconds: 3600,
  made: 50,
  ng: 1,
  okRate: 50 / 51,
  figuresOf: null,
  stations: [station('S10'), station('S20')],
  days: [],
  calls: { calls: 0, responseTime: none, solveTime: none },
  lossTypes: [],
  longest: [],
  alarms: { times: 3, minutes: 4, worst: [] },
  checks: { planned: 0, done: 0, doneLate: 0, ng: 0, missed: 0, open: 0 },
  target: null,
  gap: null,
  settings: { takt: null, okRateTarget: null },
  shifts: [],
  rows: [],
  orderCodes: [],
  types: [],
  failures: [],
  firstPassYield: null,
  finalYield: null,
  signals: { found: 0, unanswered: 0 },
  ...over,
})
const before = content()
const revised = (after: Partial<ReportContent>) => changesBetween(before, content(after)).isRevised

test('a station that was put into use or taken out of it makes no revision', () => {
  const more = { stations: [...before.stations, station('S30', { produced: 7 })] }
  expect(revised(more)).toBe(false)
  expect(revised({ stations: [station('S10')] })).toBe(false)
  expect(changesBetween(before, content({ stations: [station('S10')] })).changes).toContainEqual({
    figure: 'produced',
    stationNumber: 'S20',
    before: 50,
    after: null,
  })
  expect(changesBetween(before, content({ stations: [station('S10'), station('S20', { produced: 51 })] }))) //
    .toMatchObject({ isRevised: true, changes: [{ figure: 'produced', stationNumber: 'S20' }] })
})

test('a station that made nothing reads as one that was not there', () => {
  const idle = station('S30', { produced: 0, goodFirst: 0, times: { ...times, producing: 0 } })
  expect(changesBetween(before, content({ stations: [...before.stations, idle] })).changes).toEqual([])
})

test('how often alarms were on depends on their delays too: that is named, and makes no revision', () => {
  const { isRevised, changes } = changesBetween(before, content({ alarms: { ...before.alarms, times: 2 } }))
  expect([isRevised, changes.map(({ figure }) => figure)]).toEqual([false, ['alarms']])
})

test('what only moves times is a revision', () => {
  const moved = station('S20', { times: { ...times, producing: 3_000_000, unplanned: 600_000 } })
  const after = content({ stations: [station('S10'), moved] })
  expect(changesBetween(before, after)).toEqual({
    isRevised: true,
    changes: [
      { figure: 'producing', stationNumber: 'S20', before: 3600, after: 3000 },
      { figure: 'unplanned', stationNumber: 'S20', before: 0, after: 600 },
    ],
  })
})

test('times of other working hours are no late data', () => {
  const shorter = station('S10', { times: { ...times, producing: 1_800_000, planned: 1_800_000 } })
  expect(revised({ workSeconds: 1800, stations: [shorter, station('S20')] })).toBe(false)
})

test('the report is unchanged only where nothing at all differs', () => {
  expect(readsSame(before, structuredClone(before))).toBe(true)
  expect(readsSame(before, content({ okRate: 50 / 51 + 1e-15 }))).toBe(true)
  expect(readsSame(before, content({ okRate: null }))).toBe(false)
  expect(readsSame(before, content({ orderCodes: ['WO-1'] }))).toBe(false)
  expect(readsSame(before, content({ settings: { takt: 7, okRateTarget: null } }))).toBe(false)
})
