import type { Insertable } from 'kysely'
import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** Of a station, or of the whole line; the newest first. */
export const attributeLimitsAt = (
  db: Db,
  line: LineNumber,
  { stationNumber }: { stationNumber?: string | undefined },
): Promise<AttributeLimits[]> =>
  db
    .selectFrom('attributeLimits')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', 'is not distinct from', stationNumber ?? null)
    .orderBy('frozenAt', 'desc')
    .orderBy('limitsId')
    .execute()

/** Of all lines, those that were not withdrawn. */
export const attributeLimitsStanding = (db: Db): Promise<AttributeLimits[]> =>
  db
    .selectFrom('attributeLimits')
    .selectAll()
    .where('withdrawnAt', 'is', null)
    .orderBy('validFrom')
    .orderBy('frozenAt')
    .orderBy('limitsId')
    .execute()

export const insertAttributeLimits = (
  db: Db,
  {
    rules,
    ...limits
  }: Omit<Insertable<Tables['attributeLimits']>, 'rules' | 'lineNumber'> & {
    lineNumber: LineNumber
    rules: readonly string[]
  },
): Promise<AttributeLimits> =>
  db
    .insertInto('attributeLimits')
    .values({ ...limits, rules: JSON.stringify(rules) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const lockAttributeLimits = (db: Db, line: LineNumber, limitsId: string) =>
  db
    .selectFrom('attributeLimits')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('limitsId', '=', limitsId)
    .forUpdate()
    .executeTakeFirst()

export const withdrawAttributeLimits = (
  db: Db,
  line: LineNumber,
  limitsId: string,
  withdrawn: Pick<AttributeLimits, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnReason'>,
): Promise<AttributeLimits> =>
  db
    .updateTable('attributeLimits')
    .set(withdrawn)
    .where('lineNumber', '=', line)
    .where('limitsId', '=', limitsId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteAttributeLimitsOf = (db: Db, line: string) =>
  db.deleteFrom('attributeLimits').where('lineNumber', '=', line).execute()
