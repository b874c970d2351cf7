import { sql } from 'kysely'
import type { SopRead } from '@takt/contract/sops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** What each operator confirmed of an instruction, the newest version first; of these operators only where they are named. */
export const readsOf = (
  db: Db,
  line: LineNumber,
  sopCodes: readonly string[],
  operators?: readonly string[],
) =>
  db
    .selectFrom('sopReads')
    .selectAll()
    .where('lineNumber', '=', line)
    .where(sql<boolean>`sop_code = any(${sopCodes}::text[])`)
    .$if(operators !== undefined, (query) =>
      query.where(sql<boolean>`operator_no = any(${operators ?? []}::text[])`),
    )
    .orderBy('sopVer', 'desc')
    .execute()

/** Undefined: confirmed already, since `renewed`; null: whenever it was. */
export const insertRead = (db: Db, read: SopRead & { lineNumber: LineNumber }, renewed: string | null) =>
  db
    .insertInto('sopReads')
    .values(read)
    .onConflict((conflict) =>
      renewed === null
        ? conflict.doNothing()
        : conflict
            .columns(['lineNumber', 'sopCode', 'operatorNo', 'sopVer'])
            .doUpdateSet({
              stationNumber: read.stationNumber,
              contentHash: read.contentHash,
              confirmedBy: read.confirmedBy,
              readAt: read.readAt,
            })
            .where('sopReads.readAt', '<=', renewed),
    )
    .returningAll()
    .executeTakeFirst()

export const deleteReadsOf = (db: Db, line: string) =>
  db.deleteFrom('sopReads').where('lineNumber', '=', line).execute()
