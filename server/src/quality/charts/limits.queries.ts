import { type Insertable, sql } from 'kysely'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>

/** All of a characteristic, the newest first. */
export const limitsAt = (
  db: Db,
  line: LineNumber,
  { stationNumber, colSetId, colSetVersion, resultCode }: ChartPlace,
): Promise<ChartLimits[]> =>
  db
    .selectFrom('chartLimits')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('colSetId', '=', colSetId)
    .where('colSetVersion', '=', colSetVersion)
    .where('resultCode', '=', resultCode)
    .orderBy('frozenAt', 'desc')
    .orderBy('limitsId')
    .execute()

/** Another, once one of all lines was frozen, withdrawn or removed with its line. */
export async function limitsStamp(db: Db): Promise<string> {
  const found = await db
    .selectFrom('chartLimits')
    .where('withdrawnAt', 'is', null)
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`max(frozen_at)`.as('newest')])
    .executeTakeFirstOrThrow()
  return JSON.stringify(found)
}

/** Of all lines, those that were not withdrawn. */
export const limitsStanding = (db: Db): Promise<ChartLimits[]> =>
  db
    .selectFrom('chartLimits')
    .selectAll()
    .where('withdrawnAt', 'is', null)
    .orderBy('validFrom')
    .orderBy('frozenAt')
    .orderBy('limitsId')
    .execute()

export const insertLimits = (
  db: Db,
  {
    rules,
    ...limits
  }: Omit<Insertable<Tables['chartLimits']>, 'rules' | 'lineNumber'> & {
    lineNumber: LineNumber
    rules: readonly string[]
  },
): Promise<ChartLimits> =>
  db
    .insertInto('chartLimits')
    .values({ ...limits, rules: JSON.stringify(rules) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const lockLimits = (db: Db, line: LineNumber, limitsId: string) =>
  db
    .selectFrom('chartLimits')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('limitsId', '=', limitsId)
    .forUpdate()
    .executeTakeFirst()

export const withdrawLimits = (
  db: Db,
  line: LineNumber,
  limitsId: string,
  withdrawn: Pick<ChartLimits, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnReason'>,
): Promise<ChartLimits> =>
  db
    .updateTable('chartLimits')
    .set(withdrawn)
    .where('lineNumber', '=', line)
    .where('limitsId', '=', limitsId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteLimitsOf = (db: Db, line: string) =>
  db.deleteFrom('chartLimits').where('lineNumber', '=', line).execute()
