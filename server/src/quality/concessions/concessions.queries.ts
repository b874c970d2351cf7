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
      .select(shown)
      .select([
        sql<ConcessionState>`case when concession_state = 'approved' and valid_until < ${today}::date
          then 'expired' else concession_state end`.as('concessionState'),
        sql<number>`case when shared_id is null then used_pieces else (
          select sum(s.used_pieces) from concessions s where s.shared_id = concessions.shared_id) end`.as(
          'allUsed',
        ),
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

type Stored = Concession & { sharedId: string | null }

/** The line's own row first, then those of the lines that share it, in their order: whoever locks them takes the same way. */
export async function lockConcession(db: Db, line: LineNumber, concessionCode: string): Promise<Stored[]> {
  const own = await db
    .selectFrom('concessions')
    .select('sharedId')
    .where('lineNumber', '=', line)
    .where('concessionCode', '=', concessionCode)
    .executeTakeFirst()
  if (!own) return []
  const rows = await lockRows(db, own.sharedId ?? { line, concessionCode })
  return rows.toSorted((a, b) => Number(b.lineNumber === line) - Number(a.lineNumber === line))
}

type Named = { line: LineNumber; concessionCode: string }

export const lockRows = (db: Db, which: string | Named): Promise<Stored[]> =>
  db
    .selectFrom('concessions')
    .selectAll()
    .where((row) =>
      typeof which === 'string'
        ? row('sharedId', '=', which)
        : row.and([row('lineNumber', '=', which.line), row('concessionCode', '=', which.concessionCode)]),
    )
    .orderBy('lineNumber')
    .forUpdate()
    .execute()

/** Shared ones in force on a line, in the order in which its stations lock them. */
export const sharedOf = (db: Db, line: string, codes: readonly string[]) =>
  db
    .selectFrom('concessions')
    .select(['sharedId', 'concessionCode'])
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

/** What a line let go that is gone is gone: the others have so many less. */
export async function deleteConcessionsOf(db: Db, line: string) {
  await sql`
    update concessions o set all_pieces = greatest(1, o.all_pieces - g.used_pieces),
      line_numbers = o.line_numbers - ${line}
    from concessions g
    where g.line_number = ${line} and g.shared_id = o.shared_id and o.line_number <> ${line}`.execute(db)
  await db.deleteFrom('concessions').where('lineNumber', '=', line).execute()
}
