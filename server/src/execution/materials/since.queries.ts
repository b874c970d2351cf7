import type { Db } from '../../platform/db/tables.ts'

/** When material was first bound at a station, or replaced, after `since`. */
export const boundSince = async (
  db: Db,
  line: string,
  station: string,
  since: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('bindEvents')
      .select('at')
      .where('lineNumber', '=', line)
      .where('stationNumber', '=', station)
      .where('bindEvent', '!=', 'unbind')
      .where('at', '>', since)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
  )?.at
