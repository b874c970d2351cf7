import { expect, test } from 'vitest'
import { fieldChangesOf } from './field-changes.ts'

const torque = { charSeqNum: 1, resultCode: 'TORQUE', upperSpecLimit: 12 }
const angle = { charSeqNum: 2, resultCode: 'ANGLE', upperSpecLimit: 90 }

test('a limit in a row is named with its row', () => {
  const changes = fieldChangesOf(
    { resultName: 'Bolting', revision: 3, results: [torque, angle] },
    { resultName: 'Bolting', revision: 4, results: [{ ...torque, upperSpecLimit: 12.5 }, angle] },
  )
  expect(changes).toEqual([{ within: ['TORQUE'], field: 'upperSpecLimit', before: 12, after: 12.5 }])
})

test('rows that change places are no change', () => {
  expect(fieldChangesOf({ results: [torque, angle] }, { results: [angle, torque] })).toEqual([])
})

test('an added row is its content', () => {
  const changes = fieldChangesOf({ results: [torque] }, { results: [torque, angle] })
  expect(changes.map(({ within, field, before, after }) => [within.join(), field, before, after])).toEqual([
    ['ANGLE', 'charSeqNum', null, 2],
    ['ANGLE', 'resultCode', null, 'ANGLE'],
    ['ANGLE', 'upperSpecLimit', null, 90],
  ])
})

test('a row that nothing tells from others is called by its place', () => {
  expect(fieldChangesOf({ offers: [{ page: 'a' }] }, { offers: [{ page: 'b' }] })).toEqual([
    { within: ['1'], field: 'page', before: 'a', after: 'b' },
  ])
})

test('a list of lists, or of records mixed with others, is shown as it was stored', () => {
  const [change] = fieldChangesOf(null, { lists: [[1, 2], { on: true }, 'x', null] })
  expect(change!.after).toBe('[1,2], {"on":true}, x, null')
})

test('what is empty and what is not there are the same', () => {
  expect(fieldChangesOf({ a: '', b: null, c: [] }, {})).toEqual([])
  expect(fieldChangesOf(null, { lines: ['L1', 'L2'], nested: { on: true } })).toEqual([
    { within: [], field: 'lines', before: null, after: ['L1', 'L2'] },
    { within: ['nested'], field: 'on', before: null, after: true },
  ])
})

test('a list of codes stays a list; in the same order it is no change', () => {
  const [before, after] = [
    { rules: ['1'], types: ['a', 'b'] },
    { rules: ['1', '2'], types: ['a', 'b'] },
  ]
  expect(fieldChangesOf(before, after)).toEqual([
    { within: [], field: 'rules', before: ['1'], after: ['1', '2'] },
  ])
})
