import { nextId } from '~/shapes/typed-rows.ts'
import { freeCode, type RowChanges } from '~/shapes/TypedMoves.tsx'
import { emptyRow, type CellName, type TypedRow } from './cells.ts'

const most = 1000

/** A new row at the end, with the number that comes next. */
export const addRow = (rows: readonly TypedRow[]): TypedRow[] => [...rows, { ...emptyRow, id: nextId(rows), charSeqNum: nextNumber(rows) }]

/** A copy right under its row, with a code and a number of its own. */
export function duplicateRow(rows: readonly TypedRow[], id: number): TypedRow[] {
  const at = rows.findIndex((row) => row.id === id)
  const source = rows[at]!
  const copy = { ...source, id: nextId(rows), resultCode: freeCode(rows.map(({ resultCode }) => resultCode), source.resultCode), charSeqNum: numberBetween(rows, at) }
  return rows.toSpliced(at + 1, 0, copy)
}

/** One place up or down: the two rows change places and numbers, so that the numbers go on saying the order. */
export function moveRow(rows: readonly TypedRow[], id: number, step: -1 | 1): TypedRow[] {
  const at = rows.findIndex((row) => row.id === id)
  const [row, other] = [rows[at], rows[at + step]]
  if (!row || !other) return [...rows]
  return rows.with(at + step, { ...row, charSeqNum: other.charSeqNum }).with(at, { ...other, charSeqNum: row.charSeqNum })
}

const numbersOf = (rows: readonly TypedRow[]) => rows.map(({ charSeqNum }) => Number(charSeqNum)).filter((number) => Number.isInteger(number) && number > 0)

/** Whoever counts in tens goes on in tens: there is room between for what is forgotten. */
function nextNumber(rows: readonly TypedRow[]): string {
  const numbers = numbersOf(rows)
  const last = Math.max(0, ...numbers)
  const next = last % 10 === 0 ? last + 10 : last + 1
  return String(next <= most ? next : (Array.from({ length: most }, (_, at) => at + 1).find((number) => !numbers.includes(number)) ?? next))
}

function numberBetween(rows: readonly TypedRow[], at: number): string {
  const [here, next] = [Number(rows[at]!.charSeqNum), Number(rows[at + 1]?.charSeqNum)]
  const between = Math.floor((here + next) / 2)
  return between > here && !numbersOf(rows).includes(between) ? String(between) : nextNumber(rows)
}

export const rowChanges: RowChanges<CellName> = { add: addRow, duplicate: duplicateRow, move: moveRow }
