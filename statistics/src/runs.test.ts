import { expect, test } from 'vitest'
import { readOracle } from '../oracles/read.ts'
import {
  findBreaksOf,
  findRuleBreaks,
  type NelsonRule,
  nelsonRules,
  pointsOf,
  westernElectricRules,
} from './runs.ts'
import { trackOf } from './tracks.ts'

const points = readOracle('nelson_points.csv').map((cells) => cells.map(Number))
const expected = readOracle('nelson_expected.csv')

const inZ = (zs: readonly number[]) => zs.map((value) => ({ value, centre: 0, sigma: 1 }))
const placesOf = (rule: NelsonRule, zs: readonly number[]) =>
  findRuleBreaks(inZ(zs), [rule]).map(({ at }) => at + 1)
const times = (n: number, ...zs: number[]) => Array.from({ length: n }, () => zs).flat()

test('the file of answers names all eight rules', () => {
  expect(expected.map(([rule]) => Number(rule))).toEqual([...nelsonRules])
})

test.each(expected)('rule %s is broken at points %s', (rule, flagged) => {
  const expected = flagged.split(' ').map(Number)
  const numbersOf = (chart: Parameters<typeof findRuleBreaks>[0]) =>
    findRuleBreaks(chart)
      .filter((found) => found.rule === Number(rule))
      .map(({ at }) => points[at]![0])
  expect(numbersOf(inZ(points.map(([, z]) => z!)))).toEqual(expected)
  expect(numbersOf(points.map(([, , x]) => ({ value: x!, centre: 100, sigma: 2 })))).toEqual(expected)
})

test('turned upside down, a chart breaks the same rules at the same points', () => {
  expect(findRuleBreaks(inZ(points.map(([, z]) => -z!)))).toEqual(
    findRuleBreaks(inZ(points.map(([, z]) => z!))),
  )
})

test('exactly 3 sigma is not beyond, in binary fractions too', () => {
  expect(placesOf(1, [3, -3, 3.000001, -3.000001])).toEqual([3, 4])
  expect(
    findRuleBreaks(
      [
        { value: 10.3, centre: 10, sigma: 0.1 },
        { value: 9.7, centre: 10, sigma: 0.1 },
      ],
      [1],
    ),
  ).toEqual([])
})

test('eight on one side are a run of nothing, nine are a run, a point on the centre line starts it anew', () => {
  expect(placesOf(2, times(8, 0.5))).toEqual([])
  expect(placesOf(2, times(10, 0.5))).toEqual([9, 10])
  expect(placesOf(2, [...times(8, 0.5), 0, ...times(8, 0.5)])).toEqual([])
  expect(placesOf(2, [...times(8, 0.5), ...times(8, -0.5)])).toEqual([])
})

test('a tie ends a trend and an alternation', () => {
  expect(placesOf(3, [0, 0.1, 0.2, 0.3, 0.4, 0.5])).toEqual([6])
  expect(placesOf(3, [0, 0.1, 0.2, 0.2, 0.3, 0.4, 0.5])).toEqual([])
  expect(placesOf(4, times(7, 0.1, -0.1))).toEqual([14])
  expect(placesOf(4, times(7, 0.1, -0.1).slice(1))).toEqual([])
  expect(placesOf(4, [...times(6, 0.1, -0.1), -0.1, ...times(6, 0.1, -0.1)])).toEqual([])
})

test('two of three and four of five count one side, and the last of them is the one', () => {
  expect(placesOf(5, [2.1, 0, 2.1, 0, 0])).toEqual([3])
  expect(placesOf(5, [2.1, 0, 0, 2.1])).toEqual([])
  expect(placesOf(5, [2.1, -2.1, 0])).toEqual([])
  expect(placesOf(5, [2.1, 2.1, 0])).toEqual([2])
  expect(placesOf(6, [1.1, 1.1, 0, 1.1, 1.1, 0])).toEqual([5])
  expect(placesOf(6, [...times(4, 1.1), 0])).toEqual([4])
  expect(placesOf(6, [1.1, 1.1, -1.1, 1.1, 0, 1.1])).toEqual([])
})

test('fifteen hug the centre line, eight keep away from it', () => {
  expect(placesOf(7, times(15, 1))).toEqual([15])
  expect(placesOf(7, [...times(14, 0.9), 1.1, 0.9])).toEqual([])
  expect(placesOf(8, times(4, 1.1, -1.1))).toEqual([8])
  expect(placesOf(8, [...times(3, 1.1, -1.1), 1, 1.1, -1.1])).toEqual([])
})

test('a gap ends every run', () => {
  const half = inZ(times(8, 0.5))
  expect(findRuleBreaks([...half, null, ...half])).toEqual([])
  expect(findRuleBreaks([...inZ([2.1]), null, ...inZ([2.1])])).toEqual([])
  expect(findRuleBreaks([])).toEqual([])
})

test('where nothing may scatter, whatever moves is beyond', () => {
  const still = { value: 5, centre: 5, sigma: 0 }
  expect(findRuleBreaks([still, { ...still, value: 5.1 }, still], [1])).toEqual([{ rule: 1, at: 1 }])
})

test('Western Electric: eight on one side are enough, and the three zone rules are those of Nelson', () => {
  const breaks = findRuleBreaks(inZ([...times(8, 0.5), 3.1, -2.1, 0, -2.1]), westernElectricRules)
  expect(breaks).toEqual([
    { rule: 9, at: 7 },
    { rule: 1, at: 8 },
    { rule: 9, at: 8 },
    { rule: 5, at: 11 },
  ])
})

test('a pattern goes over so many points', () => {
  expect([...nelsonRules, 9 as const].map(pointsOf)).toEqual([1, 9, 6, 14, 3, 5, 15, 8, 8])
})

test('named since a point is what all of it breaks from there on, whatever lies before', () => {
  const waves = Array.from({ length: 90 }, (_, at) => 3.4 * Math.sin(at) * Math.cos(at / 7))
  const track = trackOf(inZ([...waves, ...times(20, 0.5)]))
  const rules = [...nelsonRules, 9 as const]
  const all = findBreaksOf(track, rules)
  expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThan(4)
  for (const since of [-3, 0, 1, 50, 95, 110])
    expect(findBreaksOf(track, rules, since)).toEqual(all.filter(({ at }) => at >= since))
})
