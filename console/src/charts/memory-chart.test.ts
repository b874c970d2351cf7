import { expect, test } from 'vitest'
import type { ChartReport } from '@takt/contract/charts.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { formatsFor } from '~/fields/format.tsx'
import { memoryChart, memoryRows } from './memory-chart.ts'

const level = { at: 0, centre: 325, sigma: 0.635, lower: 0, upper: 0 }
const reportOf = (values: number[], location = [level], begins = 0) =>
  ({ chartKind: 'xBarR', values, location, stages: [{ at: begins }] }) as unknown as ChartReport
// NIST/SEMATECH e-Handbook 6.3.2.3: h = 4.1959 in units of sigma there; k = 0.5 sigma here as well.
const nist = [
  324.925, 324.675, 324.725, 324.35, 325.35, 325.225, 324.125, 324.525, 325.225, 324.6, 324.625, 325.15,
  328.325, 327.25, 327.825, 328.5, 326.675, 327.775, 326.875, 328.35,
]

test('CUSUM draws its lower sum below zero, and signals the shift of the published example', () => {
  const rows = memoryRows(reportOf(nist), 'cusum')!
  expect(rows.findIndex(({ signal }) => signal)).toBe(13)
  expect(rows.every(({ lines }) => lines[0]! >= 0 && lines[1]! <= 0)).toBe(true)
  expect(rows[0]!.limits).toEqual([-5 * 0.635, 5 * 0.635])
})

test('EWMA opens its limits from point to point, and signals beyond them', () => {
  const rows = memoryRows(reportOf(nist), 'ewma')!
  const widths = rows.map(({ limits: [lower, upper] }) => upper! - lower!)
  expect(widths.every((width, at) => at === 0 || width > widths[at - 1]!)).toBe(true)
  expect(rows.slice(0, 12).some(({ signal }) => signal)).toBe(false)
  expect(rows.slice(13).every(({ signal }) => signal)).toBe(true)
})

test('what is before the limits in force is left out', () => {
  const rows = memoryRows(reportOf(nist, [level], 12), 'cusum')!
  expect(rows.slice(0, 12).every(({ lines }) => lines.length === 0)).toBe(true)
  expect(rows[12]!.lines[0]).toBeCloseTo(328.325 - 325 - 0.5 * 0.635, 9)
})

test('without limits there is nothing to judge by', () => {
  expect(memoryRows(reportOf(nist, []), 'ewma')).toBeNull()
})

test('its axis is written as the other figures are', () => {
  const report = { ...reportOf(nist), times: nist.map(Number), unit: 'mm' }
  const { yAxis } = memoryChart(report, 'ewma', en, formatsFor('es', 'Asia/Kathmandu')).option as {
    yAxis: { axisLabel?: { formatter: (at: number) => string } }
  }
  expect(yAxis.axisLabel?.formatter(324.5)).toBe('324,5')
})

test.each([
  ['ewma', ['X̄ 325', /^LCL 324,\d+$/, /^UCL 325,\d+$/]],
  ['cusum', ['LCL -3,175', 'UCL 3,175']],
] as const)('the lines of %s are named with their values', (kind, labels) => {
  const report = { ...reportOf(nist), times: nist.map(Number), unit: 'mm' }
  const { series } = memoryChart(report, kind, en, formatsFor('es', 'Asia/Kathmandu')).option as {
    series: { data: number[]; endLabel?: { show: boolean; formatter: (of: { value: number }) => string } }[]
  }
  const shown = series.flatMap(({ data, endLabel }) =>
    endLabel?.show ? [endLabel.formatter({ value: data.at(-1)! })] : [],
  )
  expect(shown).toEqual(labels.map((label) => expect.stringMatching(label)))
})
