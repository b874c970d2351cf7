import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatsFor, instantAt } from './format.tsx'

const berlin = formatsFor('en', 'Europe/Berlin')

test('an instant is the plant’s, wherever the reader sits', () => {
  expect(formatsFor('ja', 'Asia/Tokyo').instant('2026-03-02T23:30:00.000Z')).toBe('2026/03/03 08:30:00')
})

test('rubbish is a dash, never NaN', () => {
  expect(berlin.instant('soon')).toBe('–')
  expect(berlin.ago('soon', 0)).toBe('–')
})

test.each([
  ['en', '9 Nov', '9 Nov 06:46'],
  ['zh', '11/09', '11月09日 06:46'],
  ['es', '9/11', '9/11, 06:46'],
  ['ja', '11/09', '11/09 06:46'],
])(
  'on the axes of %s a day is %s and a minute %s: English by the name of the month, as in lists',
  (language, day, minute) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T12:00:00Z') })
    const { monthDay, shortMinute } = formatsFor(language, 'Europe/Berlin')
    const instant = '2026-11-09T05:46:00.000Z'
    expect([monthDay('2026-11-09'), monthDay(instant), shortMinute(instant)]).toEqual([day, day, minute])
    expect([monthDay('soon'), shortMinute('soon')]).toEqual(['–', '–'])
  },
)

describe('what is typed on the plant’s clock', () => {
  test.each([
    ['2026-01-15T08:00:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15T08:00:00', '2026-07-15T06:00:00.000Z'],
    ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:30:00', '2026-10-25T02:30:00.000Z'],
  ])('%s is the instant %s, and back', (wall, instant) => {
    expect(instantAt(berlin, wall)).toBe(instant)
    expect(berlin.wall(instant)).toBe(wall)
  })
  test('midnight is 00, not 24', () =>
    expect(berlin.wall('2026-01-14T23:00:00.000Z')).toBe('2026-01-15T00:00:00'))
})

test.each([
  ['en', '3,600.25 sec', 'sec'],
  ['zh', '3,600.25秒', '秒'],
  ['es', '3600,25 s', 's'],
  ['ja', '3,600.25 秒', '秒'],
])('seconds are written in %s as %s', (language, text, second) => {
  const formats = formatsFor(language, 'UTC')
  expect([formats.seconds(3600.25), formats.second()]).toEqual([text, second])
  expect(formats.seconds(Number.NaN)).toBe('–')
})

test('cycles in a column have the same digits', () => {
  const { secondTenths } = formatsFor('en', 'UTC')
  expect([75, 69.24].map(secondTenths)).toEqual(['75.0 sec', '69.2 sec'])
})

test.each([
  [0.4, '0.4 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [61, '1 min 1 sec'],
  [3600, '1 hr'],
  [7500, '2 hr 5 min'],
  [90_000, '1 day 1 hr'],
])('a duration of %d s is written as %s', (seconds, text) => expect(berlin.duration(seconds)).toBe(text))

test('the work of a day is in hours, also where three shifts fill it', () => {
  expect([28_800, 27_000, 86_400, 90_000].map(formatsFor('es', 'UTC').workTime)).toEqual([
    '8 h',
    '7 h 30 min',
    '24 h',
    '25 h',
  ])
})

afterEach(() => void vi.useRealTimers())

test.each([
  ['en', '22 Nov', '22 Nov 2025', '22 Nov 06:46'],
  ['zh', '2026年11月22日 星期日', '2025年11月22日 星期六', '11月22日 06:46'],
  ['es', '22 nov', '22 nov 2025', '22 nov 06:46'],
  ['ja', '11月22日', '2025年11月22日', '11月22日 06:46'],
])('in a list of %s a day is written as an instant is: %s', (language, near, far, instant) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
  const { dayOfList, when } = formatsFor(language, 'America/New_York')
  expect([dayOfList('2026-11-22'), dayOfList('2025-11-22'), when('2026-11-22T11:46:00Z')]).toEqual([
    near,
    far,
    instant,
  ])
  expect(dayOfList('rubbish')).toBe('–')
})

describe('the ends of a period are written alike', () => {
  test.each([
    ['2026-11-24T00:00:00Z', '2026-11-27T04:00:00Z', ['24 Nov 01:00', '27 Nov 05:00']],
    ['2026-11-27T04:00:00Z', null, ['05:00', null]],
    ['2026-11-27T04:00:00Z', '2026-11-27T06:30:15Z', ['05:00', '07:30']],
    ['2025-12-31T22:00:00Z', '2026-11-27T04:00:00Z', ['31 Dec 2025 23:00', '27 Nov 05:00']],
  ])('%s to %s', (from, to, texts) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
    expect(berlin.ends([from, to])).toEqual(texts)
  })
})

test('words one after the other are set apart as the language does', () => {
  const row = (language: string) => formatsFor(language, 'UTC').list(['S10', 'S20'])
  expect(['en', 'es', 'zh', 'ja'].map(row)).toEqual(['S10, S20', 'S10, S20', 'S10、S20', 'S10、S20'])
})
