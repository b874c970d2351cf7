import { expect, test } from 'vitest'
import { parseReadings } from './parse-readings.ts'

const two = [
  { part: '1', operator: 'A', value: 0.29 },
  { part: '2', operator: 'B', value: -0.56 },
]

test.each([
  ['typed', '1; A; 0.29\n2; B; -0.56'],
  ['from a spreadsheet with decimal commas', '1\tA\t0,29\r\n2\tB\t-0,56\r\n'],
  ['a CSV file with its head and a column of trials', 'part,operator,trial,value\n1,A,1,0.29\n2,B,1,-0.56\n'],
  ['a CSV file in quotes', '"1";"A";"0,29"\n\n"2";"B";"-0,56"'],
])('%s', (_, text) => {
  expect(parseReadings(text, 'crossed')).toEqual({ readings: two, unread: [] })
})

test('what is no reading is named with its line, and not left out in silence', () => {
  expect(parseReadings('1;A;0.29\n2;B\n3;C;x', 'crossed')).toEqual({
    readings: two.slice(0, 1),
    unread: [
      { line: 2, text: '2;B' },
      { line: 3, text: '3;C;x' },
    ],
  })
})

test('of type 1 a line is a value', () => {
  expect(parseReadings('value\n10.1\n10,2\n', 'type1').readings.map(({ value }) => value)).toEqual([
    10.1, 10.2,
  ])
  expect(parseReadings('10.1\n1;A;3', 'type1').unread).toHaveLength(1)
})

test('a judgement is next to what the part is', () => {
  const read = parseReadings('part;operator;judged;is\n1;A;OK;1\n2;A;ng;1\n3;A;maybe;1', 'attribute')
  expect(read.readings).toEqual([
    { part: '1', operator: 'A', value: 1, reference: 1 },
    { part: '2', operator: 'A', value: 0, reference: 1 },
  ])
  expect(read.unread).toEqual([{ line: 4, text: '3;A;maybe;1' }])
})

test.each([
  ['type1', '10.00l\n10.01'],
  ['crossed', '1;A;10,0x\n1;A;10'],
  ['attribute', '1;A;OKK;OK\n1;A;OK;OK'],
] as const)('of %s a slip in the first line is no head of a table', (kind, text) => {
  const read = parseReadings(text, kind)
  expect(read.unread).toEqual([{ line: 1, text: text.split('\n')[0] }])
  expect(read.readings).toHaveLength(1)
})
