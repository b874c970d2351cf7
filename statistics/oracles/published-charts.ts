import { cChart, individualsChart, pChart, type Sample, xBarRChart } from '../src/charts.ts'
import { constantsOf } from '../src/constants.ts'
import { momentsOf } from '../src/moments.ts'
import { runLengthOf } from '../src/run-lengths.ts'
import type { Rule } from '../src/runs.ts'
import { cusumChart, ewmaChart } from '../src/weighted.ts'
import { from, type Published } from './published.ts'

/** NIST/SEMATECH e-Handbook 6.3.2.3: twenty means around 325; h 4.1959 and k 0.3175 are given there in the unit of the values. */
export const cusumMeans = [
  324.925, 324.675, 324.725, 324.35, 325.35, 325.225, 324.125, 324.525, 325.225, 324.6, 324.625, 325.15,
  328.325, 327.25, 327.825, 328.5, 326.675, 327.775, 326.875, 328.35,
]
export const cusum = () => cusumChart(cusumMeans, { target: 325, sigma: 1 }, { k: 0.3175, h: 4.1959 })!

/** NIST/SEMATECH e-Handbook 6.3.2.4: target 50, sigma 2.0539, λ 0.3. */
const ewmaValues = [
  52, 47, 53, 49.3, 50.1, 47, 51, 50.1, 51.2, 50.5, 49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6,
  52.1,
]
const ewma = () => ewmaChart(ewmaValues, { target: 50, sigma: 2.0539 }, { lambda: 0.3, steady: true })!

const flows = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1]
const wafers = [
  16, 14, 28, 16, 12, 20, 10, 12, 10, 17, 19, 17, 14, 16, 15, 13, 14, 16, 11, 20, 11, 19, 16, 31, 13,
]
export const samplesOf = (size: number, found: readonly number[]): Sample[] =>
  found.map((one) => ({ size, found: one }))
/** NIST/SEMATECH e-Handbook 6.3.3.2: thirty wafers of fifty chips, of which 347 failed. */
export const chips: Sample[] = Array.from({ length: 30 }, (_, i) => ({ size: 50, found: i < 17 ? 12 : 11 }))
const shares = () => pChart(chips)!.points[0]!

type Factor = keyof NonNullable<ReturnType<typeof constantsOf>>
const factor = (name: Factor, n: number, printed: string): Published => ({
  figure: `${name} of ${n}`,
  source: 'AIAG SPC, appendix; ASTM MNL 7',
  printed,
  ours: () => constantsOf(n)![name],
})

/** As whole points: those of sets without a Markov chain were simulated to one in a hundred. */
const runs = (rules: Rule[], printed: string): Published => ({
  figure: `points of a steady process until ${rules.join(', ')} signal`,
  source: `Champ and Woodall (1987), table 1: ${printed}`,
  printed: Number(printed).toFixed(0),
  ours: () => runLengthOf(rules),
})

const row = (section: string, figure: string, printed: string, ours: () => number | null): Published => ({
  figure,
  source: from.nist(section),
  printed,
  ours,
})

export const chartFigures: Published[] = [
  row('6.3.2.2', 'I chart, centre', '50.81', () => individualsChart(flows)!.basis.mean),
  row('6.3.2.2', 'MR chart, centre', '1.8778', () => individualsChart(flows)!.spread[1]!.centre),
  row('6.3.3.2', 'p chart, lower limit', '0.0524', () => shares().lower),
  row('6.3.3.2', 'p chart, centre', '0.2313', () => shares().centre),
  row('6.3.3.2', 'p chart, upper limit', '0.4102', () => shares().upper),
  row('6.3.3.1', 'c chart, lower limit', '4', () => cChart(wafers)!.points[0]!.lower),
  row('6.3.3.1', 'c chart, upper limit', '28', () => cChart(wafers)!.points[0]!.upper),
  row('6.3.2.3', 'CUSUM, upper sum at 13', '3.01', () => cusum()[12]!.up),
  row('6.3.2.3', 'CUSUM, upper sum at 14', '4.94', () => cusum()[13]!.up),
  row('6.3.2.3', 'CUSUM, upper sum at 20', '19.04', () => cusum()[19]!.up),
  row('6.3.2.3', 'CUSUM, first signal', '14', () => cusum().findIndex((point) => point!.signal) + 1),
  row('6.3.2.4', 'EWMA, at 1', '50.60', () => ewma()[0]!.value),
  row('6.3.2.4', 'EWMA, at 2', '49.52', () => ewma()[1]!.value),
  row('6.3.2.4', 'EWMA, at 20', '51.99', () => ewma()[19]!.value),
  row('6.3.2.4', 'EWMA, upper limit', '52.588', () => ewma()[0]!.upper),
  row('6.3.2.4', 'EWMA, lower limit', '47.412', () => ewma()[0]!.lower),
  {
    figure: 'X̄-R, A2 of five',
    source: 'AIAG SPC, appendix; ASTM MNL 7',
    printed: '0.577',
    ours: () => {
      const { upper, centre } = xBarRChart([momentsOf([0, 1, 0.5, 0.5, 0.5])!])!.location[0]!
      return upper - centre
    },
  },
  factor('d2', 5, '2.326'),
  factor('d3', 5, '0.864'),
  factor('c4', 5, '0.9400'),
  factor('A3', 5, '1.427'),
  factor('B4', 5, '2.089'),
  factor('D4', 5, '2.114'),
  factor('D3', 8, '0.136'),
  runs([1], '370.40'),
  runs([1, 5], '225.44'),
  runs([1, 6], '166.05'),
  runs([1, 9], '152.73'),
  runs([1, 5, 6], '132.89'),
  runs([1, 5, 9], '122.05'),
  runs([1, 6, 9], '105.78'),
  runs([1, 5, 6, 9], '91.75'),
]
