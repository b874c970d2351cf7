import { afterAll, beforeAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { calendar } from '@takt/contract/calendar.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { newStamp } from '../../plant/plant/plant.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { startPlant } from '../../testing/plant.ts'
import { lineAt } from './boards.ts'
import { okRateAt } from './wall.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)

const { addLine } = floorRows(db)
const nextAt = async (line: string, instant: string) => {
  const { tile } = await lineAt(db, line as LineNumber, Date.parse(instant)) // no caller to admit: the clock is what is tried here
  return tile.nextShift && [tile.nextShift.shiftName, tile.nextShift.start, tile.nextShift.productionDay]
}
async function freeDays(lineNumber: string, ...days: string[]) {
  await db
    .insertInto('calendarDays')
    .values(
      days.map((day) => ({
        lineNumber,
        day,
        published: true,
        dayType: 'holiday' as const,
        note: null,
        shifts: '[]',
        savedBy: 'test',
      })),
    )
    .execute()
  await newStamp(db, lineNumber)
}

beforeAll(async () => {
  await db.insertInto('plant').values({ plantName: 'Takt', timeZone: 'Europe/Berlin' }).execute()
  await addLine(
    'Two',
    [60],
    [
      ['early', '06:00', '14:00'],
      ['night', '22:00', '06:00'],
    ],
  )
  await addLine('One', [60], [['day', '07:00', '15:20']])
  await addLine('Short', [60], [['small hours', '02:00', '03:00']])
  await addLine('None', [60])
  await freeDays('One', '2026-06-14', '2026-12-25', '2026-12-26')
})

test.each([
  ['in the gap of the day, tonight', 'Two', '2026-06-10T14:30:00Z', ['night', '20:00', '2026-06-10']],
  ['while one is worked, the one after it', 'Two', '2026-06-10T08:00:00Z', ['night', '20:00', '2026-06-10']],
  [
    'at its first instant it is no longer next',
    'Two',
    '2026-06-10T20:00:00Z',
    ['early', '04:00', '2026-06-11'],
  ],
  ['after the only shift, tomorrow', 'One', '2026-06-10T13:20:00Z', ['day', '05:00', '2026-06-11']],
  ['over a free Sunday, Monday', 'One', '2026-06-13T16:00:00Z', ['day', '05:00', '2026-06-15']],
  ['on the free Sunday itself', 'One', '2026-06-14T10:00:00Z', ['day', '05:00', '2026-06-15']],
  ['over two days of Christmas', 'One', '2026-12-24T16:00:00Z', ['day', '06:00', '2026-12-27']],
  [
    'by the clock of summer on the night it begins',
    'One',
    '2026-03-28T20:00:00Z',
    ['day', '05:00', '2026-03-29'],
  ],
  [
    'by the clock of winter on the night it begins',
    'One',
    '2026-10-24T20:00:00Z',
    ['day', '06:00', '2026-10-25'],
  ],
  [
    'not one in the hour the clocks skip',
    'Short',
    '2026-03-28T12:00:00Z',
    ['small hours', '00:00', '2026-03-30'],
  ],
])('%s', async (_what, line, at, [shiftName, clock, day]) => {
  expect(await nextAt(line, at)).toEqual([shiftName, `${day}T${clock}:00.000Z`, day])
})

test('a line without shifts has no next one, and a closure of half a year has none either', async () => {
  expect(await nextAt('None', '2026-06-10T12:00:00Z')).toBeNull()
  await addLine('Closed', [60], [['day', '07:00', '15:20']])
  const closed = Array.from({ length: 180 }, (_, i) =>
    Temporal.PlainDate.from('2026-07-01').add({ days: i }).toString(),
  )
  await freeDays('Closed', ...closed)
  expect(await nextAt('Closed', '2026-06-30T16:00:00Z')).toBeNull()
  expect(await nextAt('Closed', '2026-12-20T16:00:00Z')).toEqual([
    'day',
    '2026-12-28T06:00:00.000Z',
    '2026-12-28',
  ])
})

test('a day that is taken away is no longer next once it is published; the wall shows the same', async () => {
  const admin = plant.as('admin', 'One')
  const nextDay = async () => (await admin(boards.line, {})).tile.nextShift!.productionDay
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  const day = today.add({ days: 1 }).toString()
  // Before seven in the morning the day that runs is next: it is taken away as well.
  const from = (await nextDay()) < day ? today.toString() : day
  for (const free of new Set([from, day]))
    await admin(calendar.saveDay, { day: free, dayType: 'holiday', note: null, shifts: [] })
  expect(await nextDay()).toBe(from)
  await admin(calendar.publish, { from, to: day })
  expect(await nextDay()).toBe(today.add({ days: 2 }).toString())
  const { tile } = await okRateAt(db, 'One' as LineNumber, Date.now()) // as above
  expect(tile.nextShift?.productionDay).toBe(await nextDay())
})
