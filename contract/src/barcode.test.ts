import { expect, test } from 'vitest'
import { BarcodeRule, readLabel } from './barcode.ts'

const nothing = { bomCode: null, quantity: null, supplier: null, supplierLot: null, expiry: null }
const fnc1 = '\u001D'
const semicolons = BarcodeRule.parse({
  kind: 'separated',
  separator: ';',
  fields: [
    { fact: 'bomCode', place: 1, prefix: 'P' },
    { fact: 'bomLot', place: 2, prefix: 'L' },
    { fact: 'quantity', place: 3, prefix: 'Q' },
    { fact: 'expiry', place: 4 },
  ],
})
const fixed = BarcodeRule.parse({
  kind: 'fixed',
  fields: [
    { fact: 'bomCode', place: 1, length: 5 },
    { fact: 'bomLot', place: 6, length: 4 },
    { fact: 'quantity', place: 10, length: 6 },
  ],
})
const plain = BarcodeRule.parse({ kind: 'plain' })
const gs1 = BarcodeRule.parse({ kind: 'gs1' })

test.each([
  ['a plain label is the lot', plain, ' L0815 ', { bomLot: 'L0815' }],
  [
    'fields between separators lose their prefix',
    semicolons,
    'P4711;L0815;Q500',
    { bomCode: '4711', bomLot: '0815', quantity: 500 },
  ],
  [
    'a prefix that is not there is not missed',
    semicolons,
    '4711;0815;500',
    { bomCode: '4711', bomLot: '0815', quantity: 500 },
  ],
  [
    'a quantity may be written with a comma',
    semicolons,
    'P1;L2;0,5',
    { bomCode: '1', bomLot: '2', quantity: 0.5 },
  ],
  [
    'fields that are missing at the end say nothing',
    semicolons,
    'P4711;L0815',
    { bomCode: '4711', bomLot: '0815' },
  ],
  ['an empty field says nothing', semicolons, ';L0815;;2027-03-31', { bomLot: '0815', expiry: '2027-03-31' }],
  ['a day may be written without dashes', semicolons, ';A;;20270331', { bomLot: 'A', expiry: '2027-03-31' }],
  [
    'fixed places are cut out and trimmed',
    fixed,
    'R4711L08 000500',
    { bomCode: 'R4711', bomLot: 'L08', quantity: 500 },
  ],
  ['a label shorter than its places ends early', fixed, 'R4711L081', { bomCode: 'R4711', bomLot: 'L081' }],
  [
    'GS1 with brackets',
    gs1,
    '(01)04012345678901(10)ABC123(17)270331(30)500',
    { bomCode: '04012345678901', bomLot: 'ABC123', quantity: 500, expiry: '2027-03-31' },
  ],
  [
    'GS1 with FNC1 behind fields of open length',
    gs1,
    `]C10104012345678901${fnc1}10ABC123${fnc1}17270331${fnc1}37500`,
    { bomCode: '04012345678901', bomLot: 'ABC123', quantity: 500, expiry: '2027-03-31' },
  ],
  [
    'GS1 where a field of fixed length needs no FNC1',
    gs1,
    '01040123456789011727033110ABC123',
    { bomCode: '04012345678901', bomLot: 'ABC123', expiry: '2027-03-31' },
  ],
  ['GS1 with the maker’s part number', gs1, `]d2241PN-4711${fnc1}10L1`, { bomCode: 'PN-4711', bomLot: 'L1' }],
  ['GS1 best before', gs1, '(10)L1(15)280229', { bomLot: 'L1', expiry: '2028-02-29' }],
  [
    'GS1 day 00 is the month’s last, in a leap year too',
    gs1,
    '(10)L1(17)280200',
    { bomLot: 'L1', expiry: '2028-02-29' },
  ],
  ['GS1 day 00 in a month of 30 days', gs1, '(10)L1(17)270400', { bomLot: 'L1', expiry: '2027-04-30' }],
])('%s', (_, rule, label, read) => {
  expect(readLabel(rule, label)).toEqual({ ...nothing, ...read })
})

test.each([
  ['nothing at all', plain, ''],
  ['a plain label that is longer than a lot', plain, 'X'.repeat(65)],
  ['a plain label with a control character in it', plain, `A${fnc1}B`],
  ['no lot where it should stand', semicolons, 'P4711'],
  ['only the prefix where the lot should stand', semicolons, 'P4711;L;5'],
  ['a quantity that is no number', semicolons, 'P4711;L0815;Q5OO'],
  ['a quantity of nothing', semicolons, 'P4711;L0815;0'],
  ['a quantity below nothing', semicolons, 'P4711;L0815;-5'],
  ['a quantity beyond all bounds', semicolons, 'P4711;L0815;1e400'],
  [
    'a supplier’s lot that is longer than a code',
    BarcodeRule.parse({
      kind: 'separated',
      separator: ';',
      fields: [
        { fact: 'bomLot', place: 1 },
        { fact: 'supplierLot', place: 2 },
      ],
    }),
    `L0815;${'X'.repeat(65)}`,
  ],
  ['a day nobody lives to see', semicolons, 'P4711;L0815;5;9999-12-31'],
  ['a day there never is', semicolons, 'P4711;L0815;5;2027-02-30'],
  ['a month there never is', semicolons, 'P4711;L0815;5;271301'],
  ['a day in words', semicolons, 'P4711;L0815;5;March'],
  ['too few characters for the lot', fixed, 'R4711'],
  ['GS1 with an identifier nobody knows', gs1, '(98)X(10)L1'],
  ['GS1 that ends within a field of fixed length', gs1, '(10)L1(17)2703'],
  ['GS1 without a lot', gs1, '(01)04012345678901'],
  ['GS1 with a bad day', gs1, '(10)L1(17)271301'],
  ['GS1 with text before its identifiers', gs1, 'LOT(10)L1'],
  ['GS1 of brackets only', gs1, '(10)'],
])('a label does not fit: %s', (_, rule, label) => {
  expect(readLabel(rule, label)).toBeNull()
})

test('whatever is scanned, by whatever rule, nothing throws', () => {
  const signs = [
    '(',
    ')',
    '10',
    '17',
    fnc1,
    ';',
    'L',
    '00',
    '31',
    ']C1',
    '\0',
    '\uD800',
    '(10)',
    '-',
    '9'.repeat(30),
  ]
  const labels = signs.flatMap((one) => signs.flatMap((two) => signs.map((three) => one + two + three)))
  expect(() =>
    [plain, semicolons, fixed, gs1].forEach((rule) => labels.forEach((label) => readLabel(rule, label))),
  ).not.toThrow()
})
