import { expect, test } from 'vitest'
import type { AlarmSum } from '@takt/contract/alarms.ts'
import { barsOf } from './bars.ts'

const sum = (alarmCode: string, times: number): AlarmSum & { name: string } => ({
  name: alarmCode,
  stationNumber: 'S10',
  alarmCode,
  alarmText: null,
  texts: null,
  alarmPriority: null,
  times,
  minutes: times * 2,
  chattered: 0,
})
const share = (value: number) => `${Math.round(value * 100)} %`
const heads = { name: 'Alarm', share: 'Share' }

test('a share is of all alarms, not of those that are drawn', () => {
  const times = { of: (bar: AlarmSum) => bar.times, say: String, label: 'Times', total: 40 }
  const { option, table } = barsOf([sum('E1', 10), sum('E2', 6)], times, share, heads)
  expect(table).toEqual({
    head: ['Alarm', 'Times', 'Share'],
    rows: [
      ['E1', '10', '25 %'],
      ['E2', '6', '15 %'],
    ],
  })
  expect(option).toMatchObject({ series: [{ data: [10, 6] }], yAxis: { data: ['E1', 'E2'] } })
})

test('of nothing a share is null, and no division', () => {
  const none = { of: () => 0, say: String, label: 'Times', total: 0 }
  expect(barsOf([sum('E1', 0)], none, share, heads).table.rows).toEqual([['E1', '0', '0 %']])
})
