import { expect, test } from 'vitest'
import { BarcodeRule, type Label, readLabel } from './barcode.ts'
import { writeLabel } from './barcode-write.ts'

const label = (over: Partial<Label> = {}): Label => ({
  bomCode: 'PN-4711',
  bomLot: 'L0815',
  quantity: 500,
  supplier: 'Bolts & Co',
  supplierLot: 'SL-1',
  expiry: '2027-03-31',
  ...over,
})
const plain = BarcodeRule.parse({ kind: 'plain' })
const gs1 = BarcodeRule.parse({ kind: 'gs1' })
const separated = BarcodeRule.parse({
  kind: 'separated',
  separator: ';',
  fields: [
    { fact: 'bomCode', place: 1, prefix: 'P' },
    { fact: 'bomLot', place: 3, prefix: 'L' },
    { fact: 'quantity', place: 4 },
    { fact: 'expiry', place: 6 },
  ],
})
const fixed = BarcodeRule.parse({
  kind: 'fixed',
  fields: [
    { fact: 'bomCode', place: 1, length: 10 },
    { fact: 'bomLot', place: 12, length: 8 },
    { fact: 'expiry', place: 20, length: 6 },
    { fact: 'quantity', place: 26, length: 5 },
  ],
})

test.each<[string, BarcodeRule, Partial<Label>, string, Partial<Label>]>([
  ['plain', plain, {}, 'L0815', { bomLot: 'L0815' }],
  [
    'between separators, with a field that says nothing',
    separated,
    {},
    'PPN-4711;;LL0815;500;;20270331',
    { bomCode: 'PN-4711', bomLot: 'L0815', quantity: 500, expiry: '2027-03-31' },
  ],
  [
    'between separators, what is not known left empty',
    separated,
    { quantity: 0.25, expiry: null },
    'PPN-4711;;LL0815;0.25;;',
    { bomCode: 'PN-4711', bomLot: 'L0815', quantity: 0.25 },
  ],
  [
    'at fixed places',
    fixed,
    {},
    'PN-4711    L0815   270331500  ',
    { bomCode: 'PN-4711', bomLot: 'L0815', expiry: '2027-03-31', quantity: 500 },
  ],
  [
    'GS1',
    gs1,
    {},
    '(241)PN-4711(10)L0815(30)500(17)270331',
    { bomCode: 'PN-4711', bomLot: 'L0815', quantity: 500, expiry: '2027-03-31' },
  ],
  [
    'GS1, which counts in whole numbers only',
    gs1,
    { quantity: 34.45, expiry: null },
    '(241)PN-4711(10)L0815',
    { bomCode: 'PN-4711', bomLot: 'L0815' },
  ],
])('a label is written as its rule reads it: %s', (_, rule, over, text, read) => {
  expect(writeLabel(rule, label(over))).toBe(text)
  expect(readLabel(rule, text)).toEqual({
    bomCode: null,
    quantity: null,
    supplier: null,
    supplierLot: null,
    expiry: null,
    ...read,
  })
})

test.each<[string, BarcodeRule, Partial<Label>]>([
  ['a lot with the separator in it', separated, { bomLot: 'A;B' }],
  ['a lot too long for its place', fixed, { bomLot: 'L08150815' }],
  ['a quantity too long for its place', fixed, { quantity: 123_456 }],
  ['a lot too long for GS1', gs1, { bomLot: 'X'.repeat(21) }],
  ['a lot GS1 has no signs for', gs1, { bomLot: '批次1' }],
  ['a lot that would read as another identifier', gs1, { bomLot: 'A(17)270331' }],
])('what the rule cannot say is not written: %s', (_, rule, over) => {
  expect(writeLabel(rule, label(over))).toBeNull()
})
