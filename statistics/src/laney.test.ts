import { expect, test } from 'vitest'
import { samplesOf } from '../oracles/published-charts.ts'
import { pChart, uChart } from './charts.ts'
import { constantsOf } from './constants.ts'
import { pPrimeChart, uPrimeChart } from './laney.ts'

const found = [120, 180, 90, 200, 150, 60, 210, 140]

test.each([
  ['p′', pChart, pPrimeChart],
  ['u′', uChart, uPrimeChart],
] as const)('%s: limits of the plain chart, wider by MR̄/d2 of the standardised values', (_, plain, prime) => {
  const samples = samplesOf(10_000, found)
  const [usual, wide] = [plain(samples)!, prime(samples)!]
  const { centre, sigma } = usual.points[0]!
  const zs = found.map((one) => (one / 10_000 - centre) / sigma)
  const meanRange = zs.slice(1).reduce((sum, z, i) => sum + Math.abs(z - zs[i]!), 0) / 7
  expect(wide.sigmaZ).toBeCloseTo(meanRange / constantsOf(2)!.d2, 10)
  expect(wide.sigmaZ).toBeGreaterThan(4)
  expect(wide.points[0]!.sigma).toBeCloseTo(wide.sigmaZ * sigma, 12)
  expect(wide.points.map((point) => point!.value)).toEqual(usual.points.map((point) => point!.value))
})

test('frozen limits stay, an empty sample is a gap, and samples that do not scatter have no chart', () => {
  const chart = pPrimeChart([...samplesOf(100, [10]), { size: 0, found: 0 }], { centre: 0.1, sigmaZ: 2 })!
  expect(chart).toMatchObject({ centre: 0.1, sigmaZ: 2 })
  expect(chart.points[0]!.sigma).toBeCloseTo(0.06, 12)
  expect(chart.points[1]).toBeNull()
  expect([pPrimeChart(samplesOf(10, [1, 1, 1])), uPrimeChart([]), uPrimeChart(samplesOf(5, [2]))]).toEqual([
    null,
    null,
    null,
  ])
})
