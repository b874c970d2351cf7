import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Of a counter of minutes: up to `settledAt` it is counted for good. */
export type Booked = {
  toolCode: string
  counterAct: number
  lifeLimit: number | null
  warnShare: number
  settledAt: string
  settledSeconds: number
  baseTotal: number
}

export const minuteCounters = (db: Db, line: LineNumber): Promise<Booked[]> =>
  db
    .selectFrom('toolCounters')
    .select(['toolCode', 'counterAct', 'settledSeconds', 'baseTotal', 'lifeLimit', 'warnShare'])
    .select(sql<string>`coalesce(settled_at, begun_at)`.as('settledAt'))
    .where('lineNumber', '=', line)
    .where('counterKind', '=', 'minutes')
    .execute()

/** Where tools with a counter of minutes were in the time that is not counted for good. */
export const mountsToBook = (db: Db, line: LineNumber) =>
  db
    .selectFrom('toolCounters as c')
    .innerJoin('toolMounts as m', (join) =>
      join.on('m.lineNumber', '=', line).onRef('m.toolCode', '=', 'c.toolCode'),
    )
    .select(['m.toolCode', 'm.stationNumber', 'm.mountedAt', 'm.dismountedAt'])
    .where('c.lineNumber', '=', line)
    .where('c.counterKind', '=', 'minutes')
    .where(sql<boolean>`coalesce(m.dismounted_at, 'infinity') > coalesce(c.settled_at, c.begun_at)`)
    .execute()

/** Unless it was maintained, or another server was first, meanwhile. */
export const storeMinutes = (
  db: Db,
  line: LineNumber,
  booked: readonly (Booked & { minutes: number; until: string })[],
) =>
  sql`
  update tool_counters c set counter_act = u.minutes, counter_total = c.base_total + u.minutes,
    settled_at = u.until, settled_seconds = u.seconds
  from unnest(
    ${booked.map(({ toolCode }) => toolCode)}::text[], ${booked.map(({ settledAt }) => settledAt)}::timestamptz[],
    ${booked.map(({ minutes }) => minutes)}::int[], ${booked.map(({ until }) => until)}::timestamptz[],
    ${booked.map(({ settledSeconds }) => settledSeconds)}::float8[]) as u (code, was, minutes, until, seconds)
  where c.line_number = ${line} and c.tool_code = u.code and c.counter_kind = 'minutes'
    and coalesce(c.settled_at, c.begun_at) = u.was`.execute(db)

/** Which lines count minutes. */
export const linesWithMinutes = async (db: Db) =>
  (
    await db
      .selectFrom('toolCounters')
      .select('lineNumber')
      .distinct()
      .where('counterKind', '=', 'minutes')
      .execute()
  ).map(({ lineNumber }) => lineNumber as LineNumber) // of the table itself, not of a request
