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

/** Which lots came to a station in a span, the newest first. */
export const bindsDuring = (
  db: Db,
  line: string,
  station: string,
  { from, to, limit }: { from: string; to: string; limit: number },
) =>
  db
    .selectFrom('bindEvents')
    .select(['at', 'bomCode', 'bomLot'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .where('bindEvent', '!=', 'unbind')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
