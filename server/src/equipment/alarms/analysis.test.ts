import { expect, test } from 'vitest'
import type { Alarm } from '@takt/contract/alarms.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { analysed, bursts } from './analysis.ts'

const noon = Date.parse('2026-03-02T12:00:00.000Z')
const at = (minute: number) => noon + minute * 60_000
const alarm = (alarmCode: string, start: number, end: number | null, over: Partial<Alarm> = {}): Alarm => ({
  lineNumber: 'L1',
  stationNumber: 'S10',
  alarmCode,
  alarmText: null,
  texts: null,
  alarmClass: null,
  alarmPriority: null,
  lossType: null,
  stopsMachine: null,
  alarmState: 'active',
  startTime: isoOf(at(start)),
  endTime: end === null ? null : isoOf(at(end)),
  duration: 0,
  acknowledgedAt: null,
  acknowledgedBy: null,
  alarmCause: null,
  ...over,
})
const hour = { from: at(0), to: at(60) }

test('counted where it began, timed by what is within the period and past', () => {
  const before = alarm('A', -30, 15)
  const alarms = [before, alarm('B', 10, 12), alarm('B', 20, 21), alarm('C', 40, null)]
  const { byTimes, byMinutes, times, minutes, codes, perHour } = analysed(alarms, hour, at(50))
  expect(byTimes.map((one) => [one.alarmCode, one.times])).toEqual([
    ['B', 2],
    ['C', 1],
  ])
  expect(byMinutes.map((one) => [one.alarmCode, one.minutes])).toEqual([
    ['A', 15],
    ['C', 10],
    ['B', 3],
  ])
  expect([times, minutes, codes, perHour]).toEqual([3, 28, 2, 3.6])
})

test('ten bad actors and the share of all that they are', () => {
  const alarms = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: i === 0 ? 9 : 1 }, (_, n) => alarm(`E${i}`, i + n * 4, i + n * 4 + 1)),
  ).flat()
  const { byTimes, topShare } = analysed(alarms, hour, at(60))
  expect([byTimes.length, byTimes[0]!.times, topShare]).toEqual([10, 9, 18 / 20])
  expect(analysed([], hour, at(60))).toMatchObject({ topShare: null, perHour: 0, floods: [], times: 0 })
})

test('three within a minute chatter, three in a minute exactly do not', () => {
  const chatters = [0, 0.4, 0.9, 5, 5.5].map((minute) => alarm('A', minute, minute + 0.1))
  const calm = [0, 0.5, 1].map((minute) => alarm('B', minute, minute + 0.1))
  const { chattering } = analysed([...chatters, ...calm], hour, at(60))
  expect(chattering.map(({ alarmCode, chattered }) => [alarmCode, chattered])).toEqual([['A', 1]])
})

test('stale is what has been on for a day and is still on', () => {
  const day = 24 * 60
  const alarms = [alarm('A', -day, null), alarm('B', 1 - day, null), alarm('C', -2 * day, 0)]
  expect(analysed(alarms, hour, at(0)).stale.map(({ alarmCode }) => alarmCode)).toEqual(['A'])
})

test('a flood is more than ten within ten minutes, and lasts as long as they keep coming', () => {
  const every = (minute: number, count: number) => Array.from({ length: count }, (_, i) => i * minute)
  expect(bursts(every(0.9, 10), 11, 10)).toEqual([])
  expect(bursts(every(1, 30), 11, 10)).toEqual([])
  expect(bursts(every(0.9, 20), 11, 10)).toEqual([{ start: 0, end: 0.9 * 19, times: 20 }])
  expect(bursts([...every(0.1, 11), ...every(0.1, 11).map((n) => n + 30)], 11, 10)).toHaveLength(2)
})

test('priorities are counted against what alarms began', () => {
  const alarms = [
    alarm('A', 1, 2, { alarmPriority: 'high' }),
    alarm('B', 1, 2, { alarmPriority: 'low' }),
    alarm('B', 3, 4, { alarmPriority: 'low' }),
    alarm('C', -5, 4, { alarmPriority: 'medium' }),
  ]
  expect(analysed(alarms, hour, at(60)).priorities).toEqual({ high: 1, medium: 0, low: 2 })
})
