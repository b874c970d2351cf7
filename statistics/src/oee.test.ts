import { describe, expect, test } from 'vitest'
import {
  cycleTimePerHour,
  meanTimeBetweenFailures,
  meanTimeToRepair,
  oeeOf,
  taktOf,
  throughputPerHour,
  type TimeByClass,
  yieldsOf,
} from './oee.ts'

const minutes = (count: number) => count * 60_000
const none: TimeByClass = { producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 }

describe('the published case: 480 minutes, 60 of them breaks, 47 down; 60 a minute planned, 19271 made, 423 bad', () => {
  const times = { ...none, producing: minutes(373), unplanned: minutes(47), planned: minutes(60) }
  const found = oeeOf(times, [{ cycleTime: 1, produced: 19271, goodFirstTime: 19271 - 423 }])

  test('88.81 % × 86.11 % × 97.80 % = 74.79 %', () => {
    expect(found.availability).toBeCloseTo(0.8881, 4)
    expect(found.effectiveness).toBeCloseTo(0.8611, 4)
    expect(found.quality).toBeCloseTo(0.978, 4)
    expect(found.oee).toBeCloseTo(0.7479, 4)
  })

  test('the shift is 480 minutes, 420 of them planned to be busy', () => {
    expect(found).toMatchObject({
      shiftTime: minutes(480),
      plannedBusyTime: minutes(420),
      producingTime: minutes(373),
    })
  })

  test('where it was lost between delay, down and set-up does not change the sum', () => {
    const spread = { ...times, unplanned: minutes(40), delay: minutes(5), setup: minutes(2) }
    expect(oeeOf(spread, [{ cycleTime: 1, produced: 19271, goodFirstTime: 18848 }])).toEqual(found)
  })
})

test('several types each count with their own planned cycle', () => {
  const times = { ...none, producing: minutes(10) }
  const mixed = [
    { cycleTime: 2, produced: 100, goodFirstTime: 100 },
    { cycleTime: 8, produced: 50, goodFirstTime: 50 },
  ]
  expect(oeeOf(times, mixed)).toMatchObject({ availability: 1, effectiveness: 1, quality: 1, oee: 1 })
})

test('a planned cycle that is too long shows: effectiveness exceeds 1', () => {
  expect(
    oeeOf({ ...none, producing: 1000 }, [{ cycleTime: 1, produced: 2, goodFirstTime: 2 }]).effectiveness,
  ).toBe(2)
})

test('time nobody saw is shown and counts neither as running nor as down', () => {
  const seen = oeeOf({ ...none, producing: minutes(6), unplanned: minutes(4) }, [])
  const half = oeeOf({ ...none, producing: minutes(6), unplanned: minutes(4), unknown: minutes(10) }, [])
  expect(half.availability).toBe(0.6)
  expect(half.availability).toBe(seen.availability)
  expect(half).toMatchObject({
    shiftTime: minutes(20),
    unknownTime: minutes(10),
    plannedBusyTime: minutes(10),
  })
})

describe('a zero denominator gives nothing to show, never 0 or 100 %', () => {
  test('a shift nobody planned or nobody saw', () => {
    const nothing = { availability: null, effectiveness: null, quality: null, oee: null }
    expect(oeeOf(none, [])).toMatchObject(nothing)
    expect(oeeOf({ ...none, planned: minutes(480) }, [])).toMatchObject(nothing)
    expect(oeeOf({ ...none, unknown: minutes(480) }, [])).toMatchObject(nothing)
  })

  test('a shift spent waiting was available for nothing, and what it would have made is not known', () => {
    const waiting = oeeOf({ ...none, delay: minutes(480) }, [])
    expect(waiting).toMatchObject({ availability: 0, effectiveness: null, quality: null, oee: null })
  })

  test('a type without a planned cycle has no effectiveness, unless none was made', () => {
    const times = { ...none, producing: 1000 }
    const one = { cycleTime: 1, produced: 1, goodFirstTime: 1 }
    const unplanned = (count: number) =>
      oeeOf(times, [one, { cycleTime: null, produced: count, goodFirstTime: count }])
    expect(unplanned(1)).toMatchObject({ effectiveness: null, quality: 1, oee: null })
    expect(unplanned(0)).toMatchObject({ effectiveness: 1, oee: 1 })
  })

  test('no failures, no demand, no time', () => {
    expect([meanTimeBetweenFailures(100, 0), meanTimeToRepair(0, 0)]).toEqual([null, null])
    expect([taktOf(100, 0), throughputPerHour(5, 0), cycleTimePerHour(0)]).toEqual([null, null, null])
    const untouched = {
      inspected: 0,
      goodAtFirstPass: 0,
      goodInTheEnd: 0,
      passes: 0,
      okPasses: 0,
      reworked: 0,
      scrapped: 0,
    }
    expect(Object.values(yieldsOf(untouched))).toEqual([null, null, null, null, null])
  })
})

test('of 100 units 90 pass at once, 6 of the other 10 at the second try: three yields, three numbers', () => {
  const counts = {
    inspected: 100,
    goodAtFirstPass: 90,
    goodInTheEnd: 96,
    passes: 110,
    okPasses: 96,
    reworked: 10,
    scrapped: 4,
  }
  expect(yieldsOf(counts)).toEqual({
    firstPassYield: 0.9,
    finalYield: 0.96,
    perRunYield: 96 / 110,
    reworkRatio: 0.1,
    scrapRatio: 0.04,
  })
})

test('times between failures, to repair, per unit of demand; units an hour', () => {
  expect(meanTimeBetweenFailures(minutes(400), 4)).toBe(minutes(100))
  expect(meanTimeToRepair(minutes(20), 4)).toBe(minutes(5))
  expect(taktOf(25_200, 420)).toBe(60)
  expect(throughputPerHour(30, minutes(15))).toBe(120)
  expect(cycleTimePerHour(45)).toBe(80)
})
