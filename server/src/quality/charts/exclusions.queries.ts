import type { Insertable, Updateable } from 'kysely'
import { ChartExclusion } from '@takt/contract/chartExclusions.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>
export type ExcludedUnit = { id: string; at: number }
const shown = Object.keys(ChartExclusion.shape) as (keyof ChartExclusion)[] // a shape's keys are its fields

const ofPlace = (
  db: Db,
  line: LineNumber,
  { stationNumber, colSetId, colSetVersion, resultCode }: ChartPlace,
) =>
  db
    .selectFrom('chartExclusions')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('colSetId', '=', colSetId)
    .where('colSetVersion', '=', colSetVersion)
    .where('resultCode', '=', resultCode)

export const exclusionsAt = (db: Db, line: LineNumber, place: ChartPlace): Promise<ChartExclusion[]> =>
  ofPlace(db, line, place).select(shown).orderBy('excludedAt', 'desc').orderBy('exclusionId').execute()

/** The units that judge nothing there now. */
export const excludedUnits = async (db: Db, line: LineNumber, place: ChartPlace): Promise<ExcludedUnit[]> =>
  (await ofPlace(db, line, place).select('units').where('restoredAt', 'is', null).execute()).flatMap(
    ({ units }) => units,
  )

/** The units that judge nothing now, by where they were; not those that were measured more than a day before. */
export async function unitsExcluded(
  db: Db,
  line: LineNumber,
  from: string | undefined,
): Promise<(ChartPlace & { units: ExcludedUnit[] })[]> {
  let query = db
    .selectFrom('chartExclusions')
    .select(['stationNumber', 'colSetId', 'colSetVersion', 'resultCode', 'units'])
    .where('lineNumber', '=', line)
    .where('restoredAt', 'is', null)
  if (from) query = query.where('testTime', '>=', isoOf(Date.parse(from) - 86_400_000))
  return query.execute()
}

/** Undefined: somebody else has excluded it. */
export const insertExclusion = (
  db: Db,
  {
    units,
    ...row
  }: Omit<Insertable<Tables['chartExclusions']>, 'units' | 'lineNumber'> & {
    lineNumber: LineNumber
    units: ExcludedUnit[]
  },
): Promise<ChartExclusion | undefined> =>
  db
    .insertInto('chartExclusions')
    .values({ ...row, units: JSON.stringify(units) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()

export const lockExclusion = (
  db: Db,
  line: LineNumber,
  exclusionId: string,
): Promise<ChartExclusion | undefined> =>
  db
    .selectFrom('chartExclusions')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('exclusionId', '=', exclusionId)
    .forUpdate()
    .executeTakeFirst()

export const updateExclusion = (
  db: Db,
  line: LineNumber,
  exclusionId: string,
  change: Pick<Updateable<Tables['chartExclusions']>, 'restoredBy' | 'restoredAt' | 'restoredReason'>,
): Promise<ChartExclusion> =>
  db
    .updateTable('chartExclusions')
    .set(change)
    .where('lineNumber', '=', line)
    .where('exclusionId', '=', exclusionId)
    .returning(shown)
    .executeTakeFirstOrThrow()

export const deleteExclusionsOf = (db: Db, line: string) =>
  db.deleteFrom('chartExclusions').where('lineNumber', '=', line).execute()
