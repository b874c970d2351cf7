import { expect, test } from 'vitest'
import { seedRandom } from './random.ts'

const draw = (count: number, ...names: (string | number)[]) => {
  const random = seedRandom(...names)
  return Array.from({ length: count }, random.share)
}

test('the same names give the same numbers, others give others', () => {
  expect(draw(5, 1, 'L1')).toEqual(draw(5, 1, 'L1'))
  expect(draw(5, 1, 'L1')).not.toEqual(draw(5, 1, 'L2'))
  expect(draw(5, 11, 'x')).not.toEqual(draw(5, 1, '1x'))
})

test('the numbers of a seed never change: a history can be played again years later', () => {
  expect(draw(3, 1, 'L1').map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.947932",
      "0.130673",
      "0.127581",
    ]
  `)
})

test('shares fill the whole width evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const value of draw(100_000, 'even')) tenths[Math.floor(value * 10)]! += 1
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('normal numbers have mean 0 and standard deviation 1; times around 1 have mean 1 and are never negative', () => {
  const random = seedRandom('normal')
  const normals = Array.from({ length: 50_000 }, random.normal)
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  expect(mean(normals)).toBeCloseTo(0, 1)
  expect(Math.sqrt(mean(normals.map((value) => value * value)))).toBeCloseTo(1, 1)
  const times = Array.from({ length: 50_000 }, () => random.around(0.5))
  expect(mean(times)).toBeCloseTo(1, 1)
  expect(Math.min(...times)).toBeGreaterThan(0)
})
