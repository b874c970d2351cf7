import { expect, test } from 'vitest'
import { isoOf } from '../../platform/db/instants.ts'
import { type AlarmOn, logged } from './log.ts'

const row = (on: number, off: number | null, alarmCode = 'E1', alarmText: string | null = null): AlarmOn => ({
  lineNumber: 'L1',
  stationNumber: 'S10',
  alarmCode,
  alarmText,
  onTime: isoOf(on * 1000),
  offTime: off === null ? null : isoOf(off * 1000),
})
const spans = (rows: AlarmOn[], onDelay = 0, offDelay = 0, now = 1000) =>
  logged(rows, () => ({ onDelay, offDelay }), now * 1000).map(({ start, end }) => [
    start / 1000,
    end === null ? null : end / 1000,
  ])

test('an alarm that goes on again while it is on is one alarm, from its first on, with its last text', () => {
  const rows = [row(10, 40, 'E1', 'door'), row(20, 40, 'E1', 'door 2'), row(40, 50), row(60, null)]
  expect(spans(rows)).toEqual([
    [60, null],
    [40, 50],
    [10, 40],
  ])
  expect(logged(rows, () => ({ onDelay: 0, offDelay: 0 }), 0).at(-1)!.alarmText).toBe('door 2')
})

test('the on delay leaves out what was on for less, also of what is on now, until it has been on for so long', () => {
  expect(spans([row(10, 14), row(20, 25), row(998, null)], 5)).toEqual([[20, 25]])
  expect(spans([row(995, null)], 5)).toEqual([[995, null]])
})

test('the off delay joins what goes on again within it, and holds an alarm on until it has passed', () => {
  expect(spans([row(10, 14), row(19, 25), row(35, 40)], 0, 10)).toEqual([
    [35, 40],
    [10, 25],
  ])
  expect(spans([row(990, 995)], 0, 10)).toEqual([[990, null]])
  expect(spans([row(980, 990)], 0, 10)).toEqual([[980, 990]])
})

test('joined first: many short ones that chatter are one alarm that lasts', () => {
  expect(spans([row(0, 1), row(2, 3), row(4, 6)], 5, 2)).toEqual([[0, 6]])
})

test('codes and stations stay apart', () => {
  const there = { ...row(12, 15), stationNumber: 'S20' }
  expect(spans([row(10, 20), row(11, 30, 'E2'), there])).toEqual([
    [12, 15],
    [11, 30],
    [10, 20],
  ])
})
