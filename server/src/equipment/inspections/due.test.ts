import { expect, test } from 'vitest'
import type { InspectionItem } from '@takt/contract/inspections.ts'
import { plantClock } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { dueOf, plannedOf } from './due.ts'

const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
const three = [
  shift('early', '06:00', '14:00'),
  shift('late', '14:00', '22:00'),
  shift('night', '22:00', '06:00'),
]
const clock = plantClock('Europe/Berlin', three)
const pauses = new Map()
const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Berlin').epochMilliseconds
const iso = (local: string) => isoOf(at(local))
const item = (over: Partial<InspectionItem> = {}) =>
  ({
    inspectFrequency: 'shift',
    inspectSchedule: 'fixed',
    everyHours: null,
    dueWithin: 30,
    validFrom: iso('2026-03-01T00:00'),
    retiredAt: null,
    ...over,
  }) as InspectionItem
const ok = (local: string) => ({ recordedAt: iso(local), resultStatus: 'ok' as const })
const ng = (local: string) => ({ recordedAt: iso(local), resultStatus: 'ng' as const })
const due = (over: Partial<InspectionItem>, last: Parameters<typeof dueOf>[1], now: string, on = clock) => {
  const { checkState, dueAt } = dueOf(item(over), last, { clock: on, pauses, triggered: new Map() }, at(now))
  return [checkState, dueAt]
}

test.each([
  ['2026-03-10T06:00', 'due', '2026-03-10T06:00'],
  ['2026-03-10T06:29', 'due', '2026-03-10T06:00'],
  ['2026-03-10T06:30', 'late', '2026-03-10T06:00'],
  ['2026-03-10T13:59', 'late', '2026-03-10T06:00'],
  ['2026-03-10T14:00', 'due', '2026-03-10T14:00'],
])('a check of every shift at %s is %s since %s', (now, state, since) => {
  expect(due({}, ok('2026-03-09T23:00'), now)).toEqual([state, at(since)])
})

test('checked in this shift it is done, and due with the next one; NG stays until it is checked again', () => {
  expect(due({}, ok('2026-03-10T06:10'), '2026-03-10T13:00')).toEqual(['done', at('2026-03-10T14:00')])
  expect(due({}, ng('2026-03-10T06:10'), '2026-03-11T13:00')[0]).toBe('ng')
})

test('the night in which the clocks change is one shift, shorter or longer', () => {
  expect(due({}, ok('2026-03-28T22:05'), '2026-03-29T05:59')).toEqual(['done', at('2026-03-29T06:00')])
  const every2 = { inspectFrequency: 'hours', everyHours: 2 } as const
  const span = { from: at('2026-03-28T22:00'), now: at('2026-03-29T05:59') }
  const shorter = plannedOf(item(every2), [], { clock, pauses }, span)
  expect(shorter.map(({ checkState }) => checkState)).toEqual(['missed', 'missed', 'missed', 'late'])
  const longer = plannedOf(
    item(every2),
    [],
    { clock, pauses },
    {
      from: at('2026-10-24T22:00'),
      now: at('2026-10-25T05:59'),
    },
  )
  expect(longer).toHaveLength(5)
})

test('every some hours means while somebody works: at night a plant of one shift misses none', () => {
  const every2 = { inspectFrequency: 'hours', everyHours: 2 } as const
  const two = [shift('early', '06:00', '11:00'), shift('late', '13:00', '14:00')]
  const one = plantClock('Europe/Berlin', two)
  const planned = plannedOf(
    item(every2),
    [],
    { clock: one, pauses },
    {
      from: at('2026-03-10T06:00'),
      now: at('2026-03-11T05:59'),
    },
  )
  expect(planned.map(({ dueAt }) => dueAt)).toEqual(
    ['06:00', '08:00', '10:00', '13:00'].map((time) => at(`2026-03-10T${time}`)),
  )
  expect(due(every2, ok('2026-03-10T13:10'), '2026-03-10T20:00', one)).toEqual([
    'planned',
    at('2026-03-11T06:00'),
  ])
})

test('a free Sunday has no check, and a week begins with its first shift', () => {
  const free = new Map([['2026-03-15', []]])
  const rested = plantClock('Europe/Berlin', [shift('early', '06:00', '14:00')], '00:00', {
    days: free,
    slots: [],
    former: [],
  })
  const day = { inspectFrequency: 'day' } as const
  expect(due(day, ok('2026-03-14T07:00'), '2026-03-15T10:00', rested)).toEqual([
    'planned',
    at('2026-03-16T06:00'),
  ])
  const week = { inspectFrequency: 'week' } as const
  expect(due(week, ok('2026-03-09T07:00'), '2026-03-15T10:00', rested)).toEqual([
    'done',
    at('2026-03-16T06:00'),
  ])
  expect(due(week, ok('2026-03-08T07:00'), '2026-03-12T10:00', rested)).toEqual([
    'late',
    at('2026-03-09T06:00'),
  ])
})

test('a floating check counts from the last one, done early or late, and waits for the next shift', () => {
  const floating = { inspectFrequency: 'hours', everyHours: 4, inspectSchedule: 'floating' } as const
  expect(due(floating, ok('2026-03-10T07:10'), '2026-03-10T11:09')).toEqual(['done', at('2026-03-10T11:10')])
  expect(due(floating, ok('2026-03-10T07:10'), '2026-03-10T11:10')[0]).toBe('due')
  const early = plantClock('Europe/Berlin', [shift('early', '06:00', '14:00')])
  expect(due(floating, ok('2026-03-10T13:00'), '2026-03-10T18:00', early)).toEqual([
    'done',
    at('2026-03-11T06:00'),
  ])
})

test('the plan shows what was missed, done and done late; before it was made and after it was retired nothing is missed', () => {
  const made = [
    { ...ok('2026-03-10T06:05'), recordedBy: 'ana', recordedLate: false },
    { ...ok('2026-03-10T21:00'), recordedBy: 'ben', recordedLate: true },
  ]
  const some = item({ validFrom: iso('2026-03-10T05:00'), retiredAt: iso('2026-03-11T15:00') })
  const planned = plannedOf(
    some,
    made,
    { clock, pauses },
    { from: at('2026-03-09T06:00'), now: at('2026-03-12T10:00') },
  )
  expect(planned.map(({ dueAt, checkState, recordedBy }) => [dueAt, checkState, recordedBy])).toEqual([
    [at('2026-03-10T05:00'), 'missed', null],
    [at('2026-03-10T06:00'), 'done', 'ana'],
    [at('2026-03-10T14:00'), 'doneLate', 'ben'],
    [at('2026-03-10T22:00'), 'missed', null],
    [at('2026-03-11T06:00'), 'missed', null],
  ])
})
