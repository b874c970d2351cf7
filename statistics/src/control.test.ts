import { expect, test } from 'vitest'
import { basisFor, controlOf, groupUnits, kindFor, type MeasuredUnit, withinFor } from './control.ts'
import { addGrouped, addUnit, noneGrouped, type Subgrouping } from './subgroups.ts'
import { noSums, sigmaOfSums } from './within.ts'

const unit = (readings: number[], stream = 'a', key = ''): MeasuredUnit => ({ readings, stream, key })
const singles: Subgrouping = { by: 'consecutive', units: 1, readings: 1 }
const pairs: Subgrouping = { by: 'consecutive', units: 2, readings: 1 }
const grouped = (units: MeasuredUnit[], plan: Subgrouping) =>
  groupUnits(units.length, (at) => units[at]!, plan)
const unitsOf = (units: MeasuredUnit[], plan: Subgrouping) => grouped(units, plan).map((group) => group.units)

test('consecutive units of one stream are a subgroup; an incomplete one does not count', () => {
  const units = [unit([1]), unit([9], 'b'), unit([2]), unit([]), unit([8], 'b'), unit([3])]
  expect(unitsOf(units, pairs)).toEqual([
    [0, 2],
    [1, 4],
  ])
})

test('units under one key are a subgroup, also the one that is still open; the same key later is another', () => {
  const units = [unit([1], 'a', 'L1'), unit([2], 'a', 'L1'), unit([3], 'a', 'L2'), unit([4], 'a', 'L1')]
  expect(unitsOf(units, { by: 'key' })).toEqual([[0, 1], [2], [3]])
})

test('a single value is compared with the one before it in its stream, and the first with none', () => {
  const groups = grouped([unit([1]), unit([50], 'b'), unit([4]), unit([45], 'b')], singles)
  expect(groups.map(({ range }) => range)).toEqual([null, null, 3, 5])
})

test('the sigma of a chart is that of the day’s sums, whichever way subgroups are made', () => {
  const values = Array.from({ length: 60 }, (_, at) => 10 + Math.sin(at * 12.9898) * 3)
  for (const plan of [singles, { ...pairs, units: 5 }, { ...pairs, units: 30 }, { by: 'key' } as const]) {
    const key = (at: number) => String(Math.floor(at / 7))
    const sums = noneGrouped()
    for (const [at, value] of values.entries()) addUnit(sums, plan, [value], key(at))
    const groups = grouped(
      values.map((value, at) => unit([value], 'a', key(at))),
      plan,
    )
    const { estimator, sigma } = withinFor(groups, plan, kindFor(plan) === 'iMr' ? 'iMr' : 'xBarR')
    expect(sigma).toBeCloseTo(sigmaOfSums(addGrouped(noSums(), sums, plan), estimator as 'rBar').sigma!, 12)
  }
})

test('the chart follows the size of the subgroup', () => {
  const kind = (units: number, readings = 1) => kindFor({ by: 'consecutive', units, readings })
  expect([kind(1), kind(1, 3), kind(5), kind(10), kind(11), kindFor({ by: 'key' })]).toEqual([
    'iMr',
    'xBarR',
    'xBarR',
    'xBarR',
    'xBarS',
    'xBarS',
  ])
})

test('I-MR of NIST 6.3.2.2: 50.81 and limits 45.8159 … 55.8041 from a mean range of 1.8778', () => {
  const values = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]
  const groups = grouped(
    values.map((value) => unit([value])),
    singles,
  )
  const basis = basisFor(groups, singles, 'iMr')!
  const { location, spread } = controlOf(groups, 'iMr', [{ from: 0, to: 10, basis }], () => [1])
  expect(location.levels[0]).toMatchObject({
    at: 0,
    centre: expect.closeTo(50.81, 9),
    lower: expect.closeTo(45.8159, 2),
    upper: expect.closeTo(55.8041, 2),
  })
  expect([...spread.values.subarray(0, 2)]).toEqual([Number.NaN, expect.closeTo(2, 9)])
  expect(spread.levels[0]).toMatchObject({
    at: 1,
    centre: expect.closeTo(1.8778, 3),
    lower: 0,
  })
})

test('each stage has its own limits, and a run does not reach over their border', () => {
  const groups = grouped(
    Array.from({ length: 12 }, () => unit([1])),
    singles,
  )
  const basis = { estimator: 'movingRange', mean: 0, sigma: 1 } as const
  const stage = (from: number, to: number) => ({ from, to, basis })
  const at = (...stages: ReturnType<typeof stage>[]) =>
    controlOf(groups, 'iMr', stages, () => [2])
      .broken.filter(({ chart }) => chart === 'location')
      .map((one) => one.at)
  expect(at(stage(0, 12))).toEqual([8, 9, 10, 11])
  expect(at(stage(0, 6), stage(6, 12))).toEqual([])
  const { location } = controlOf(
    groups,
    'iMr',
    [stage(0, 6), { ...stage(6, 12), basis: { ...basis, mean: 5 } }],
    () => [],
  )
  expect(location.levels.map(({ at, centre, upper }) => [at, centre, upper])).toEqual([
    [0, 0, 3],
    [6, 5, 8],
  ])
})

test('nothing measured, or no scatter at all, has no limits', () => {
  expect(basisFor([], singles, 'iMr')).toBeNull()
  expect(basisFor(grouped([unit([5]), unit([5]), unit([5])], singles), singles, 'iMr')).toBeNull()
})

test('the range of the first point of a stage reaches over its border, so it has none', () => {
  const values = [
    ...Array.from({ length: 10 }, (_, i) => 10 + (i % 2)),
    ...Array.from({ length: 10 }, (_, i) => 50 + (i % 2)),
  ]
  const groups = grouped(
    values.map((value) => ({ readings: [value], stream: '', key: '' })),
    { by: 'consecutive', units: 1, readings: 1 },
  )
  const basis = (mean: number) => ({ estimator: 'movingRange' as const, mean, sigma: 1 })
  const stages = [
    { from: 0, to: 10, basis: basis(10.5) },
    { from: 10, to: 20, basis: basis(50.5) },
  ]
  const { spread, broken } = controlOf(groups, 'iMr', stages, () => [1])
  expect([...spread.values.subarray(9, 12)]).toEqual([1, Number.NaN, 1])
  expect(broken).toEqual([])
})

test('the range after a single value that is out spans that value, and is no signal of its own', () => {
  const brokenOf = (values: number[]) => {
    const groups = grouped(
      values.map((value) => ({ readings: [value], stream: '', key: '' })),
      { by: 'consecutive', units: 1, readings: 1 },
    )
    const basis = { estimator: 'movingRange', mean: 0, sigma: 1 } as const
    return controlOf(groups, 'iMr', [{ from: 0, to: groups.length, basis }], () => [1]).broken
  }
  expect(brokenOf([0.5, -0.5, 9, 0.2, -0.1])).toEqual([
    { rule: 1, at: 2, chart: 'location' },
    { rule: 1, at: 2, chart: 'spread' },
  ])
  // Both within their limits: nothing but their range tells of it.
  expect(brokenOf([0.5, -2.5, 2.5, 0.2])).toEqual([{ rule: 1, at: 2, chart: 'spread' }])
})
