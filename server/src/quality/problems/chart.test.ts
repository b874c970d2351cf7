import { expect, test } from 'vitest'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { chartOf } from './chart.ts'

const aDay = 86_400_000
const turn = 14 * aDay
/** Of a plant in UTC, whose days begin at midnight. */
const clock = { dayAt: (ms: number) => ({ start: Math.floor(ms / aDay) * aDay }) } as PlantClock // all that is used of it
const day = (at: number, found: number, passes = 400) => ({
  slot: new Date(at * aDay + 3_600_000).toISOString(),
  passes,
  found,
})
const before = Array.from({ length: 14 }, (_, at) => day(at, at % 2 ? 18 : 22))
const since = (...found: number[]) =>
  chartOf(clock, [...before, ...found.map((one, at) => day(14 + at, one))], {
    from: 0,
    turn,
    to: turn + found.length * aDay,
  })

test('limits are those of the days before; a day since beyond them on the worse side is seen', () => {
  expect(since(20, 21)!.centre).toBeCloseTo(20 / 400)
  expect(since(20, 21, 38)!.isAbove).toBe(true)
  expect(since(20, 21, 19)!.isAbove).toBe(false)
})

test('what is better than the limits is no fault of the action; nine worse days in a row are', () => {
  expect(since(0, 0, 1)!.isAbove).toBe(false)
  expect(since(...Array.from({ length: 9 }, () => 23))!.isAbove).toBe(true)
})

test('the day of the action is two points, and without a failure before there is no chart', () => {
  const half = [
    { slot: new Date(13.4 * aDay).toISOString(), passes: 100, found: 5 },
    { slot: new Date(13.6 * aDay).toISOString(), passes: 100, found: 1 },
  ]
  const chart = chartOf(clock, half, { from: 0, turn: 13.5 * aDay, to: turn })!
  expect(chart.days.map(({ start, found }) => [start / aDay, found])).toEqual([
    [13, 5],
    [13.5, 1],
  ])
  expect(chartOf(clock, [day(0, 0), day(14, 3)], { from: 0, turn, to: turn + aDay })).toBeNull()
})
