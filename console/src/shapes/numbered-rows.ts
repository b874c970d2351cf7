import { nextId, type TypedRow } from './typed-rows.ts'
import type { RowChanges } from './TypedMoves.tsx'

type Numbered<Name extends string> = {
  empty: Record<Name, string>
  /** The cell that numbers the rows, up to `most`. */
  number: Name
  most: number
  /** What a new row takes from the present ones, and what a copy has of its own. */
  fresh?: (rows: readonly TypedRow<Name>[], number: string) => Partial<Record<Name, string>>
  copy: (source: TypedRow<Name>, rows: readonly TypedRow<Name>[]) => Partial<Record<Name, string>>
}

/** Rows with numbers that keep their order whatever becomes of them. */
export function numberedRows<Name extends string>({
  empty,
  number,
  most,
  fresh = () => ({}),
  copy,
}: Numbered<Name>): RowChanges<Name> {
  type Row = TypedRow<Name>
  // The casts: a row with one of its own cells written is still a row.
  const numbered = (row: Row, text: string) => ({ ...row, [number]: text }) as Row
  const numbersOf = (rows: readonly Row[]) =>
    rows.map((row) => Number(row[number])).filter((one) => Number.isInteger(one) && one > 0)

  /** Whoever counts in tens goes on in tens: there is room between for what is forgotten. */
  function nextNumber(rows: readonly Row[]): string {
    const numbers = numbersOf(rows)
    const last = Math.max(0, ...numbers)
    const next = last % 10 === 0 ? last + 10 : last + 1
    return String(
      next <= most
        ? next
        : (Array.from({ length: most }, (_, at) => at + 1).find((one) => !numbers.includes(one)) ?? next),
    )
  }
  function numberBetween(rows: readonly Row[], at: number): string {
    const [ownNumber, next] = [Number(rows[at]![number]), Number(rows[at + 1]?.[number])]
    const between = Math.floor((ownNumber + next) / 2)
    return between > ownNumber && !numbersOf(rows).includes(between) ? String(between) : nextNumber(rows)
  }
  return {
    /** At the end, with the number that comes next. */
    add: (rows) => {
      const next = nextNumber(rows)
      return [...rows, numbered({ ...empty, ...fresh(rows, next), id: nextId(rows) }, next)]
    },
    /** Right under its row. */
    duplicate: (rows, id) => {
      const at = rows.findIndex((row) => row.id === id)
      const source = rows[at]!
      return rows.toSpliced(
        at + 1,
        0,
        numbered({ ...source, ...copy(source, rows), id: nextId(rows) }, numberBetween(rows, at)),
      )
    },
    /** One place up or down: the two rows change places and numbers. */
    move: (rows, id, step) => {
      const at = rows.findIndex((row) => row.id === id)
      const [row, other] = [rows[at], rows[at + step]]
      return row && other
        ? rows.with(at + step, numbered(row, other[number])).with(at, numbered(other, row[number]))
        : [...rows]
    },
  }
}
