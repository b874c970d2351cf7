import type { LampTest } from '@takt/contract/lamps.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Those that are tried now. */
export const lampTests = async (db: Db, line: LineNumber, now: string): Promise<LampTest[]> =>
  (
    await db
      .selectFrom('andonLampTests')
      .select(['place', 'lampColour', 'lampSound', 'until'])
      .where('lineNumber', '=', line)
      .where('until', '>', now)
      .orderBy('place')
      .execute()
  ).map(({ place, ...test }) => ({ stationNumber: place || null, ...test }))

export const saveLampTest = (
  db: Db,
  lineNumber: LineNumber,
  { stationNumber, ...test }: LampTest,
  testedBy: string,
) =>
  db
    .insertInto('andonLampTests')
    .values({ lineNumber, place: stationNumber ?? '', ...test, testedBy })
    .onConflict((row) => row.columns(['lineNumber', 'place']).doUpdateSet({ ...test, testedBy }))
    .execute()

export const deleteLampTestsOf = (db: Db, line: string) =>
  db.deleteFrom('andonLampTests').where('lineNumber', '=', line).execute()
