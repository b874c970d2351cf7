import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Station numbers are a line's own, so the copies keep theirs; they get keys of their own when they are set up. */
export const lineStationsPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    const copied = await db
      .insertInto('stations')
      .columns(['lineNumber', 'stationNumber', 'stationName', 'cycleTime', 'optLevel', 'enabled'])
      .expression((eb) =>
        eb
          .selectFrom('stations')
          .select([
            sql<string>`${to}`.as('lineNumber'),
            'stationNumber',
            'stationName',
            'cycleTime',
            'optLevel',
            'enabled',
          ])
          .where('lineNumber', '=', from),
      )
      .returning('stationNumber')
      .execute()
    return { entry: { stations: copied.map(({ stationNumber }) => stationNumber) } }
  },
  /** Their states go with them. */
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('stationKeys').where('lineNumber', '=', line).execute()
    await db.deleteFrom('stations').where('lineNumber', '=', line).execute()
  },
}
