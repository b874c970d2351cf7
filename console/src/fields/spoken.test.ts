import { describe, expect, test } from 'vitest'
import { languages, type Language } from '@takt/contract/languages.ts'
import { formatsFor, instantOf } from './format.tsx'

const in_ = (language: Language) => formatsFor(language, 'Asia/Shanghai')
const english = in_('en')
const ago = (seconds: number, language: Language = 'en') => in_(language).ago(instantOf(-seconds * 1000), 0)

describe('a number where there is no room', () => {
  test.each([
    ['NF-01', 1000, 1, '1k'],
    ['NF-01', 1500, 1, '1.5k'],
    ['NF-01', 10_000, 2, '10k'],
    ['NF-01', 123_456, 2, '123.46k'],
    ['NF-01', 1.5e12, 1, '1.5T'],
    ['NF-01', 1e21, 1, '1000E'],
    ['NF-01', 2e6, 1, '2M'],
    ['NF-01', 2.5e9, 1, '2.5G'],
    ['NF-01', 1e15, 1, '1P'],
    ['NF-01', 1e18, 1, '1E'],
    ['NF-01', 999, 1, '999'],
    ['NF-01', 0, 1, '0'],
    ['NF-02', 999_950, 1, '1M'],
    ['NF-02', 999_949, 1, '999.9k'],
    ['NF-03', -1500, 1, '-1.5k'],
    ['NF-03', Number.NaN, 1, '–'],
  ])('%s: %d with %d digits is %s', (_, value, digits, text) =>
    expect(english.short(value, digits)).toBe(text),
  )
  test('NF-03: nothing is a dash', () => expect(english.short(null)).toBe('–'))
  test('its comma is the language’s', () => expect(in_('es').short(1500)).toBe('1,5k'))
})

test('NF-04: thousands are set apart; what is no number is a dash, because a zero would be a made-up one', () => {
  expect([
    english.measure(1234567.89),
    english.count(-1234567),
    english.count(Number.NaN),
    english.share(Number.NaN),
  ]).toEqual(['1,234,567.89', '-1,234,567', '–', '–'])
})

describe('how long ago', () => {
  test.each([
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [400 * 86_400, '400 days ago'],
  ])('TA-01: %d s is %s: rounded down, one is singular', (seconds, text) => expect(ago(seconds)).toBe(text))
  test('TA-03: under a minute it is now', () => expect([ago(0), ago(59)]).toEqual(['now', 'now']))
  test('TA-02: a future time is written as one', () =>
    expect([ago(-30), ago(-300)]).toEqual(['now', 'in 5 minutes']))
  test('TA-02: each language has its own plurals', () => {
    expect((['zh', 'es', 'ja'] as const).map((language) => [ago(60, language), ago(7200, language)])).toEqual(
      [
        ['1分钟前', '2小时前'],
        ['hace 1 minuto', 'hace 2 horas'],
        ['1 分前', '2 時間前'],
      ],
    )
  })
})

test('DF-01, DF-04, NF-05: a day with its weekday is written as in each language, with a capital where a line begins', () => {
  expect(languages.map((language) => in_(language).longDay(1531475641))).toEqual([
    'Friday, July 13, 2018',
    '2018年07月13日 星期五',
    'Viernes, 13 de julio de 2018',
    '2018年7月13日金曜日',
  ])
  expect(in_('zh').longDay('2018-07-15')).toBe('2018年07月15日 星期日')
})

describe('an instant, however it is written', () => {
  const same = '2018年07月13日 17:54:01'
  test.each([
    [new Date(1531475641000)],
    [1531475641000],
    [1531475641],
    ['1531475641000'],
    ['1531475641'],
    ['2018-07-13 17:54:01'],
    ['2018-07-13T09:54:01.000Z'],
    ['2018-07-13T17:54:01+08:00'],
  ])('DF-02, DF-03: %j is the same', (value) => expect(in_('zh').instant(value)).toBe(same))
  test('DF-02: a day alone begins at the plant’s midnight', () =>
    expect(in_('zh').instant('2018-07-13')).toBe('2018年07月13日 00:00:00'))
  test('DF-03: nine digits are seconds too', () =>
    expect(in_('zh').day(531475641)).toBe('1986年11月04日 星期二'))
  test.each([[null], [''], [0], ['0'], ['soon'], ['2018-13-45'], [Number.NaN], ['99999999999999999999']])(
    'DF-02, DF-03: %j is a dash, never NaN',
    (value) => {
      expect([
        english.instant(value),
        english.longDay(value),
        english.day(value),
        english.ago(value, 0),
      ]).toEqual(['–', '–', '–', '–'])
    },
  )
})
