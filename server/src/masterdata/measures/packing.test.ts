import { describe, expect, test } from 'vitest'
import { judge, judgeText } from '@takt/contract/judge.ts'
import { type Characteristic, packedSet, slotsOf, unpack } from './packing.ts'

const characteristic = (
  charSeqNum: number,
  resultCode: string,
  more: Partial<Characteristic> = {},
): Characteristic => ({
  charSeqNum,
  resultCode,
  resultName: resultCode,
  resultUnit: null,
  unitCount: 1,
  valueCount: 1,
  targetValue: null,
  upperSpecLimit: null,
  lowerSpecLimit: null,
  targetText: null,
  manualAutoMode: 'automatic',
  ...more,
})
const torque = characteristic(20, 'TORQUE', {
  lowerSpecLimit: 1,
  upperSpecLimit: 2,
  targetValue: 1.5,
  resultUnit: 'Nm',
  valueCount: 3,
})
const firmware = characteristic(10, 'FW', { targetText: '2.1' })
const set = packedSet(
  { setKey: 7, colSetId: 'FINAL', colSetVersion: 2, subgroupBy: 'consecutive', subgroupMinutes: 60 },
  [torque, firmware],
)

describe('packing', () => {
  test('slots follow the sequence numbers, and three readings take three slots', () => {
    expect(slotsOf([torque, firmware]).map((slot) => [slot.characteristic.resultCode, slot.reading])).toEqual(
      [
        ['FW', 0],
        ['TORQUE', 0],
        ['TORQUE', 1],
        ['TORQUE', 2],
      ],
    )
    expect(set.firstOf).toEqual(
      new Map([
        ['FW', 0],
        ['TORQUE', 1],
      ]),
    )
  })

  test('a pass unpacks to its values with their limits, without the readings nobody took', () => {
    const unpacked = unpack(
      { values: [null, 1.2, null, 2.5], texts: ['2.0', null, null, null], stationNg: [1] },
      set,
    )
    expect(
      unpacked.map((value) => [
        value.position,
        value.resultCode,
        value.resultValue ?? value.resultText,
        value.resultStatus,
        value.verdict,
      ]),
    ).toEqual([
      [0, 'FW', '2.0', 'ng', 'ok'],
      [1, 'TORQUE', 1.2, 'ok', 'ng'],
      [3, 'TORQUE', 2.5, 'ng', 'ok'],
    ])
    expect(unpacked[1]).toMatchObject({
      minValue: 1,
      standardValue: 1.5,
      maxValue: 2,
      unit: 'Nm',
      colSetId: 'FINAL',
      colSetVersion: 2,
    })
  })

  test('a station without an opinion has none', () => {
    expect(unpack({ values: [null, 1], texts: null, stationNg: null }, set)).toMatchObject([
      { resultCode: 'TORQUE', verdict: null },
    ])
    expect(unpack({ values: null, texts: null, stationNg: null }, set)).toEqual([])
  })

  test('a pass made before a draft got one more characteristic is shorter than the set', () => {
    expect(unpack({ values: [null, 1, 2], texts: ['2.1', null, null], stationNg: null }, set)).toHaveLength(3)
  })
})

describe('judging', () => {
  test.each([
    [1, 1, 2, 'ok'],
    [2, 1, 2, 'ok'],
    [0.999, 1, 2, 'ng'],
    [2.001, 1, 2, 'ng'],
    [-1e9, null, 2, 'ok'],
    [1e9, 1, null, 'ok'],
    [1e9, null, null, 'ok'],
    [-0.1, 0, null, 'ng'],
  ] as const)('%d between %s and %s is %s', (value, lowerSpecLimit, upperSpecLimit, expected) => {
    expect(judge(value, { lowerSpecLimit, upperSpecLimit })).toBe(expected)
  })
  test.each([
    ['2.1', '2.1', 'ok'],
    ['2.0', '2.1', 'ng'],
    ['', '2.1', 'ng'],
    ['any', null, 'ok'],
  ] as const)('text %s against %s is %s', (text, targetText, expected) => {
    expect(judgeText(text, { targetText })).toBe(expected)
  })
})
