import type { Db } from '../../platform/db/tables.ts'
import {
  deleteConcessions,
  linesSharing,
  lockRow,
  sharedOn,
  type Stored,
  takeLineOut,
  usedOfShared,
} from './concessions.queries.ts'

/**
 * The row of each line that shares it, each locked by itself, for each may lie on another machine; in the order of the lines, so whoever
 * locks them takes the same way.
 */
export async function lockShared(db: Db, line: string, concessionCode: string): Promise<Stored[]> {
  const found = await linesSharing(db, line, concessionCode)
  if (!found) return []
  const rows: Stored[] = []
  for (const each of found.lineNumbers.length > 0 ? found.lineNumbers.toSorted() : [line]) {
    const row = await lockRow(db, each, concessionCode)
    if (row) rows.push(row)
  }
  return rows
}

type Shared = Pick<Stored, 'lineNumbers' | 'usedPieces' | 'sharedId'>

/** With what all lines that share it let go together. */
export async function withAllUsed<Row extends Shared>(db: Db, rows: readonly Row[]) {
  const shared = rows.flatMap(({ sharedId, lineNumbers }) => (sharedId ? [{ sharedId, lineNumbers }] : []))
  const lines = [...new Set(shared.flatMap(({ lineNumbers }) => lineNumbers))]
  const ids = [...new Set(shared.map(({ sharedId }) => sharedId))]
  const used = (await Promise.all(lines.map((line) => usedOfShared(db, line, ids)))).flat()
  return rows.map(({ sharedId, ...row }) => ({
    ...row,
    allUsed: sharedId
      ? used.filter((one) => one.sharedId === sharedId).reduce((sum, one) => sum + one.usedPieces, 0)
      : row.usedPieces,
  }))
}

/** What a line let go that is gone is gone: the others have so many less. */
export async function deleteConcessionsOf(db: Db, line: string) {
  for (const { concessionCode, lineNumbers, usedPieces } of await sharedOn(db, line))
    for (const other of lineNumbers.filter((each) => each !== line))
      await takeLineOut(db, other, { concessionCode, gone: line, usedPieces })
  await deleteConcessions(db, line)
}
