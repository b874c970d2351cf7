import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import type { Series } from '@takt/contract/values.ts'
import { formatsFor } from '~/fields/format.tsx'
import { histogramChart } from '~/shapes/histogram-chart.ts'
import { runChart } from './run-chart.ts'
import { histogramFor, spreadOf } from './spread.ts'

const formats = formatsFor('en', 'Europe/Berlin')
const seriesOf = (values: readonly number[], over: Partial<Series> = {}): Series => ({
  resultCode: 'VOUT',
  resultName: 'Voltage',
  unit: 'V',
  minValue: 4.85,
  standardValue: 5,
  maxValue: 5.15,
  cut: false,
  points: values.map((resultValue, at) => ({
    testTime: `2026-03-02T06:00:${String(at % 60).padStart(2, '0')}.000Z`,
    resultValue,
    productSn: `SN-${at}`,
    stationNumber: 'S20',
  })),
  ...over,
})
const steady = (n: number) => Array.from({ length: n }, (_, at) => 5 + ((at % 5) - 2) / 100)

test('with 24 values mean and deviation are shown, capability is not', () => {
  expect(spreadOf(seriesOf(steady(24)))).toMatchObject({
    n: 24,
    enough: false,
    pp: null,
    ppk: null,
    mean: expect.closeTo(4.9996, 3),
    deviation: expect.any(Number),
  })
  expect(spreadOf(seriesOf(steady(25)))).toMatchObject({
    n: 25,
    enough: true,
    pp: expect.closeTo(0.3 / (6 * 0.014434), 3),
  })
})

test('a value on its limit is good; a missing limit fails nothing', () => {
  expect(spreadOf(seriesOf([4.85, 5.15, 5.1500001, 4.8])).out).toBe(2)
  expect(spreadOf(seriesOf([-99, 99], { minValue: null, maxValue: null })).out).toBe(0)
})

test('no values give no figures', () =>
  expect(spreadOf(seriesOf([]))).toMatchObject({
    n: 0,
    mean: null,
    deviation: null,
    least: null,
    out: 0,
    ppk: null,
  }))

test('bars outside the limits are red, and the table counts every value once', () => {
  const series = seriesOf([...steady(40), 5.2, 5.2, 4.7])
  const { option, table } = histogramChart(histogramFor(series, spreadOf(series)), en, formats)
  const [bars] = [option.series].flat()
  const data = bars?.data as { value: [number, number | '-']; itemStyle: { color: string } }[]
  const red = data
    .filter(({ itemStyle }) => itemStyle.color === 'var(--state-bad-fill)')
    .reduce((sum, { value }) => sum + (value[1] === '-' ? 0 : value[1]), 0)
  expect(data.some(({ value }) => value[1] === 0)).toBe(false)
  expect(red).toBe(3)
  expect(table.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(43)
})

test('both charts have the limits, the target and the mean as lines, and room for them', () => {
  const series = seriesOf(steady(30))
  const spread = spreadOf(series)
  const linesOf = (option: ReturnType<typeof runChart>['option']) =>
    (
      [option.series].flat()[0] as { markLine: { data: { xAxis?: number; yAxis?: number }[] } }
    ).markLine.data.map(({ xAxis, yAxis }) => xAxis ?? yAxis)
  const histogram = histogramChart(histogramFor(series, spread), en, formats).option
  const run = runChart(series, spread, en, formats).option
  expect(linesOf(histogram)).toEqual([4.85, 5, 5.15, expect.closeTo(5, 3)])
  expect(linesOf(run)).toEqual([4.85, 5, 5.15, expect.closeTo(5, 3)])
  expect(run.yAxis).toMatchObject({
    min: expect.toSatisfy((min: number) => min < 4.85),
    max: expect.toSatisfy((max: number) => max > 5.15),
  })
})

test('the run chart gives each station its line and marks what is out of limits', () => {
  const series = seriesOf([5, 5.3, 5])
  series.points[2]!.stationNumber = 'S21'
  const { option, table } = runChart(series, spreadOf(series), en, formats)
  const all = [option.series].flat() as { name: string; data: (number | null)[] }[]
  expect(all.map(({ name, data }) => [name, data])).toEqual([
    ['S20', [5, 5.3, null]],
    ['S21', [null, null, 5]],
    ['Out of limits', [null, 5.3, null]],
  ])
  expect(table.rows.map((row) => row.at(-1))).toEqual(['OK', 'NG', 'OK'])
})

test('what a station sends is text in the tooltip, never markup', () => {
  const series = seriesOf([5])
  series.points[0]!.productSn = '<img src=x onerror=alert(1)>'
  const { tooltip } = runChart(series, spreadOf(series), en, formats).option as {
    tooltip: { formatter: (at: { dataIndex: number }[]) => HTMLElement }
  }
  const box = tooltip.formatter([{ dataIndex: 0 }])
  expect(box.querySelector('img')).toBeNull()
  expect(box.textContent).toContain('<img src=x')
})
