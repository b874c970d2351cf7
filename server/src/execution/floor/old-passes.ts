import { setTimeout as pause } from 'node:timers/promises'
import { loadSets } from '../../masterdata/measures/measures.ts'
import { appendRows, beginArchive, closeArchive, pendingRows } from '../../platform/archives/archives.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { detachMonth, dropMonth, monthAfter, monthsBefore } from '../../platform/db/partitions.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countPasses, lineAfter, passesAfter, type Stretch } from './old-passes.queries.ts'

const piece = 2_000
/** Between two pieces everybody else has a turn. */
const rest = 20
const aDay = 86_400_000
const instantOf = (time: number) => Temporal.Instant.fromEpochMilliseconds(time).toString()

/**
 * Months of passes that ended before this one (`2026-03`) are written to a file and dropped. A month leaves the list only after its file is
 * written and read back, and is dropped only when it holds as many passes as the file: a pass that came late in between is written with
 * it once more. What an earlier day could not end is ended first; null: that alone.
 */
export async function forgetPasses(db: Db, before: string | null) {
  for (const month of await monthsBefore(db, '9999-12', 'leaving_passes')) await drop(db, month)
  if (before === null) return
  for (const month of await monthsBefore(db, before, 'passes')) {
    // A file that an earlier night has written serves: what came since is noticed when the month is counted.
    if ((await pendingRows(db, 'passes', month)) === null)
      await writeArchive(db, month, stretchOf(month, 'passes'))
    await detach(db, month)
    await drop(db, month)
  }
}

const [detachTries, betweenTries] = [30, 2_000]
/** A list or a report that reads passes is in its way for seconds; a backup for longer, and then the next hour is tried. */
async function detach(db: Db, month: string, left = detachTries): Promise<void> {
  try {
    await detachMonth(db, month)
  } catch (error) {
    if (left <= 1 || !isLockTimeout(error)) throw error
    await pause(betweenTries)
    await detach(db, month, left - 1)
  }
}
const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

async function drop(db: Db, month: string) {
  const left = stretchOf(month, `leaving_passes_${month.replace('-', '_')}`)
  const counted = await count(db, left)
  if ((await pendingRows(db, 'passes', month)) !== counted) await writeArchive(db, month, left)
  await dropMonth(db, month, counted)
}

const stretchOf = (month: string, table: string): Stretch => ({
  table,
  from: `${month}-01T00:00:00Z`,
  to: monthAfter(month),
})

async function* linesOf(db: Db, stretch: Stretch) {
  for (let line = await lineAfter(db, stretch, ''); line !== null; line = await lineAfter(db, stretch, line))
    yield line
}

async function writeArchive(db: Db, month: string, stretch: Stretch) {
  const archive = await inOneGo(db, (db) => beginArchive(db, 'passes', month))
  for await (const line of linesOf(db, stretch)) {
    let found = await passesAfter(db, stretch, line, undefined, piece)
    while (found.length > 0) {
      const rows = await named(db, found)
      await inOneGo(db, (db) => appendRows(db, archive, rows))
      archive.pieces += 1
      await pause(rest)
      found = await passesAfter(db, stretch, line, found.at(-1), piece)
    }
  }
  await closeArchive(db, archive.archiveId)
}

/** With the name of the set its values are of: its key means nothing outside of this database. */
async function named(db: Db, found: Awaited<ReturnType<typeof passesAfter>>) {
  const sets = await loadSets(
    db,
    found.flatMap(({ setKey }) => setKey ?? []),
  )
  return found.map(({ row, setKey }) => {
    const set = setKey === null ? undefined : sets.get(setKey)
    if (!set) return row
    return `${row.slice(0, -1)}, "col_set_id": ${JSON.stringify(set.colSetId)}, "col_set_version": ${set.colSetVersion}}`
  })
}

/** Day by day: each count is done in less than a statement may last. */
async function count(db: Db, stretch: Stretch) {
  let counted = 0
  for await (const line of linesOf(db, stretch))
    for (let day = Date.parse(stretch.from); day < Date.parse(stretch.to); day += aDay) {
      const of = { ...stretch, from: instantOf(day), to: instantOf(day + aDay) }
      counted += await countPasses(db, of, line)
    }
  return counted
}
