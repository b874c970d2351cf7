import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { readOperators, template } from './read-operators.ts'

const importedRows = (text: string, words = en) => {
  const read = readOperators(text, words)
  return 'rows' in read ? read.rows : read
}

test('a file of operators keeps leading zeros, empties what is empty and changes nothing that is not there', () => {
  expect(importedRows('operatorNo;name;cardId;level\n007; Bond ;;3\n')).toEqual([
    { operatorNo: '007', name: 'Bond', cardId: null, level: 3 },
  ])
  expect(importedRows('operatorNo,teamName,userName,level\nA1,,,\n')).toEqual([
    { operatorNo: 'A1', teamName: null, userName: null },
  ])
})

test('who is in use is read from yes and no in any language; an empty cell puts nobody out of use', () => {
  const { field, say } = ja
  expect(importedRows(`${field.operatorNo},${field.enabled}\nA1,${say.no}\nA2,${say.yes}\nA3,`, ja)).toEqual([
    { operatorNo: 'A1', enabled: false },
    { operatorNo: 'A2', enabled: true },
    { operatorNo: 'A3' },
  ])
  expect(importedRows('operatorNo,enabled\nA1,perhaps')).toEqual([{ operatorNo: 'A1', enabled: 'perhaps' }])
})

test('a level that is no number stays as it was written, for the server to name; an export of the page is read again', () => {
  expect(importedRows('operatorNo,level\nA1,high')).toEqual([{ operatorNo: 'A1', level: 'high' }])
  expect(readOperators(`${en.field.operatorNo},${en.field.level},${en.field.output}\nA1,2,17`, en)).toEqual({
    rows: [{ operatorNo: 'A1', level: 2 }],
    leftOut: [en.field.output],
  })
  expect(importedRows(template())).toEqual({ fault: 'noRows' })
})
