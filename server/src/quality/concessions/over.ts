import { concessionsUnderWay } from '../../execution/floor/floor.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'
import { lastDayOf, lastDayOfUsedUp } from './for-floor.queries.ts'

const aDay = 86_400_000

/**
 * When the last of a line's concessions is over, in ms and at least so late: what was measured later goes by none, and its station skips the check.
 * -Infinity on most lines. Another server may have approved one. One that is used up ends with the last unit that has gone on under it.
 */
export const concessionsOver = rememberedFor(5_000, async (db, line) => {
  const sql = sqlIn(db)
  const { last, someUsedUp } = await lastDayOf(sql, line)
  const until = endOf(last)
  return someUsedUp && until < Infinity ? Math.max(until, await usedUpOver(sql, line)) : until
})

const usedUpOver = async (sql: Sql, line: string) =>
  endOf(await lastDayOfUsedUp(sql, line, await concessionsUnderWay(sql, line)))

/** A production day ends within a day of its date's end, wherever the plant is. */
function endOf(day: string | null) {
  if (day === null) return -Infinity
  return day === 'infinity' ? Infinity : Date.parse(day) + 3 * aDay
}
