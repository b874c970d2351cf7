import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatsFor } from '@takt/contract/formats.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { effectChart } from './effect-chart.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-03-19T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const times = ['2024-03-04T11:00:00Z', '2024-03-05T11:00:00Z', '2024-03-05T15:00:00Z']
const none = times.map(() => null)
const chart = {
  times,
  sizes: [9, 9, 9],
  found: [1, 1, 0],
  values: [1 / 9, 1 / 9, null],
  lower: none,
  upper: none,
  centre: 0.1,
}

test('days are called by their dates, the day of the action twice: the second time by its hour', () => {
  const formats = formatsFor('es', 'America/Mexico_City')
  const { rows } = effectChart(chart, '2024-03-05T15:04:00Z', en, formats).table
  expect(rows.map(([name, , , ppm]) => [name, ppm])).toEqual([
    ['4 mar', '111.111'],
    ['5 mar', '111.111'],
    ['5 mar 09:00', '–'],
  ])
})

test('the second point of today has its day, too: the axis does not mix days with times', () => {
  const today = { ...chart, times: ['2024-03-18T09:00:00Z', '2024-03-19T09:00:00Z', '2024-03-19T11:45:00Z'] }
  const formats = formatsFor('es', 'UTC')
  const { option, table } = effectChart(today, '2024-03-19T11:50:00Z', en, formats)
  expect(option.xAxis).toMatchObject({ data: ['18/3', '19/3', '19/3 11:45'] })
  expect(table.rows.map(([name]) => name)).toEqual(['18 mar', '19 mar', '19 mar 11:45'])
})

test('on the axis a day is short, also where a list writes it with its weekday', () => {
  const { xAxis } = effectChart(chart, null, en, formatsFor('zh', 'America/Mexico_City')).option
  expect(xAxis).toMatchObject({ data: ['03/04', '03/05', '03/05'] })
})

test('each line has its name in the legend, the axis its unit', () => {
  const { option } = effectChart(chart, null, en, formatsFor('en', 'America/Mexico_City'))
  expect(option.legend).toMatchObject({ top: 0 })
  expect([option.series].flat().map((one) => one?.name)).toEqual([
    'Failures by day, ppm',
    'Mean before',
    'UCL',
    'LCL',
  ])
  expect(option.yAxis).toMatchObject({ name: 'ppm' })
})

test('the legend shows marks only of the line that has some', () => {
  const { legend, series } = effectChart(chart, null, en, formatsFor('en', 'America/Mexico_City')).option
  const marked = [series].flat().map((one) => !(one && 'symbol' in one && one.symbol === 'none'))
  expect(marked).toEqual([true, false, false, false])
  const names = legend && !Array.isArray(legend) ? legend.data : []
  expect(names).toEqual([
    'Failures by day, ppm',
    ...['Mean before', 'UCL', 'LCL'].map((name) => ({ name, itemStyle: { opacity: 0 } })),
  ])
})
