import type { ExportCall } from '../db/call.ts'
import { headOf, lineOf } from './csv.ts'
import { type Cell, type Column, shownCells, shownAs } from './sheet.ts'
import { plantTimes } from './times.ts'
import { type Entry, zip } from './zip.ts'

/** One table of the archive; `name` without its ending. */
export type Table = { name: string; columns: Column[]; rows: AsyncIterable<Cell[]> }

/** Small enough that something is always on its way, large enough that packing pays. */
export const rowsAPart = 500
/** An entry of a ZIP holds 4 GB, and nobody opens more rows than this at once. */
const rowsAFile = 2_000_000

/** Several tables as CSV files in one ZIP, written while they are read: a few rows at a time are in memory, however many there are. `total`: null when nobody counted. */
export async function writeArchive(
  { db, words }: ExportCall,
  { fileName, tables, total }: { fileName: string; tables: Table[]; total: number | null },
) {
  const times = await plantTimes(db)
  const entries = tables.flatMap(({ name, columns, rows }) => [
    {
      name,
      titles: columns.map(({ title }) => title),
      rows: shownCells(
        rows,
        columns.map((column) => shownAs(column, words.say, times.say)),
      ),
    },
  ])
  return {
    fileName: `${fileName} ${times.today()}.zip`,
    contentType: 'application/zip',
    rows: total,
    rowsAPart,
    body: zip(filesOf(entries), { prompt: true }),
  }
}

type ArchiveTable = { name: string; titles: string[]; rows: AsyncGenerator<(string | number | null)[]> }

/** `values.csv`, then `values 2.csv` … The archive requests the next file only when it has read one to its end. */
function* filesOf(tables: ArchiveTable[]): Generator<Entry> {
  for (const { name, titles, rows } of tables) {
    const state = { left: true }
    for (let file = 1; state.left; file++)
      yield { name: file === 1 ? `${name}.csv` : `${name} ${file}.csv`, parts: partsOf(titles, rows, state) }
  }
}

async function* partsOf(titles: string[], rows: ArchiveTable['rows'], state: { left: boolean }) {
  let text = headOf(titles)
  for (let row = 1; row <= rowsAFile; row++) {
    const { value, done } = await rows.next()
    if (done) {
      state.left = false
      break
    }
    text += lineOf(value)
    if (row % rowsAPart !== 0) continue
    yield text
    text = ''
  }
  if (text) yield text
}
