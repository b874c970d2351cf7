import { deletePauses, notePauses } from './pauses.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Station numbers are a line's own, so the copies keep theirs; they get keys of their own when they are set up. */
export const lineStationsPart = {
  copy: async (db: Db, _call: unknown, from: string, to: string) => {
    const stations = await db
      .selectFrom('stations')
      .select(['stationNumber', 'stationName', 'cycleTime', 'optLevel', 'enabled'])
      .where('lineNumber', '=', from)
      .execute()
    const copies = stations.map((station) => ({ ...station, lineNumber: to }))
    if (copies.length) await db.insertInto('stations').values(copies).execute()
    await notePauses(db, copies)
    return { entry: { stations: stations.map(({ stationNumber }) => stationNumber) } }
  },
  /** Their states go with them. */
  remove: async (db: Db, line: string) => {
    await db.deleteFrom('stationKeys').where('lineNumber', '=', line).execute()
    await deletePauses(db, line)
    await db.deleteFrom('stations').where('lineNumber', '=', line).execute()
  },
}
