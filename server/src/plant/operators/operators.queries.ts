import { sql, type Updateable } from 'kysely'
import type { OperatorDraft, OperatorFilter, QualificationDraft } from '@takt/contract/operators.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** The production day that runs on the line: when it began and what it is called. */
export type Today = { day: string; from: string }

type OperatorScope = Omit<OperatorFilter, 'page' | 'limit'>

/** Operators with where they are on this line, what they are trained for there and what they did today, as one table that can be sorted by any of it. */
const rows = (db: Db, line: LineNumber, today: Today) =>
  db
    .with('work', (q) =>
      q
        .selectFrom('passes')
        .where('lineNumber', '=', line)
        .where('outTime', '>=', today.from)
        .where('operator', 'is not', null)
        .groupBy('operator')
        .select([
          'operator as who',
          sql<number>`count(*)`.as('output'),
          sql<number>`count(*) filter (where result_status = 'ok')`.as('ok'),
        ]),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('operators as o')
        .leftJoin('stationLogins as l', (on) =>
          on
            .onRef('l.operatorNo', '=', 'o.operatorNo')
            .on('l.lineNumber', '=', line)
            .on('l.until', 'is', null),
        )
        .leftJoin('stations as s', (on) =>
          on.onRef('s.lineNumber', '=', 'l.lineNumber').onRef('s.stationNumber', '=', 'l.stationNumber'),
        )
        .leftJoin('qualifications as q', (on) =>
          on
            .onRef('q.lineNumber', '=', 'l.lineNumber')
            .onRef('q.stationNumber', '=', 'l.stationNumber')
            .onRef('q.operatorNo', '=', 'o.operatorNo'),
        )
        .leftJoin('work as w', 'w.who', 'o.operatorNo')
        .selectAll('o')
        .select(['l.stationNumber as currentStation', 'l.since'])
        .select([
          sql<boolean>`coalesce(s.opt_level, 0) > 0 and not (o.enabled and o.level >= s.opt_level and coalesce(q.level, 0) >= s.opt_level and coalesce(q.valid_until, 'infinity') >= ${today.day}::date)`.as(
            'tooLow',
          ),
          sql<
            { stationNumber: string; level: number; validUntil: string | null }[]
          >`coalesce((select jsonb_agg(jsonb_build_object('stationNumber', station_number, 'level', level, 'validUntil', valid_until) order by station_number)
        from qualifications where line_number = ${line} and operator_no = o.operator_no), '[]')`.as(
            'qualifications',
          ),
          sql<number>`coalesce(w.output, 0)`.as('output'),
          sql<number | null>`w.ok::float8 / nullif(w.output, 0)`.as('okRate'),
        ])
        .as('rows'),
    )
    .selectAll()

function filteredOperators(db: Db, line: LineNumber, today: Today, filter: OperatorScope) {
  let query = rows(db, line, today)
  for (const name of ['operatorNo', 'name', 'teamName'] as const) {
    const text = filter[name]
    if (text) query = query.where(name, 'ilike', contains(text))
  }
  if (filter.currentStation) query = query.where('currentStation', '=', filter.currentStation)
  if (filter.enabled !== undefined) query = query.where('enabled', '=', filter.enabled)
  return query.orderBy('operatorNo')
}

const tie = ['operatorNo'] as const

export const listOperators = (db: Db, line: LineNumber, today: Today, filter: OperatorFilter) =>
  onePage(filteredOperators(db, line, today, filter), filter, tie)

export const allOperators = (db: Db, line: LineNumber, today: Today, filter: OperatorScope) =>
  sorted(filteredOperators(db, line, today, filter), filter.sort, tie).execute()

export const operatorNames = (db: Db) =>
  db
    .selectFrom('operators')
    .select(['operatorNo', 'name'])
    .where('enabled', '=', true)
    .orderBy('operatorNo')
    .execute()

/** Who they are, to be joined by whoever keeps something under their number. */
export const operatorCards = (db: Db) =>
  db.selectFrom('operators').select(['operatorNo', 'name', 'userName', 'cardId']).as('o')

/** Which accounts each team has, for whoever tells people something: an operator without one reads nothing. */
export const teamAccounts = (db: Db) =>
  db
    .selectFrom('operators')
    .select(['teamName', 'userName', 'cardId'])
    .where('userName', 'is not', null)
    .where('enabled', '=', true)
    .$narrowType<{ userName: string }>()
    .execute()

/** Whose account it is. */
export const accountOperator = (db: Db, userName: string) =>
  db
    .selectFrom('operators')
    .select(['operatorNo', 'name'])
    .where('userName', '=', userName)
    .where('enabled', '=', true)
    .executeTakeFirst()

/** Held until the transaction ends: who is sent to two places at once comes to one after the other. */
export const lockOperator = (db: Db, by: { operatorNo: string } | { cardId: string }) => {
  const query = db.selectFrom('operators').selectAll().forUpdate()
  return (
    'cardId' in by ? query.where('cardId', '=', by.cardId) : query.where('operatorNo', '=', by.operatorNo)
  ).executeTakeFirst()
}

/** Who else has the badge or the account. */
export const othersWith = (db: Db, { operatorNo, cardId, userName }: OperatorDraft) =>
  db
    .selectFrom('operators')
    .select(['operatorNo', 'cardId', 'userName'])
    .where('operatorNo', '!=', operatorNo)
    .where((eb) => eb.or([eb('cardId', '=', cardId), eb('userName', '=', userName)]))
    .execute()

export const teamNamed = (db: Db, teamName: string) =>
  db.selectFrom('teams').select('teamName').where('teamName', '=', teamName).forShare().executeTakeFirst()

export const userNamed = (db: Db, userName: string) =>
  db.selectFrom('users').select('userName').where('userName', '=', userName).executeTakeFirst()

/** Nothing comes back when the number is taken. */
export const insertOperator = (db: Db, draft: OperatorDraft) =>
  db
    .insertInto('operators')
    .values(draft)
    .onConflict((c) => c.column('operatorNo').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateOperator = (db: Db, operatorNo: string, change: Updateable<Tables['operators']>) =>
  db
    .updateTable('operators')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('operatorNo', '=', operatorNo)
    .returningAll()
    .executeTakeFirstOrThrow()

export type OperatorAtStation = { stationNumber: string; operatorNo: string }

export const qualificationAt = (line: LineNumber, { stationNumber, operatorNo }: OperatorAtStation) => ({
  lineNumber: line,
  stationNumber,
  operatorNo,
})

export const findQualification = (
  db: Db,
  line: LineNumber,
  { stationNumber, operatorNo }: OperatorAtStation,
) =>
  db
    .selectFrom('qualifications')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('operatorNo', '=', operatorNo)
    .executeTakeFirst()

export const saveQualification = (
  db: Db,
  line: LineNumber,
  { level, validUntil, ...place }: QualificationDraft,
  givenBy: string,
) =>
  db
    .insertInto('qualifications')
    .values({ ...qualificationAt(line, place), level, validUntil, givenBy })
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'stationNumber', 'operatorNo'])
        .doUpdateSet({ level, validUntil, givenBy, givenAt: nowIso() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteQualification = (
  db: Db,
  line: LineNumber,
  { stationNumber, operatorNo }: OperatorAtStation,
) =>
  db
    .deleteFrom('qualifications')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('operatorNo', '=', operatorNo)
    .returningAll()
    .executeTakeFirst()

export const stationAt = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('stations')
    .select(['stationNumber', 'stationName', 'optLevel'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .executeTakeFirst()
