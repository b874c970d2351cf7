import { expect, test } from 'vitest'
import { comparedWith, differenceOf, withItsSet } from './compared-with.ts'

const chartInput = { stationNumber: 'S10', colSetId: 'C', colSetVersion: 1, resultCode: 'X' }
const report = { since: '2026-03-02T06:00:00.000Z', until: '2026-03-02T08:00:00.000Z' }

test('unless something is chosen it is compared with as long a period just before', () => {
  expect(comparedWith(chartInput, report, {})).toEqual({
    ...chartInput,
    from: '2026-03-02T04:00:00.000Z',
    to: '2026-03-02T06:00:00.000Z',
  })
  expect(comparedWith({ ...chartInput, from: report.since }, report, { stationNumber: 'S20' })).toEqual({
    ...chartInput,
    stationNumber: 'S20',
    from: report.since,
  })
})

test('the difference of means has the interval of Welch', () => {
  // By hand: √(0.683²/10 + 0.75²/10) = 0.3208, 17.84 degrees of freedom, t(0.975) = 2.102.
  const one = { sampleNum: 10, mean: 42.14, sigmaOverall: 0.683 }
  const found = differenceOf(one, { sampleNum: 10, mean: 43.23, sigmaOverall: 0.75 })!
  expect(found.means).toBeCloseTo(1.09, 9)
  expect((found.upper - found.lower) / 2).toBeCloseTo(0.674, 3)
  expect(found.sigmas).toBeCloseTo(1.09 / 0.683, 9)
  expect(differenceOf(one, { sampleNum: 0, mean: null, sigmaOverall: null })).toBeNull()
  expect(differenceOf(one, { sampleNum: 5, mean: 42, sigmaOverall: 0 })).toBeNull()
})

test('another station, or another type, that measures the code with a set of its own is compared by that set', () => {
  const measured = [
    { stationNumber: 'S10', colSetId: 'C', colSetVersion: 1, resultCode: 'X' },
    { stationNumber: 'S20', colSetId: 'D', colSetVersion: 3, resultCode: 'X' },
    { stationNumber: 'S20', colSetId: 'D', colSetVersion: 3, resultCode: 'Y' },
  ]
  const there = { ...chartInput, stationNumber: 'S20' }
  expect(withItsSet(there, measured)).toEqual({ ...there, colSetId: 'D', colSetVersion: 3 })
  expect(withItsSet(chartInput, measured)).toEqual(chartInput)
  // Of several it is the same one, where the station has it.
  expect(withItsSet(there, [...measured, { ...chartInput, stationNumber: 'S20' }])).toEqual(there)
  expect(withItsSet({ ...chartInput, stationNumber: 'S30' }, measured)).toMatchObject({ colSetId: 'C' })
})
