import { describe, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import * as paste from '~/shapes/typed-paste.ts'
import { type CellName, cells, emptyRow, type TypedRow } from './cells.ts'
import { rowChanges } from './rows.ts'

const { add: addRow } = rowChanges
const { isTable } = paste

const pasteTable = (
  rows: TypedRow[],
  text: string,
  place: paste.PastePlace<CellName>,
  words: typeof en,
  sideColumns: { label: string; after?: CellName }[] = [],
) => paste.pasteTable(cells, rows, text, place, words, addRow, sideColumns)

const row = (id: number, part: Partial<TypedRow>): TypedRow => ({
  ...emptyRow,
  id,
  charSeqNum: String((id + 1) * 10),
  resultCode: `C${id}`,
  resultName: 'Name',
  ...part,
})

describe('pasted from a spreadsheet', () => {
  test('cells go over the rows from the place on, and rows are added where they run out', () => {
    const pasted = pasteTable(
      [row(0, {}), row(1, {})],
      'A\tAlpha\tmm\r\nB\tBeta\tkN\r\n',
      { row: 1, name: 'resultCode' },
      en,
    )
    expect(
      pasted.map(({ charSeqNum, resultCode, resultName, resultUnit }) => [
        charSeqNum,
        resultCode,
        resultName,
        resultUnit,
      ]),
    ).toEqual([
      ['10', 'C0', 'Name', ''],
      ['20', 'A', 'Alpha', 'mm'],
      ['30', 'B', 'Beta', 'kN'],
    ])
  })
  test('a head defines where each column goes, in the reader’s words or ours', () => {
    const [pasted] = pasteTable(
      [row(0, {})],
      `${es.field.upperSpecLimit}\tresultCode\t${es.field.manualAutoMode}\n2,5\tA\tManual\n`,
      { row: 0, name: 'charSeqNum' },
      es,
    )
    expect(pasted).toMatchObject({
      upperSpecLimit: '2,5',
      resultCode: 'A',
      manualAutoMode: 'manual',
      charSeqNum: '10',
    })
  })
  test('quoted cells keep their tabs, line ends and quotes', () => {
    const [first, second] = pasteTable(
      [row(0, {})],
      '"A\tB"\t"say ""x"""\n"two\nlines"\t3"\n',
      { row: 0, name: 'resultCode' },
      en,
    )
    expect(first).toMatchObject({ resultCode: 'A\tB', resultName: 'say "x"' })
    expect(second).toMatchObject({ resultCode: 'two\nlines', resultName: '3"' })
  })
  test('cells beyond the last column are left out', () => {
    expect(pasteTable([row(0, {})], 'manual\tX\tY', { row: 0, name: 'manualAutoMode' }, en)).toEqual([
      row(0, { manualAutoMode: 'manual' }),
    ])
  })
  test.each([
    ['A', false],
    ['A\n', false],
    ['A\tB', true],
    ['A\nB', true],
  ])('%j is a table: %o', (text, table) => expect(isTable(text)).toBe(table))
})

describe('a sheet that is laid out as the grid is', () => {
  const sideColumns = [{ label: 'Name of the code', after: 'resultCode' as const }]
  const start = [row(0, {}), row(1, {})]
  const of = (rows: TypedRow[]) =>
    rows.map(({ charSeqNum, resultCode, resultName }) => [charSeqNum, resultCode, resultName])
  const line = (...texts: string[]) =>
    [...texts, ...Array.from({ length: cells.names.length + 1 - texts.length }, () => '')].join('\t')

  test('passes over the columns that are only read', () => {
    expect(
      of(
        pasteTable(
          start,
          `${line('10', 'A', 'only read', 'Alpha')}\n${line('20', 'B', 'only read', 'Beta')}`,
          { row: 0, name: cells.names[0]! },
          en,
          sideColumns,
        ),
      ),
    ).toEqual([
      ['10', 'A', 'Alpha'],
      ['20', 'B', 'Beta'],
    ])
  })

  test('is known by its heads too, and one without those columns still goes where it is pasted', () => {
    expect(
      of(
        pasteTable(
          start,
          `resultCode\tName of the code\tresultName\nA\tonly read\tAlpha`,
          { row: 0, name: 'resultCode' },
          en,
          sideColumns,
        ),
      )[0],
    ).toEqual(['10', 'A', 'Alpha'])
    expect(of(pasteTable(start, 'A\tAlpha', { row: 0, name: 'resultCode' }, en, sideColumns))[0]).toEqual([
      '10',
      'A',
      'Alpha',
    ])
  })
})
