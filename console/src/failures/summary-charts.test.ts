import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { byCode } from './by-code.ts'
import { formatsFor } from '~/fields/format.tsx'
import { nameOfGroup, paretoChart, shownGroups, trendChart } from './summary-charts.ts'

const formats = { count: String, share: (value: number) => `${Math.round(value * 100)} %` } as never
const group = (key: string | null, failures: number) => ({
  key,
  isDefect: false,
  failures,
})

test('beyond ten groups the rest is one bar, and the last bar reaches all', () => {
  const shown = shownGroups(Array.from({ length: 14 }, (_, at) => group(`C${at}`, 14 - at)))
  expect(shown.length).toBe(11)
  expect(shown.at(-1)).toMatchObject({ key: undefined, many: 4, failures: 4 + 3 + 2 + 1 })
  const { rows } = paretoChart(shown, 'code', en, formats).table
  expect(rows[0]).toEqual(['C0', '14', '13 %'])
  expect(rows.at(-1)).toEqual(['Others (4)', '10', '100 %'])
  expect(shownGroups(shown.slice(0, 3) as never).length).toBe(3)
})

test('NG without a code has a name, and a bar finds what it was counted from', () => {
  expect(nameOfGroup(group(null, 1), 'code', en, formats)).toBe('NG without a code')
  expect(nameOfGroup(group(null, 1), 'shift', en, formats)).toBe('Outside the shifts')
  expect(byCode({ key: 'DENT', isDefect: true })).toEqual({ defectCode: 'DENT' })
  expect(byCode({ key: 'TORQUE', isDefect: false })).toEqual({ resultCode: 'TORQUE' })
  expect(byCode({ key: null, isDefect: false })).toEqual({})
})

test('a shift over midnight is named by its production day, though the period begins in it after midnight', () => {
  const part = (productionDay: string, shiftName: string, start: string) => {
    return { productionDay, shiftName, start, end: start, okRate: null, failures: 0 }
  }
  const trend = [
    part('2026-03-01', 'Night', '2026-03-02T02:00:00Z'),
    part('2026-03-02', 'Day', '2026-03-02T06:00:00Z'),
  ]
  const { option } = trendChart(trend, en, formatsFor('en', 'UTC'))
  const { formatter } = (option.xAxis as { axisLabel: { formatter: (name: string, at: number) => string } })
    .axisLabel // as it is made there
  expect([formatter('', 0), formatter('', 1)]).toEqual(['1 Mar\nNight', '2 Mar\nDay'])
})
