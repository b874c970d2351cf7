import Papa from 'papaparse'
import type { Language } from '@takt/contract/languages.ts'
import { mostOrders } from '@takt/contract/order-import.ts'
import { decode } from '~/fields/read-table.ts'

export type Cell = string | number | boolean | Date | null
/** What is wrong with the file itself; its rows are the server's to judge. */
export type Unread = { fault: 'unreadable' | 'noRows' | 'tooManyRows' }
/** `places`: where each row is in the file, as a spreadsheet counts; empty ones are left out. */
export type SheetRows = { heads: string[]; rows: Cell[][]; places: number[] }

/** A sheet with a head line, of a CSV file or the first sheet of an Excel file. */
export async function readSheetFile(file: File, language: Language): Promise<SheetRows | Unread> {
  try {
    const lines = await (/\.xlsx$/i.test(file.name)
      ? readExcel(file)
      : readCsv(decode(await file.arrayBuffer(), language)))
    return sheetOf(lines)
  } catch {
    return { fault: 'unreadable' }
  }
}

async function readExcel(file: File): Promise<Cell[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  return (await readSheet(file)) as unknown as Cell[][] // its own type has `typeof Date` where it gives a Date
}

function readCsv(text: string): Cell[][] {
  // Empty lines mislead the guess of what separates the columns, and are needed to count the rows.
  const {
    errors,
    meta: { delimiter },
  } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('broken quotes')
  return Papa.parse<string[]>(text, { delimiter }).data
}

const isEmpty = (cell: Cell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

export function sheetOf(lines: Cell[][]): SheetRows | Unread {
  const [head, ...filled] = lines
    .map((cells, i) => ({ cells, place: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => !isEmpty(cell)))
  if (!head) return { fault: 'unreadable' }
  const rows = filled.map(({ cells }) => cells)
  if (rows.length === 0) return { fault: 'noRows' }
  if (rows.length > mostOrders) return { fault: 'tooManyRows' }
  return {
    heads: head.cells.map((cell) => (isEmpty(cell) ? '' : String(cell).trim())),
    rows,
    places: filled.map(({ place }) => place),
  }
}
