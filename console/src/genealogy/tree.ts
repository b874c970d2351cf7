import { type ComponentRow, mostLevels, type WhereUsed } from '@takt/contract/genealogy.ts'

/** A place in the drawing and what hangs on it. */
export type Branch<Row> = { key: string; row: Row; below: Branch<Row>[] }

/** What is in a unit, from rows that come unit by unit, each followed by what is in it. */
export function inward(rows: readonly ComponentRow[]): Branch<ComponentRow>[] {
  const top: Branch<ComponentRow>[] = []
  const open: Branch<ComponentRow>[][] = [top]
  for (const [place, row] of rows.entries()) {
    const branch = { key: `${place} ${row.componentId}`, row, below: [] }
    open[row.depth]?.push(branch)
    open.length = row.depth + 1
    open.push(branch.below)
  }
  return top
}

/** The units that hold it, each followed by what it is built into. */
export function outward(first: readonly WhereUsed[], links: readonly WhereUsed[]): Branch<WhereUsed>[] {
  const of = Map.groupBy(links, ({ childId }) => childId)
  const grow = (rows: readonly WhereUsed[], path: string, depth: number): Branch<WhereUsed>[] =>
    rows.map((row) => {
      const key = `${path}/${row.productId} ${row.componentTime}`
      return { key, row, below: depth < mostLevels ? grow(of.get(row.productId) ?? [], key, depth + 1) : [] }
    })
  return grow(first, '', 1)
}
