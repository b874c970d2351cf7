import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  account,
  accounts,
  byId,
  choice,
  code,
  codes,
  count,
  day,
  flag,
  id,
  instant,
  kindOf,
  measure,
  month,
  name,
  note,
  nothing,
  parts,
  reading,
  seconds,
  share,
  uuid,
  version,
  type Kind,
} from './fields.ts'

const made: Record<Kind, z.ZodType> = {
  id: id(),
  uuid: uuid(),
  code: code(),
  account: account(),
  name: name(),
  note: note(),
  count: count(),
  version: version(),
  measure: measure(),
  seconds: seconds(),
  share: share(),
  instant: instant(),
  day: day(),
  flag: flag(),
  choice: choice(['on', 'off']),
  codes: codes(),
  accounts: accounts(),
  parts: parts(z.strictObject({ part: code() })),
}
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('what a field is', () => {
  test.each(Object.entries(made))('%s is known by its kind, however it is wrapped', (kind, schema) => {
    const wrapped = [
      schema,
      schema.nullable(),
      schema.optional(),
      schema.nullable().optional(),
      schema.nullable().default(null),
      schema.nullish(),
    ]
    expect(wrapped.map(kindOf)).toEqual(wrapped.map(() => kind))
  })

  test('a further rule does not change what a field is', () => {
    expect(kindOf(count().refine((amount) => amount > 0))).toBe('count')
    expect(kindOf(note().min(1))).toBe('note')
  })

  test('a picked, partial or extended row keeps the kinds of its fields', () => {
    const Row = z.object({ stationNumber: code(), cycleTime: seconds().nullable() })
    expect(kindOf(Row.partial().shape.stationNumber)).toBe('code')
    expect(kindOf(Row.pick({ cycleTime: true }).extend({ enabled: flag() }).shape.cycleTime)).toBe('seconds')
  })

  test('a field of no kind throws', () =>
    expect(() => kindOf(z.string().nullable())).toThrow('one of the kinds'))
})

describe('what a field takes', () => {
  test.each([
    '2026-03-29T01:30:00Z',
    '2026-03-29T01:30:00.123456Z',
    '2026-03-29T01:30:00+02:00',
    '2024-02-29T23:59:59-05:30',
  ])('%s is an instant', (at) => expect(takes(instant(), at)).toBe(true))
  test.each([
    '2026-03-29T01:30:00',
    '2026-03-29 01:30:00Z',
    '2026-03-29',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-03-29T25:00:00Z',
    'now',
    '',
    1774747800000,
  ])('%s is no instant: without a zone or a place in the calendar its time is unknown', (at) =>
    expect(takes(instant(), at)).toBe(false),
  )

  test('an instant is within what every calendar covers', () => {
    expect(
      ['1970-01-01T00:00:00Z', '2199-12-31T23:59:59Z', '2199-12-30T23:59:59-23:00'].map((at) =>
        takes(instant(), at),
      ),
    ).toEqual([true, true, true])
    expect(
      [
        '0000-01-01T00:00:00Z',
        '0001-01-01T00:00:00+10:00',
        '1969-12-31T23:59:59Z',
        '2200-01-01T00:00:00Z',
        '1970-01-01T00:00:00+01:00',
        '2199-12-31T23:59:59-14:00',
        '9999-12-31T23:59:59-12:00',
      ].filter((at) => takes(instant(), at)),
    ).toEqual([])
  })

  test('half a letter is no text, a whole one of two halves is', () => {
    expect(
      [code(), name(), note()].map((text) => [
        takes(text, 'a\ud800'),
        takes(text, '\udc00b'),
        takes(text, 'a😀b'),
      ]),
    ).toEqual(Array.from({ length: 3 }, () => [false, false, true]))
  })

  test('a production day is a date of the calendar and nothing more', () => {
    expect(['2026-03-29', '2024-02-29'].map((one) => takes(day(), one))).toEqual([true, true])
    expect(
      [
        '2026-02-30',
        '2026-3-29',
        '2026-03-29T00:00:00Z',
        '0000-01-01',
        '1969-12-31',
        '1970-01-01',
        '2199-12-31',
        '2200-01-01',
      ].filter((one) => takes(day(), one)),
    ).toEqual([])
    expect(['1970-02', '2026-12', '2199-11'].map((one) => takes(month(), one))).toEqual([true, true, true])
    expect(
      ['0000-01', '1970-01', '2026-13', '2026-1', '2199-12', '9999-12'].filter((one) => takes(month(), one)),
    ).toEqual([])
  })

  test('blanks around a code are dropped; a code of blanks is refused', () => {
    expect(code().parse('  A-7 ')).toBe('A-7')
    expect([' ', ''].map((blank) => takes(code(), blank))).toEqual([false, false])
    expect([64, 65].map((length) => takes(code(), 'x'.repeat(length)))).toEqual([true, false])
  })

  test('a measured value is a number, never its text, never infinite or missing', () => {
    expect([0, -0.5, 1e-300, 1e300].map((value) => takes(measure(), value))).toEqual([true, true, true, true])
    expect(['1.5', NaN, Infinity, null, undefined].map((value) => takes(measure(), value))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(kindOf(reading())).toBe('measure')
    expect([1e100, 1e200, -Number.MAX_VALUE].map((value) => takes(reading(), value))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('counts are whole, not negative, and fit the database', () => {
    expect([0, 2_147_483_647].map((value) => takes(count(), value))).toEqual([true, true])
    expect([-1, 0.5, 2_147_483_648].map((value) => takes(count(), value))).toEqual([false, false, false])
    expect([0, 1].map((value) => takes(version(), value))).toEqual([false, true])
    expect([0, 1].map((value) => takes(id(), value))).toEqual([false, true])
  })
})

describe('strictness', () => {
  test('a call that takes nothing takes nothing', () =>
    expect([{}, { extra: 1 }, null].map((body) => takes(nothing, body))).toEqual([true, false, false]))
  test('a further field is refused, not dropped', () =>
    expect(takes(byId, { id: 1, orderCode: 'A' })).toBe(false))
  test('also after extending', () =>
    expect(takes(byId.extend({ reason: note().optional() }), { id: 1, other: 1 })).toBe(false))
  test('and in every part', () => expect(takes(made.parts, [{ part: 'A', other: 1 }])).toBe(false))
})
