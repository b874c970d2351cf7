import type { ExportFormat } from '@takt/contract/lists.ts'
import type { Kind } from '@takt/contract/fields.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Exporting, PlantCall } from '../db/call.ts'
import { csv } from './csv.ts'
import { plantTimes, timesIn } from './times.ts'
import { type About, mostSheetRows, xlsx } from './xlsx.ts'

/** What a row brings, in the order of the columns. */
export type Cell = string | number | boolean | null
/** `says`: the words of a field's choices. */
export type Column = { title: string; kind: Kind; says?: Record<string, string> | undefined }
/** `total`: null when counting would cost more than it tells. */
export type Sheet = {
  fileName: string
  columns: Column[]
  rows: AsyncIterable<Cell[]>
  total: number | null
  /** Missing: the plant's. */
  timeZone?: string | undefined
  /** What the rows are of, on a sheet of its own; CSV has no room for it. */
  about?: About | undefined
}

const writers = {
  csv: { contentType: 'text/csv; charset=utf-8', write: csv },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
}

/** A sheet as a file that is written while it is read: however long it is, a few rows at a time are in memory. */
export async function writeSheet(
  { db, words }: PlantCall & Exporting,
  format: ExportFormat,
  { fileName, columns, rows, total, timeZone, about }: Sheet,
) {
  const limit = mostSheetRows(columns.length)
  if (format === 'xlsx' && (total ?? 0) > limit) refuse('export.too_many_rows', { limit })
  const times = await plantTimes(db)
  const say = timeZone ? timesIn(timeZone) : times.say
  const shown = columns.map((column) => shownAs(column, words.say, say))
  const { contentType, write } = writers[format]
  const titles = columns.map(({ title }) => title)
  return {
    fileName: `${fileName} ${times.today()}.${format}`,
    contentType,
    rows: total,
    body: write(
      titles,
      shownCells(rows, shown),
      limit,
      columns.map(({ kind }) => kind),
      about,
    ),
  }
}

/** Rows that are already in memory. */
export async function* inTurn<T>(rows: readonly T[]) {
  yield* rows
}

type Say = (cell: Cell) => string | number | null

export async function* shownCells(rows: AsyncIterable<Cell[]>, shown: Say[]) {
  for await (const row of rows) yield row.map((cell, column) => shown[column]!(cell))
}

const asIs: Say = (cell) => (typeof cell === 'boolean' ? String(cell) : cell)

/** Times in the plant's zone, choices and flags in the reader's words, the rest as it is. */
export function shownAs(
  { kind, says }: Column,
  { yes, no }: { yes: string; no: string },
  time: (instant: string) => string,
): Say {
  if (kind === 'instant') return (cell) => (typeof cell === 'string' ? time(cell) : asIs(cell))
  if (kind === 'flag') return (cell) => (cell === null ? null : cell ? yes : no)
  if (says) return (cell) => (typeof cell === 'string' ? (says[cell] ?? cell) : asIs(cell))
  return asIs
}
