import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DutyShift } from '@takt/contract/calendar.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { lossesOf } from '@takt/statistics/losses.ts'
import { oeeOf } from '@takt/statistics/oee.ts'
import { noCalendar, type PlantClock, plantClock } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { expectedStops, expectedTimes, type StatusAt } from '../../testing/spent-oracle.ts'
import { stationFigures } from './stationFigures.ts'

const plant = await startPlant()
afterAll(plant.close)
const stations = [
  { stationNumber: 'S10', cycleTime: 30 },
  { stationNumber: 'S30', cycleTime: null },
]
const limits = { shortStopFrom: 60, reasonFrom: 300 }

const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
const one = [{ ...shift('day', '08:00', '16:30'), breaks: [{ start: '12:00', end: '12:30' }] }]
const three = [
  shift('early', '06:00', '14:00'),
  shift('late', '14:00', '22:00'),
  shift('night', '22:00', '06:00'),
]
const withDays = (shifts: typeof three, days: Record<string, DutyShift[]>) =>
  plantClock('Europe/Berlin', shifts, '06:00', { ...noCalendar, days: new Map(Object.entries(days)) })
const calendars: Record<string, PlantClock> = {
  'one shift': plantClock('Europe/Berlin', one),
  'three shifts with a free Sunday': withDays(three, { '2026-03-29': [], '2026-10-25': [] }),
  'three shifts with a holiday in the week': withDays(three, { '2026-03-30': [], '2026-10-26': [] }),
}
/** Around both nights in which the clocks change: Thursday to Wednesday. */
const weeks = ['2026-03-26', '2026-10-22'].map((day) => {
  const from = Temporal.PlainDate.from(day).toZonedDateTime('Europe/Berlin').epochMilliseconds
  return { from, to: from + 6 * 86_400_000 }
})
const lasts = [20_000, 3 * 60_000, 25 * 60_000, 4 * 3_600_000] as const

/** Two lines have a station of the same number; neither's S30 ever sent anything. */
const statusesByLine = new Map<string, StatusAt[]>()
/** Passes a quarter of an hour, and those that were good at the first try. */
const made = { passes: 28, firstPasses: 25, firstOk: 24 }

beforeAll(async () => {
  for (const [seed, lineNumber] of ['L1', 'L2'].entries()) {
    const { typeNo } = await startLine(plant, lineNumber)
    const random = randomOf(100 + seed)
    const words = weeks.flatMap(({ from, to }) => {
      const all: StatusAt[] = []
      for (let at = from; at < to; at += Math.ceil(random() * lasts[Math.floor(random() * lasts.length)]!))
        all.push({
          stationNumber: 'S10',
          at,
          stationStatus: stationStatuses[Math.floor(random() * stationStatuses.length)]!,
        })
      return [...all, { stationNumber: 'S10', at: to, stationStatus: 'unknown' as const }]
    })
    statusesByLine.set(lineNumber, words)
    await plant.db
      .insertInto('statusIntervals')
      .values(
        words.map(({ at, stationNumber, stationStatus }, place) => ({
          lineNumber,
          stationNumber,
          stationStatus,
          startTime: isoOf(at),
          endTime: words[place + 1] ? isoOf(words[place + 1]!.at) : null,
        })),
      )
      .execute()
    for (const { from, to } of weeks)
      await plant.pool.query(
        `insert into output_slots (line_number, slot, station_number, type_no, passes, ok, first_passes, first_ok)
         select $1, slot, 'S10', $2, $3, $3, $4, $5
         from generate_series($6::timestamptz, $7::timestamptz - interval '15 minutes', interval '15 minutes') slot`,
        [lineNumber, typeNo, made.passes, made.firstPasses, made.firstOk, isoOf(from), isoOf(to)],
      )
  }
})

describe.each(Object.entries(calendars))('a plant of %s', (_, clock) => {
  test.each(['L1', 'L2'])('%s: times, stops, losses and OEE are those of the oracles', async (line) => {
    const stretches = weeks.flatMap(({ from, to }) => [
      { from, to },
      // Over the night the clocks change only.
      { from: from + 2.75 * 86_400_000, to: from + 3.5 * 86_400_000 },
    ])
    const figuresAt = await stationFigures(plant.db, line, clock, stations, stretches)
    for (const [place, span] of stretches.entries()) {
      const statuses = statusesByLine.get(line)!
      const { times, breakdowns, stopped, plannedBusyTime, produced, ...figures } = figuresAt(
        stations[0]!,
        place,
      )
      expect({ times, breakdowns }).toEqual(expectedTimes(clock, statuses, span, 'S10'))
      expect(stopped).toMatchObject(expectedStops(clock, statuses, span, 'S10', limits))
      const quarters = (span.to - span.from) / (15 * 60_000)
      expect(produced).toBe(quarters * made.passes)
      const expected = oeeOf(times, [{ cycleTime: 30, produced, goodFirstTime: quarters * made.firstOk }])
      expect(figures).toMatchObject({
        availability: expected.availability,
        effectiveness: expected.effectiveness,
        quality: expected.quality,
        oee: expected.oee,
      })
      const losses = lossesOf(times, { ...figures }, stopped)
      expect(Object.values(losses).reduce((sum, ms) => sum + ms, 0)).toBe(plannedBusyTime)
      const silent = figuresAt(stations[1]!, place)
      const work = 1000 * clock.workSecondsBetween(span.from, span.to)
      expect(silent).toMatchObject({ availability: null, oee: null, produced: 0, breakdowns: 0 })
      expect(silent.times).toMatchObject({ unknown: work, planned: span.to - span.from - work })
    }
  })
})
