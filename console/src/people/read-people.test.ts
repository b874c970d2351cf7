import { describe, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { mostPeople } from '@takt/contract/users.ts'
import { decode } from '~/fields/read-table.ts'
import { readPeople, template } from './read-people.ts'

const importedRows = (text: string, words = en) => {
  const read = readPeople(text, words)
  return 'rows' in read ? read.rows : read
}

describe('a file of people', () => {
  test('is read with commas or semicolons, quotes, blank lines and a byte-order mark', () => {
    expect(importedRows('\uFEFFuserName,name,roles\r\n ann ,"Lee, Ann","editor; operator"\r\n\r\n')).toEqual([
      { userName: 'ann', name: 'Lee, Ann', roles: ['editor', 'operator'] },
    ])
    expect(importedRows('userName;name;lines\nann;Ann;L1|L2\n')).toEqual([
      { userName: 'ann', name: 'Ann', lines: ['L1', 'L2'] },
    ])
  })

  test('an empty cell empties the field; a missing column changes nothing', () => {
    expect(importedRows('username,cardId,introduction,lines,editRight\nann,,,,\n')).toEqual([
      { userName: 'ann', cardId: null, introduction: null, lines: [], editRight: false },
    ])
  })

  test.each([
    ['yes', true],
    ['TRUE', true],
    ['x', true],
    ['No', false],
    ['0', false],
    ['perhaps', 'perhaps'],
  ])('the edit right %s is %s', (cell, value) => {
    expect(importedRows(`userName,editRight\nann,${cell}`)).toMatchObject([{ editRight: value }])
  })

  test('an export in any language is read again, what it hid from spreadsheets and all', () => {
    const { field, say } = ja
    expect(
      importedRows(
        `${field.userName},${field.name},${field.editRight},${field.lastLogin}\nann,'=Ann,${say.yes},2026`,
        ja,
      ),
    ).toEqual([{ userName: 'ann', name: '=Ann', editRight: true }])
    expect(readPeople(`${zh.field.userName},shoe\nann,42`, zh)).toMatchObject({ leftOut: ['shoe'] })
  })

  test('that is none is refused with the reason', () => {
    expect(importedRows('')).toEqual({ fault: 'unreadable' })
    expect(importedRows('userName,name\n"ann,Ann')).toEqual({ fault: 'unreadable' })
    expect(importedRows(template())).toEqual({ fault: 'noRows' })
    expect(importedRows('userName,Account\nann,ann')).toEqual({ fault: 'doubleColumn', column: 'Account' })
    expect(importedRows(`userName\n${'x\n'.repeat(mostPeople + 1)}`)).toEqual({ fault: 'tooManyRows' })
  })

  test('from a spreadsheet that does not write UTF-8 keeps its letters', () => {
    expect(decode(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]).buffer, 'es')).toBe('Müller')
    expect(decode(new TextEncoder().encode('张伟').buffer, 'zh')).toBe('张伟')
    expect(decode(new Uint8Array([0xd5, 0xc5]).buffer, 'zh')).toBe('张')
  })
})
