import { type Insertable, sql, type Updateable } from 'kysely'
import type { Concession, ConcessionFilter, ConcessionState } from '@takt/contract/concessions.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** With the state it has by its last day, which `today` may be after. */
const read = (db: Db, line: LineNumber, today: string) =>
  db.selectFrom(
    db
      .selectFrom('concessions')
      .selectAll()
      .select(
        sql<ConcessionState>`case when concession_state = 'approved' and valid_until < ${today}::date
          then 'expired' else concession_state end`.as('concessionState'),
      )
      .where('lineNumber', '=', line)
      .as('c'),
  )

export function listConcessions(db: Db, line: LineNumber, today: string, filter: ConcessionFilter) {
  let query = read(db, line, today).selectAll()
  for (const key of ['typeNo', 'defectCode', 'stationNumber', 'concessionState'] as const)
    if (filter[key]) query = query.where(key, '=', filter[key])
  for (const key of ['concessionCode', 'askedBy'] as const)
    if (filter[key]) query = query.where(key, 'ilike', contains(filter[key]))
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('askedAt', 'desc')),
    filter,
    ['concessionCode'],
  )
}

export const findConcession = (db: Db, line: LineNumber, today: string, concessionCode: string) =>
  read(db, line, today).selectAll().where('concessionCode', '=', concessionCode).executeTakeFirst()

export const lockConcession = (
  db: Db,
  line: LineNumber,
  concessionCode: string,
): Promise<Concession | undefined> =>
  db
    .selectFrom('concessions')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .forUpdate()
    .executeTakeFirst()

/** Undefined: its code is taken. */
export const insertConcession = (
  db: Db,
  concession: Omit<Insertable<Tables['concessions']>, 'lineNumber'> & { lineNumber: LineNumber },
): Promise<Concession | undefined> =>
  db
    .insertInto('concessions')
    .values(concession)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateConcession = (
  db: Db,
  line: LineNumber,
  concessionCode: string,
  change: Updateable<Tables['concessions']>,
): Promise<Concession> =>
  db
    .updateTable('concessions')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteConcessionsOf = (db: Db, line: string) =>
  db.deleteFrom('concessions').where('lineNumber', '=', line).execute()
