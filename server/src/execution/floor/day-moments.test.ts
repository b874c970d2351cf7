import { expect, test } from 'vitest'
import { momentsOf } from '@takt/statistics/moments.ts'
import { sigmaWithin } from '@takt/statistics/sigma.ts'
import { sigmaOfSums } from '@takt/statistics/within.ts'
import { type PackedSet, packedSet } from '../../masterdata/measures/measures.ts'
import { aCharacteristic } from '../../testing/samples.ts'
import { beginDay, foldPass, planOf, withinOf, writtenOpen, writtenSums } from './day-moments.ts'

const setOf = (unitCount: number, subgroupBy: PackedSet['subgroupBy'] = 'consecutive') =>
  packedSet({ setKey: 1, colSetId: 'SET', colSetVersion: 1, subgroupBy, subgroupMinutes: 2 }, [
    aCharacteristic(1, 'FORCE', { unitCount: 1, valueCount: 1 }),
    aCharacteristic(2, 'GAP', { unitCount, valueCount: 2 }),
  ])
const row = {
  day: '2026-03-02',
  stationNumber: 'S10',
  setKey: 1,
  typeNo: 'T',
  typeVer: 1,
  n: [],
  mean: [],
  m2: [],
  lowest: [],
  highest: [],
  ng: [],
  plan: null,
  counted: null,
  sums: null,
  open: null,
  untilTime: null,
  untilId: null,
  untilPass: null,
}
const gaps = [1, 2, 4, 3, 7, 5, 2, 2, 8, 9, 1, 4]
const passes = Array.from({ length: 6 }, (_, i) => ({
  time: i,
  productId: `${i}`,
  passNo: 1,
  stationNumber: 'S10',
  setKey: 1,
  typeNo: 'T',
  typeVer: 1,
  lotNo: null,
  values: [i === 2 ? null : i * i, gaps[2 * i]!, gaps[2 * i + 1]!],
}))

test('a subgroup is as many units as its characteristic measures together, with all their readings', () => {
  const day = beginDay(row, planOf(setOf(2), 0))
  for (const pass of passes.slice(0, 5)) foldPass(day, pass)
  const { estimator, sums } = withinOf([day], 1, false)
  expect(estimator).toBe('rBar')
  expect(sums).toMatchObject({ groups: 2, df: 6 })
  const groups = [gaps.slice(0, 4), gaps.slice(4, 8)].map((values) => momentsOf(values)!)
  expect(sigmaOfSums(sums, 'rBar').sigma).toBeCloseTo(sigmaWithin(groups).sigma!, 12)
  // The unit without a value of it is passed over.
  expect(withinOf([day], 0, false)).toMatchObject({
    estimator: 'movingRange',
    sums: { groups: 4, movingRanges: 1 + 8 + 7 },
  })
})

test('what was written goes on where it stopped, in the middle of a subgroup', () => {
  const plan = planOf(setOf(2), 0)
  const [whole, half] = [beginDay(row, plan), beginDay(row, plan)]
  for (const pass of passes) foldPass(whole, pass)
  for (const pass of passes.slice(0, 3)) foldPass(half, pass)
  const stored = {
    plan: half.version,
    untilTime: 2,
    untilId: '2',
    untilPass: 1,
    counted: [2, 6],
    sums: JSON.parse(JSON.stringify(writtenSums(half))),
    open: JSON.parse(JSON.stringify(writtenOpen(half))),
  }
  const rest = beginDay({ ...row, ...stored }, plan)
  for (const pass of passes.slice(3)) foldPass(rest, pass)
  expect(rest.grouped).toEqual(whole.grouped)
  expect(beginDay({ ...row, ...stored }, planOf(setOf(3), 0)).until).toBeNull()
})

const byKey = (subgroupBy: 'time' | 'lot', dayStart = 0) => {
  const day = beginDay(row, planOf(setOf(2, subgroupBy), dayStart))
  const minutes = [0, 1, 2, 3, 3.5, 6]
  for (const [i, pass] of passes.entries())
    foldPass(day, { ...pass, time: minutes[i]! * 60e6, lotNo: ['A', 'A', 'A', 'B', 'A', null][i]! })
  return { ...withinOf([day], 1, false), version: day.version }
}
const pooledOf = (...groups: [from: number, to: number][]) =>
  sigmaWithin(
    groups.map(([from, to]) => momentsOf(gaps.slice(2 * from, 2 * to))!),
    'pooled',
  ).sigma!

test('by time a subgroup is what was measured in so many minutes of the day', () => {
  const { estimator, sums } = byKey('time')
  expect([estimator, sums.groups]).toEqual(['pooled', 3])
  expect(sigmaOfSums(sums, 'pooled').sigma).toBeCloseTo(pooledOf([0, 2], [2, 5], [5, 6]), 12)
  // The day began a minute before.
  expect(sigmaOfSums(byKey('time', -60_000).sums, 'pooled').sigma).toBeCloseTo(
    pooledOf([0, 1], [1, 3], [3, 5], [5, 6]),
    12,
  )
})

test('by lot a subgroup is what follows each other of one lot', () => {
  const { estimator, sums } = byKey('lot')
  expect([estimator, sums.groups]).toEqual(['pooled', 4])
  expect(sigmaOfSums(sums, 'pooled').sigma).toBeCloseTo(pooledOf([0, 3], [3, 4], [4, 5], [5, 6]), 12)
})

test('a set that requests something else has another version', () => {
  const versions = [byKey('time').version, byKey('time', -60_000).version, byKey('lot').version]
  expect(new Set([...versions, planOf(setOf(2), 0).version, planOf(setOf(3), 0).version]).size).toBe(5)
})
