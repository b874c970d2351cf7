import { describe, expect, test } from 'vitest'
import { fill } from '@takt/contract/errors.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { readNumber } from '~/fields/read-number.ts'
import { typedRows } from '~/shapes/typed-rows.ts'
import { cells, emptyRow, type TypedRow } from './cells.ts'
import { checkRows } from './check.ts'
import { compareCharacteristics } from './compare.ts'
import { rowChanges } from './rows.ts'

const { add: addRow, duplicate: duplicateRow, move: moveRow } = rowChanges

const row = (id: number, part: Partial<TypedRow>): TypedRow => ({
  ...emptyRow,
  id,
  charSeqNum: String((id + 1) * 10),
  resultCode: `C${id}`,
  resultName: 'Name',
  ...part,
})

const characteristic = (part: object) => ({
  charSeqNum: 10,
  resultCode: 'TORQUE',
  resultName: 'Torque',
  resultUnit: 'Nm',
  unitCount: 1,
  valueCount: 1,
  targetValue: 24,
  upperSpecLimit: 26,
  lowerSpecLimit: 22,
  targetText: null,
  manualAutoMode: 'automatic' as const,
  ...part,
})

const textsOf = (rows: TypedRow[]) =>
  checkRows(rows, en, '.').faults.map(({ row, name, text }) => [row, name, text])

describe('a number is read as the language writes it, and never guessed', () => {
  test.each([
    ['1.5', '.', 1.5],
    ['-.5', '.', -0.5],
    ['1e-3', '.', 0.001],
    ['−2', '.', -2],
    [' 7 ', '.', 7],
    ['', '.', null],
    ['1,5', ',', 1.5],
    ['1.5', ',', 1.5],
    ['1,2345', ',', 1.2345],
    ['1,000', '.', 'thousands'],
    ['1.000', ',', 'thousands'],
    ['1.234.567', ',', 'thousands'],
    ['1,5', '.', 'noNumber'],
    ['ten', '.', 'noNumber'],
    ['1e999', '.', 'noNumber'],
    ['0x10', '.', 'noNumber'],
  ] as const)('%s with %s is %s', (text, decimal, read) => expect(readNumber(text, decimal)).toBe(read))
})

describe('limits and target', () => {
  test.each([
    [{ lowerSpecLimit: '22', targetValue: '24', upperSpecLimit: '26' }, []],
    [{ lowerSpecLimit: '22', targetValue: '22', upperSpecLimit: '22' }, []],
    [{ upperSpecLimit: '26' }, []],
    [{ lowerSpecLimit: '27', upperSpecLimit: '26' }, ['lowerSpecLimit']],
    [{ lowerSpecLimit: '22', targetValue: '21.9' }, ['targetValue']],
    [{ targetValue: '26.1', upperSpecLimit: '26' }, ['targetValue']],
    [{ targetText: 'v1', upperSpecLimit: '26' }, ['targetText']],
    [{ upperSpecLimit: 'much' }, ['upperSpecLimit']],
  ])('%o', (part, wrong) => expect(textsOf([row(0, part)]).map(([, name]) => name)).toEqual(wrong))
})

test('a code and a number occur once, and the second one is reported', () => {
  expect(textsOf([row(0, {}), row(1, { resultCode: 'C0', charSeqNum: '10' })])).toEqual([
    [1, 'charSeqNum', fill(en.error['sets.double_number'], { charSeqNum: 10 })],
    [1, 'resultCode', fill(en.error['sets.double_code'], { resultCode: 'C0' })],
  ])
})

test('what is missing is a fault, but one that is not shown before saving', () => {
  const { faults, drafts: characteristics } = checkRows([row(0, { resultCode: '', valueCount: '' })], en, '.')
  expect(faults).toEqual([
    { row: 0, name: 'resultCode', text: 'can not be null', missing: true },
    { row: 0, name: 'valueCount', text: 'can not be null', missing: true },
  ])
  expect(characteristics).toEqual([])
})

test('what was stored is typed and read back as it was, in any language', () => {
  const stored = [
    characteristic({
      lowerSpecLimit: 0.000_000_123,
      upperSpecLimit: 12_345_678.987_654,
      targetValue: null,
      resultUnit: null,
    }),
    characteristic({
      resultCode: 'FW',
      charSeqNum: 20,
      targetText: 'v1',
      targetValue: null,
      lowerSpecLimit: null,
      upperSpecLimit: null,
    }),
  ]
  expect(checkRows(typedRows(cells, stored, '.'), en, '.')).toEqual({ faults: [], drafts: stored })
  expect(checkRows(typedRows(cells, stored, ','), es, ',')).toEqual({ faults: [], drafts: stored })
})

describe('rows', () => {
  const numbers = (rows: TypedRow[]) =>
    rows.map(({ resultCode, charSeqNum }) => `${resultCode} ${charSeqNum}`)
  const three = [row(0, {}), row(1, {}), row(2, {})]
  test('a new one goes on in tens', () =>
    expect(addRow(three).at(-1)).toEqual({ ...emptyRow, id: 3, charSeqNum: '40' }))
  test('the first one is number ten', () => expect(addRow([])).toMatchObject([{ id: 0, charSeqNum: '10' }]))
  test('where a thousand is reached, the first free number is taken', () =>
    expect(addRow([row(0, { charSeqNum: '1000' })]).at(-1)?.charSeqNum).toBe('1'))
  test('a copy comes under its row, between the numbers', () =>
    expect(numbers(duplicateRow(three, 0))).toEqual(['C0 10', 'C0_2 15', 'C1 20', 'C2 30']))
  test('where there is no number between, the copy takes the next one', () => {
    expect(numbers(duplicateRow([row(0, { charSeqNum: '1' }), row(1, { charSeqNum: '2' })], 0))).toEqual([
      'C0 1',
      'C0_2 3',
      'C1 2',
    ])
  })
  test('moved, two rows change places and numbers', () =>
    expect(numbers(moveRow(three, 1, -1))).toEqual(['C1 10', 'C0 20', 'C2 30']))
  test('the first cannot move up', () => expect(moveRow(three, 0, -1)).toEqual(three))
})

test('two versions are compared by code: what came, went, changed and stayed', () => {
  const before = [
    characteristic({}),
    characteristic({ resultCode: 'ANGLE', charSeqNum: 20 }),
    characteristic({ resultCode: 'OLD', charSeqNum: 30 }),
  ]
  const after = [
    characteristic({ upperSpecLimit: 27 }),
    characteristic({ resultCode: 'NEW', charSeqNum: 15 }),
    characteristic({ resultCode: 'ANGLE', charSeqNum: 20 }),
  ]
  const compared = compareCharacteristics(before, after)
  expect(compared.map(({ key, difference }) => [key, difference])).toEqual([
    ['TORQUE', 'changed'],
    ['NEW', 'added'],
    ['ANGLE', 'same'],
    ['OLD', 'removed'],
  ])
  expect(compared[0]?.cells.filter(({ same }) => !same)).toEqual([
    { name: 'upperSpecLimit', before: 26, after: 27, same: false },
  ])
})
