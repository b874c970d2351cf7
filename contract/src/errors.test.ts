import { describe, expect, test } from 'vitest'
import { errors, fill, Refusal, refuse } from './errors.ts'
import { en } from './locales/en/words.ts'

const rows = Object.entries<{ code: number; status?: number; field?: string }>(errors)

describe('the error table', () => {
  test('no two errors share a code', () =>
    expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length))

  test('no error has the code of success', () =>
    expect(rows.filter(([, { code }]) => code === 20000)).toEqual([]))

  test('the three codes that require a new log-in are the specification’s, and all about the session', () =>
    expect(rows.filter(([, { code }]) => [50008, 50012, 50014].includes(code)).map(([key]) => key)).toEqual([
      'session.unknown',
      'session.superseded',
      'session.expired',
    ]))

  test('an HTTP status is one of a wrong call or a broken server', () =>
    expect(rows.filter(([, { status }]) => status !== undefined && (status < 400 || status > 599))).toEqual(
      [],
    ))
})

describe('a refusal', () => {
  test('carries its facts, and the field of the table unless the rule has a better one', () => {
    expect(new Refusal('orders.plan_backwards')).toMatchObject({
      key: 'orders.plan_backwards',
      facts: {},
      field: 'planEnd',
    })
    expect(new Refusal('station.result_unknown', { resultCode: 'T1' }, 'results.3.resultCode')).toMatchObject(
      { facts: { resultCode: 'T1' }, field: 'results.3.resultCode' },
    )
    expect(new Refusal('record.changed').field).toBeNull()
  })

  test('is thrown', () => expect(() => refuse('record.unknown')).toThrow(Refusal))
})

describe('filling a sentence', () => {
  test('puts every fact in its place, as often as it occurs', () =>
    expect(fill('{shiftName} and {other}, {shiftName}', { shiftName: 'Early', other: 'Late' })).toBe(
      'Early and Late, Early',
    ))

  test('writes a fact with its own word', () =>
    expect(
      fill(en.error['orders.wrong_status'], { orderStatus: 'paused' }, (fact, value) =>
        fact === 'orderStatus' ? en.orderStatus.paused : value,
      ),
    ).toBe('Not possible in order status Paused'))

  test('a fact that looks like a place or a replacement pattern stays text', () =>
    expect(fill('{code} taken', { code: '$& {code}' })).toBe('$& {code} taken'))

  test('zero is a fact, a missing fact is nothing', () =>
    expect(fill('{count}/{limit}', { count: 0 })).toBe('0/'))
})
