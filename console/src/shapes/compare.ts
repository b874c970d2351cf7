export type Difference = 'added' | 'removed' | 'changed' | 'same'
export const differences: readonly Difference[] = ['changed', 'added', 'removed', 'same']
type Value = string | number | boolean | null
export type Cell<Name> = { name: Name; before: Value; after: Value; same: boolean }
/** One row of a definition in two versions; `row` as it is in the second, or was. */
export type Compared<Row, Name> = { key: string; row: Row; difference: Difference; cells: Cell<Name>[] }

/** Row by row, matched by their key, in the order of the second version; what is gone follows. */
export function compareRows<Name extends string, Row extends { [N in Name]: Value }>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string | number,
  names: readonly Name[],
): Compared<Row, Name>[] {
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const kept = new Set(after.map(keyOf))
  const compareRow = (was: Row | undefined, is: Row | undefined, row: Row): Compared<Row, Name> => {
    const cells = names.map((name) => {
      const [one, other] = [was?.[name] ?? null, is?.[name] ?? null]
      return { name, before: one, after: other, same: one === other }
    })
    const difference = !was ? 'added' : !is ? 'removed' : cells.every(({ same }) => same) ? 'same' : 'changed'
    return { key: String(keyOf(row)), row, difference, cells }
  }
  return [
    ...after.map((row) => compareRow(old.get(keyOf(row)), row, row)),
    ...before.filter((row) => !kept.has(keyOf(row))).map((row) => compareRow(row, undefined, row)),
  ]
}
