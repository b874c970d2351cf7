import { keepSubgroups } from './execution/floor/floor.ts'
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
