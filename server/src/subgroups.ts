import { keepSubgroups, rebuildDays } from './execution/floor/floor.ts'
import type { LineNumber } from './platform/db/line.ts'
import type { Db } from './platform/db/tables.ts'
import { clockOf } from './plant/plant/line-clock.ts'

const aDay = 86_400_000
const month = 31

/**
 * Folds what passes of the last days are not in their subgroups yet, so that a reader finds little to fold: of all lines, the newest
 * first. A month at a time; without a number of days back to the first there is.
 */
export async function keepAllSubgroups(db: Db, days: number | null) {
  for (const { lineNumber: line } of await db.selectFrom('lines').select('lineNumber').execute()) {
    const clock = await clockOf(db, line)
    const oldest = days === null ? await oldestDay(db, line) : clock.productionDayOf(Date.now() - days * aDay)
    if (oldest === null) continue
    // A station's clock may run ahead.
    let last = Temporal.PlainDate.from(clock.productionDayOf(Date.now() + aDay))
    for (; last.toString() >= oldest; last = last.subtract({ days: month })) {
      const first = last.subtract({ days: month - 1 }).toString()
      await keepSubgroups(db, {
        line,
        clock,
        first: first < oldest ? oldest : first,
        last: last.toString(),
      })
    }
  }
}

const some = 100

/** Moments that an earlier release wrote without a type, so many days of a station and a set a line. */
export const giveTypes = (db: Db) => rebuildOn(db, { untyped: true, most: some })

/** All moments, anew from the passes that are still there. Answers how many days of a station and a set these were. */
export const rebuildAll = (db: Db) => rebuildOn(db, { untyped: false, most: 1e9 })

async function rebuildOn(db: Db, wanted: { untyped: boolean; most: number }) {
  let days = 0
  for (const { lineNumber } of await db.selectFrom('lines').select('lineNumber').execute()) {
    const line = lineNumber as LineNumber // of the list itself, asked for by nobody
    days += await rebuildDays(db, { line, clock: await clockOf(db, line), ...wanted })
  }
  return days
}

const oldestDay = async (db: Db, line: string) =>
  (
    await db
      .selectFrom('characteristicDays')
      .select('day')
      .where('lineNumber', '=', line)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
  )?.day ?? null
