import { expect, test } from 'vitest'
import { cpuOfThread } from '../../../testing/turns.ts'
import { measuredBy } from './measured.ts'
import type { Measurement } from './record.ts'

const measure = (measured_value: unknown, more: Partial<Measurement> = {}) =>
  measuredBy('m', { outcome: 'PASS', measured_value, ...more }).map(({ characteristic, value, status }) => [
    characteristic.resultCode,
    value,
    status,
  ])

test('one value is one characteristic', () => {
  expect(measure(5.1)).toEqual([['m', 5.1, 'ok']])
  expect(measure('1.4.2')).toEqual([['m', '1.4.2', 'ok']])
  expect(measure(true)).toEqual([['m', 'true', 'ok']])
  expect(measure(5.1, { outcome: 'FAIL' })).toEqual([['m', 5.1, 'ng']])
})

test('what was not measured has no value and no verdict', () => {
  expect(measure(undefined, { outcome: 'UNSET' })).toEqual([['m', null, null]])
  expect(measure(null)).toEqual([['m', null, null]])
})

test('a sweep is one characteristic for each of its places, a list and a table too', () => {
  expect(
    measure(
      [
        [0, 1.5],
        [10, 2.5],
      ],
      { dimensions: [{}] },
    ),
  ).toEqual([
    ['m[0]', 1.5, 'ok'],
    ['m[10]', 2.5, 'ok'],
  ])
  expect(measure([[0, 'a', 1.5]], { dimensions: [{}, {}] })).toEqual([['m[0,a]', 1.5, 'ok']])
  expect(measure([1, 2])).toEqual([
    ['m[0]', 1, 'ok'],
    ['m[1]', 2, 'ok'],
  ])
  expect(measure({ low: 1, high: { x: 2 } })).toEqual([
    ['m.low', 1, 'ok'],
    ['m.high.x', 2, 'ok'],
  ])
})

test('limits of a list hold for each of its values', () => {
  const [first] = measuredBy('m', { outcome: 'PASS', measured_value: [1], validators: ['0 <= x <= 2'] })
  expect(first!.characteristic).toMatchObject({ lowerSpecLimit: 0, upperSpecLimit: 2 })
})

test('a number that is none is a text, next to the limits of the number that was due', () => {
  const [nan] = measuredBy('m', { outcome: 'FAIL', measured_value: 'nan', validators: ['0 <= x <= 2'] })
  expect(nan).toMatchObject({
    value: 'nan',
    status: 'ng',
    characteristic: { lowerSpecLimit: 0, upperSpecLimit: 2, targetText: null },
  })
  expect(measure(1e999)).toEqual([['m', 'Infinity', 'ok']])
})

test('texts fit the column: control characters are blanks, an empty one is seen, a long one is cut', () => {
  expect(measure('a\u0000b\n')).toEqual([['m', 'a b', 'ok']])
  expect(measure('')).toEqual([['m', '""', 'ok']])
  const [[, long]] = measure('x'.repeat(100)) as [[string, string]]
  expect(long).toHaveLength(64)
})

test('a name that is too long for a code stays apart from its like', () => {
  const name = 'n'.repeat(80)
  const [one, other] = ['a', 'b'].map(
    (end) => measuredBy(name + end, { outcome: 'PASS', measured_value: 1 })[0]!.characteristic.resultCode,
  )
  expect(one).toHaveLength(64)
  expect(one).not.toBe(other)
})

test('a lone surrogate is dropped, and no pair is cut in two', () => {
  expect(measure('a\ud800b')).toEqual([['m', 'a b', 'ok']])
  const [[, long]] = measure(`x${'😀'.repeat(100)}`) as [[string, string]]
  expect(long.isWellFormed()).toBe(true)
  const [{ characteristic }] = measuredBy(`x${'😀'.repeat(100)}`, { outcome: 'PASS', measured_value: 1 }) as [
    ReturnType<typeof measuredBy>[number],
  ]
  expect(
    [characteristic.resultCode, characteristic.resultName].filter((name) => !name.isWellFormed()),
  ).toEqual([])
})

test('more values than a set may have are refused before one of them is read', () => {
  const validators = new Array<string>(50).fill('0 <= x <= 2')
  const begun = cpuOfThread()
  expect(() =>
    measuredBy('m', { outcome: 'PASS', measured_value: new Array(1_000_000).fill(1), validators }),
  ).toThrow('openhtf.unreadable')
  expect(cpuOfThread() - begun).toBeLessThan(5000)
})
