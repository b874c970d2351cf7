import { keepSubgroups, rebuildDays } from './execution/floor/floor.ts'
import { eachAnyway } from './platform/db/each-anyway.ts'
import type { LineNumber } from './platform/db/line.ts'
import type { Db } from './platform/db/tables.ts'
import { clockOf } from './plant/plant/line-clock.ts'

const aDay = 86_400_000

/**
 * Folds what passes of the last days are not in their subgroups yet, so that a reader finds little to fold: of all lines, the newest
 * first. Without a number of days back to the first there is. A day that fails keeps no other from it.
 */
export const keepAllSubgroups = (db: Db, days: number | null) =>
  eachLine(db, async (line) => {
    const clock = await clockOf(db, line)
    const oldest = days === null ? null : clock.productionDayOf(Date.now() - days * aDay)
    await eachAnyway(await measuredDays(db, line, oldest), (day) =>
      keepSubgroups(db, { line, clock, first: day, last: day }),
    )
  })

const some = 100

/** Moments that an earlier release wrote without a type, so many days of a station and a set a line. */
export const giveTypes = (db: Db) => rebuildOn(db, { untyped: true, most: some })

/** All moments, anew from the passes that are still there. Returns how many days of a station and a set these were. */
export const rebuildAll = (db: Db) => rebuildOn(db, { untyped: false, most: 1e9 })

async function rebuildOn(db: Db, options: { untyped: boolean; most: number }) {
  let days = 0
  await eachLine(db, async (line) => {
    days += await rebuildDays(db, { line, clock: await clockOf(db, line), ...options })
  })
  return days
}

export async function eachLine(db: Db, work: (line: LineNumber) => Promise<void>) {
  const lines = await db.selectFrom('lines').select('lineNumber').execute()
  await eachAnyway(lines, ({ lineNumber }) => work(lineNumber as LineNumber)) // of the list itself, not of a request
}

/** The newest first. */
async function measuredDays(db: Db, line: string, oldest: string | null) {
  let query = db.selectFrom('characteristicDays').select('day').distinct().where('lineNumber', '=', line)
  if (oldest) query = query.where('day', '>=', oldest)
  return (await query.orderBy('day', 'desc').execute()).map(({ day }) => day)
}
