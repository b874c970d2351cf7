import { setTimeout as pause } from 'node:timers/promises'
import { takeAnswers } from './equipment/sopAnswers/sopAnswers.ts'
import { oldUnitsAfter, takeFailures, takeUnits } from './execution/floor/floor.ts'
import { insideOthers, takeComponents } from './execution/materials/materials.ts'
import { appendRows, openArchive } from './platform/archives/archives.ts'
import { inOneGo } from './platform/db/connect.ts'
import { type LineNumber, lockLine } from './platform/db/line.ts'
import type { Db } from './platform/db/tables.ts'

/** The line is held while so many leave, so that no message of one of them is half way. Measured on a full machine: others wait 1 to 2 ms for it, at p99 22 to 63. */
const atOnce = 100
const rest = 50

/**
 * Units that ended before this instant leave with their components, failures and answers to work instructions. One that is built into another stays as long as that one
 * does. Not a partition: each table is found by its unit's key, and a month in that key would have to be in every foreign one.
 */
export async function forgetUnits(db: Db, before: string) {
  for (const { lineNumber } of await db.selectFrom('lines').select('lineNumber').execute())
    await forgetUnitsOf(db, lineNumber as LineNumber, before) // a line of the list itself, not of a request
}

async function forgetUnitsOf(db: Db, line: LineNumber, before: string) {
  let found = await oldUnitsAfter(db, line, before, undefined, atOnce)
  while (found.length > 0) {
    for (const [month, units] of Map.groupBy(found, ({ month }) => month)) {
      const ids = units.map(({ productId }) => productId)
      await inOneGo(db, (db) => move(db, line, month, ids, before))
      await pause(rest)
    }
    found = await oldUnitsAfter(db, line, before, found.at(-1), atOnce)
  }
}

async function move(db: Db, line: LineNumber, month: string, ids: readonly string[], before: string) {
  await lockLine(db, line)
  // Read while the line is held: a moment ago it may have been alone.
  const inside = await insideOthers(db, line, ids)
  const free = ids.filter((id) => !inside.has(id))
  const gone = await takeUnits(db, line, free, before)
  const taken = gone.map(({ productId }) => productId)
  if (gone.length === 0) return
  const archive = await openArchive(db, 'units', month)
  await appendRows(db, archive, [
    ...gone.map(({ row }) => row),
    ...(await takeFailures(db, line, taken)),
    ...(await takeComponents(db, line, taken)),
    ...(await takeAnswers(db, line, taken)),
  ])
}
