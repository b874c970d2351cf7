import { type Insertable, sql, type Updateable } from 'kysely'
import { Concession, type ConcessionFilter, type ConcessionState } from '@takt/contract/concessions.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const shown = (Object.keys(Concession.shape) as (keyof Concession)[]) // a shape's keys are its fields
  .filter((name) => name !== 'concessionState')

/** With the state it has by its last day, which `today` may be after. */
const read = (db: Db, line: LineNumber, today: string) =>
  db.selectFrom(
    db
      .selectFrom('concessions')
      .select([...shown, 'sharedId'])
      .select([
        sql<ConcessionState>`case when concession_state = 'approved' and valid_until < ${today}::date
          then 'expired' else concession_state end`.as('concessionState'),
      ])
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

/** What a line let go of these that it shares. */
export const usedOfShared = (db: Db, line: string, sharedIds: readonly string[]) =>
  db
    .selectFrom('concessions')
    .select(['sharedId', 'usedPieces'])
    .where('lineNumber', '=', line)
    .where('sharedId', 'in', sharedIds)
    .execute()

export type Stored = Concession & { sharedId: string | null }

/** Of one line. */
export const lockRow = (db: Db, line: string, concessionCode: string): Promise<Stored | undefined> =>
  db
    .selectFrom('concessions')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .forUpdate()
    .executeTakeFirst()

export const linesSharing = (db: Db, line: string, concessionCode: string) =>
  db
    .selectFrom('concessions')
    .select('lineNumbers')
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .executeTakeFirst()

/** Shared ones in force on a line, in the order in which its stations lock them. */
export const sharedOf = (db: Db, line: string, codes: readonly string[]) =>
  db
    .selectFrom('concessions')
    .select('concessionCode')
    .where('lineNumber', '=', line)
    .where('concessionCode', 'in', codes)
    .where('sharedId', 'is not', null)
    .orderBy('decidedAt')
    .orderBy('concessionCode')
    .execute()

/** Undefined: its code is taken. */
export const insertConcession = (
  db: Db,
  {
    lineNumbers,
    ...concession
  }: Omit<Insertable<Tables['concessions']>, 'lineNumbers'> & {
    lineNumbers: readonly string[]
  },
): Promise<Stored | undefined> =>
  db
    .insertInto('concessions')
    .values({ ...concession, lineNumbers: JSON.stringify(lineNumbers) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateConcession = (
  db: Db,
  line: string,
  concessionCode: string,
  change: Updateable<Tables['concessions']>,
): Promise<Stored> =>
  db
    .updateTable('concessions')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .returningAll()
    .executeTakeFirstOrThrow()

/** No change of a person's: whoever decides about it meanwhile has seen it as it is. */
export const updateDealt = (
  db: Db,
  line: string,
  concessionCode: string,
  change: Pick<Updateable<Tables['concessions']>, 'pieces' | 'concessionState'>,
) =>
  db
    .updateTable('concessions')
    .set(change)
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .execute()

export const sharedOn = (db: Db, line: string) =>
  db
    .selectFrom('concessions')
    .select(['concessionCode', 'lineNumbers', 'usedPieces'])
    .where('lineNumber', '=', line)
    .where('sharedId', 'is not', null)
    .execute()

/** One of the lines that share it is gone, and so are the pieces that it let go. */
export const takeLineOut = (
  db: Db,
  line: string,
  { concessionCode, gone, usedPieces }: { concessionCode: string; gone: string; usedPieces: number },
) =>
  db
    .updateTable('concessions')
    .set({
      allPieces: sql<number>`greatest(1, all_pieces - ${usedPieces}::int)`,
      lineNumbers: sql<string>`line_numbers - ${gone}::text`,
    })
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .where('sharedId', 'is not', null)
    .execute()

export const deleteConcessions = (db: Db, line: string) =>
  db.deleteFrom('concessions').where('lineNumber', '=', line).execute()
