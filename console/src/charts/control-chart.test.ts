import { expect, test } from 'vitest'
import type { ChartReport } from '@takt/contract/charts.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { formatsFor } from '~/fields/format.tsx'
import { chartReport as reportOf } from '~/testing/chart-report.ts'
import { placeOf } from './chart-series.ts'
import { controlChart } from './control-chart.ts'

const formats = formatsFor('en', 'Europe/Berlin')
type Drawn = { name?: string; type: string; xAxisIndex: number; data: unknown[]; lineStyle?: object }
const seriesOf = (report: ChartReport) => controlChart(report, en, formats).option.series as Drawn[]

test('limits are drawn, and no specification limit is', () => {
  const drawn = seriesOf(reportOf())
  expect(drawn.filter(({ xAxisIndex }) => xAxisIndex === 0).map(({ name }) => name)).toContain('UCL')
  const values = drawn.flatMap(({ data }) => data.map((one) => [one].flat().at(-1)))
  for (const limit of [5, 15]) expect(values).not.toContain(limit)
})

test('the point that completes a pattern is marked with its first rule, the others of the pattern are hollow', () => {
  const [pattern, signal] = seriesOf(reportOf()).filter(({ type }) => type === 'scatter')
  expect(pattern!.data).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((at) => [at, reportOf().values[at]]))
  expect(signal!.data).toEqual([[11, 14]])
})

test('a picked mark is the point it marks, and a picked point itself', () => {
  const { option } = controlChart(reportOf(), en, formats)
  const series = option.series as Drawn[]
  const marks = series.flatMap(({ type }, seriesIndex) => (type === 'scatter' ? [seriesIndex] : []))
  expect(marks.map((seriesIndex) => placeOf(option, { seriesIndex, dataIndex: 0 }))).toEqual([3, 11])
  expect(placeOf(option, { seriesIndex: 0, dataIndex: 7 })).toBe(7)
})

test('the lower limit of a range that is zero is no line', () =>
  expect(
    seriesOf(reportOf())
      .filter(({ xAxisIndex }) => xAxisIndex === 1)
      .map(({ name }) => name),
  ).toEqual(['R', 'R', 'UCL']))

test('each point is a row of the table, with its units and the rules it completes', () => {
  const { rows } = controlChart(reportOf(), en, formats).table
  expect(rows()).toHaveLength(12)
  expect(rows()[11]).toEqual(expect.arrayContaining(['A-11, B-11', '2, 1']))
})

test('a border is drawn where other limits begin, and none before the first', () => {
  const at = (...places: number[]) =>
    places.map((place) => ({ at: place, limitsId: null, frozenAt: null, frozenBy: null }))
  const bordersOf = (report: ChartReport) =>
    (seriesOf(report)[0] as unknown as { markLine?: { data: { xAxis: number }[] } }).markLine?.data ?? []
  expect(bordersOf(reportOf({ stages: at(0, 6) }))).toEqual([{ xAxis: 6 }])
  expect(bordersOf(reportOf({ stages: at(0) }))).toEqual([])
})

test('a proposed border is drawn at the first point after it, and only there', () => {
  const reasons = [{ at: '2026-03-02T06:04:30.000Z', eventKind: 'tool' as const, about: 'DIE-1' }]
  const border = { at: reasons[0]!.at, until: null, reasons, before: 10, after: 11, sigma: 1, subgroupNum: 7 }
  const linesOf = (borders: (typeof border)[]) =>
    (controlChart(reportOf(), en, formats, { events: [], borders }).option.series as Drawn[]).flatMap(
      (one) => (one as { markLine?: { data: { xAxis: number }[] } }).markLine?.data ?? [],
    )
  expect(linesOf([]).map(({ xAxis }) => xAxis)).not.toContain(5)
  expect(linesOf([border]).map(({ xAxis }) => xAxis)).toContain(5)
  const late = { ...border, at: '2026-03-02T07:00:00.000Z' }
  expect(linesOf([late])).toEqual(linesOf([]))
})
