import { sql } from 'kysely'
import type { LoginFilter } from '@takt/contract/operators.ts'
import { onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type OperatorAtStation, qualificationAt } from './operators.queries.ts'

export const openLogin = (db: Db, line: LineNumber, operatorNo: string) =>
  db
    .selectFrom('stationLogins')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('operatorNo', '=', operatorNo)
    .where('until', 'is', null)
    .executeTakeFirst()

/** When this person last came to or left a place of the line. */
export const lastMove = (db: Db, line: LineNumber, operatorNo: string) =>
  db
    .selectFrom('stationLogins')
    .select(sql<string | null>`max(coalesce(until, since))`.as('at'))
    .where('lineNumber', '=', line)
    .where('operatorNo', '=', operatorNo)
    .executeTakeFirstOrThrow()

/** Since when people were logged in on a line, or at one of its stations. */
export async function loginTraces(db: Db, line: string, station: string | null) {
  const { rows } = await sql<{ since: string | null }>`
    select min(since) as since from station_logins
    where line_number = ${line} and (${station}::text is null or station_number = ${station})`.execute(db)
  return rows[0]!.since // one row is always selected
}

/** Null: on every line. A stay never ends before it began. */
export function endLogin(db: Db, line: LineNumber | null, operatorNo: string, until: string) {
  const open = db
    .updateTable('stationLogins')
    .set({ until: sql<string>`greatest(since, ${until}::timestamptz)` })
    .where('operatorNo', '=', operatorNo)
    .where('until', 'is', null)
  return (line === null ? open : open.where('lineNumber', '=', line)).execute()
}

/** Two moves within a millisecond: the second is the one that counts. */
export const beginLogin = (
  db: Db,
  line: LineNumber,
  place: OperatorAtStation,
  since: string,
  loggedInBy: string | null,
) =>
  db
    .insertInto('stationLogins')
    .values({ ...qualificationAt(line, place), since, until: null, loggedInBy })
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'operatorNo', 'since'])
        .doUpdateSet({ stationNumber: place.stationNumber, until: null, loggedInBy }),
    )
    .execute()

/** Who is at which station, newest first. */
export function listLogins(db: Db, line: LineNumber, filter: LoginFilter) {
  let query = db
    .selectFrom((eb) =>
      eb
        .selectFrom('stationLogins as l')
        .innerJoin('operators as o', 'o.operatorNo', 'l.operatorNo')
        .selectAll('l')
        .select('o.name')
        .select(sql<number | null>`extract(epoch from until - since)::float8`.as('duration'))
        .where('l.lineNumber', '=', line)
        .as('rows'),
    )
    .selectAll()
  if (filter.operatorNo) query = query.where('operatorNo', '=', filter.operatorNo)
  if (filter.stationNumber) query = query.where('stationNumber', '=', filter.stationNumber)
  if (filter.from)
    query = query.where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', filter.from!)]))
  if (filter.to) query = query.where('since', '<', filter.to)
  return onePage(query.orderBy('since', 'desc'), filter, ['operatorNo', 'since'])
}
