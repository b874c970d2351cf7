import type { CycleStandard, StandardKey } from '@takt/contract/cycleStandards.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type StationType = Pick<StandardKey, 'stationNumber' | 'typeNo'>

const at = (db: Db, line: LineNumber, { stationNumber, typeNo }: StationType) =>
  db
    .selectFrom('cycleStandards')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('typeNo', '=', typeNo)

export const listStandards = (db: Db, line: LineNumber, place: StationType) =>
  at(db, line, place).orderBy('validFrom', 'desc').execute()

/** All of the line, the newest first. */
export const standardsOn = (db: Db, line: string) =>
  db
    .selectFrom('cycleStandards')
    .select(['lineNumber', 'stationNumber', 'typeNo', 'validFrom', 'cycleTime'])
    .where('lineNumber', '=', line)
    .orderBy('validFrom', 'desc')
    .execute()

/** Held until the transaction ends: it is withdrawn once. */
export const lockStandard = (db: Db, line: LineNumber, { validFrom, ...place }: StandardKey) =>
  at(db, line, place).where('validFrom', '=', validFrom).forUpdate().executeTakeFirst()

/** Nothing comes back when one begins then already. */
export const insertStandard = (db: Db, standard: Omit<CycleStandard, 'updateDate'>) =>
  db
    .insertInto('cycleStandards')
    .values(standard)
    .onConflict((c) => c.columns(['lineNumber', 'stationNumber', 'typeNo', 'validFrom']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteStandard = (db: Db, line: LineNumber, { stationNumber, typeNo, validFrom }: StandardKey) =>
  db
    .deleteFrom('cycleStandards')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('typeNo', '=', typeNo)
    .where('validFrom', '=', validFrom)
    .execute()
