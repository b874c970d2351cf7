import { describe, expect, test } from 'vitest'
import { asWritten, driftOf, faultsOf, isSameValue } from './parameters.ts'
import type { Parameter, StationParameter } from './recipes.ts'

const parameter = (part: Partial<Parameter> = {}): Parameter => ({
  paraCode: 'SPEED',
  paraName: 'Speed',
  unit: null,
  value: 5,
  defaultValue: null,
  minValue: null,
  maxValue: null,
  addr: null,
  sendMode: 'changeover',
  changedAt: '2026-03-02T06:00:00.000Z',
  changedBy: 'Anna',
  ...part,
})
const read = (
  value: number | string,
  typeNo: string | null = 'T1',
  paraCode = 'SPEED',
): StationParameter => ({ paraCode, value, typeNo, paraVer: 1, at: '2026-03-02T06:00:00.000Z' })

describe('a value on its limit is good', () => {
  test.each([
    [{ value: 1, minValue: 1 }, []],
    [{ value: 10, maxValue: 10 }, []],
    [{ value: 0.99, minValue: 1 }, ['belowLimit']],
    [{ value: 10.01, maxValue: 10 }, ['aboveLimit']],
    [{ value: null }, ['valueMissing']],
    [{ value: 'weld-7' }, []],
    [{ value: 'weld-7', maxValue: 10 }, ['textAndLimits']],
    [{ defaultValue: 11, maxValue: 10 }, ['defaultOutside']],
    [{ minValue: 6, maxValue: 4 }, ['limitsBackwards', 'belowLimit', 'aboveLimit']],
  ])('%o', (part, faults) => expect(faultsOf([parameter(part)]).map(({ fault }) => fault)).toEqual(faults))
})

test('a number is the same when a controller keeps both as one; a whole number is exact', () => {
  expect(
    [
      [0.1, Math.fround(0.1)],
      [0.1, 0.1001],
      [16_777_216, 16_777_217],
      ['a', 'a'],
      ['5', 5],
      [null, null],
      [0, null],
    ].map(([one, other]) => isSameValue(one!, other!)),
  ).toEqual([true, false, false, true, false, true, false])
})

test('what a controller gives back is shown as somebody wrote it', () => {
  expect(
    [Math.fround(6.2), Math.fround(0.1), Math.fround(12.345), 6.2, 400, 'weld-7'].map(asWritten),
  ).toEqual([6.2, 0.1, 12.345, 6.2, 400, 'weld-7'])
})

describe('a station drifts', () => {
  const own = { typeNo: 'T1', parameters: [parameter()] }
  const always = { typeNo: '*', parameters: [parameter()] }
  test.each([
    ['where it has another value', own, [read(6)], [], ['SPEED']],
    ['not where it has the same', own, [read(5)], [], []],
    ['not where it never told', own, [read(6, 'T1', 'OTHER')], [], []],
    ['not while it is set up for another type', own, [read(6, 'T2')], [], []],
    ['from what it always has, whatever it makes', always, [read(6, 'T2')], [], ['SPEED']],
    [
      'not from that where its type has a value of its own',
      always,
      [read(6, 'T2')],
      [{ typeNo: 'T2', parameters: [parameter({ value: 6 })] }],
      [],
    ],
  ])('%s', (_, set, readBack, above, drift) => expect(driftOf(set, readBack, above)).toEqual(drift))
})
