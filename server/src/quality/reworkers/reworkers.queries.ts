import { type AliasedExpression, sql } from 'kysely'
import type { Operator } from '@takt/contract/operators.ts'
import type { Reworker, ReworkerDraft, ReworkerFilter, ReworkerRow } from '@takt/contract/reworkers.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Who operators are, as their own feature publishes it. */
type Cards = AliasedExpression<Pick<Operator, 'operatorNo' | 'name' | 'userName' | 'cardId'>, 'o'>

/** What each reworker of a line reported, to be joined. */
export type Activity = AliasedExpression<
  { ofLine: string; reworker: string | null } & Pick<ReworkerRow, 'reworked' | 'successRate' | 'averageTime'>,
  'a'
>

type CardsAndActivity = { cards: Cards; activity: Activity }

const rows = (db: Db, line: LineNumber, { cards, activity }: CardsAndActivity) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('reworkers as r')
      .innerJoin(cards, 'o.operatorNo', 'r.operatorNo')
      .leftJoin(activity, (on) =>
        on.onRef('a.ofLine', '=', 'r.lineNumber').onRef('a.reworker', '=', 'r.operatorNo'),
      )
      .where('r.lineNumber', '=', line)
      .selectAll('r')
      .select(['o.name', 'o.userName', 'o.cardId', 'a.successRate', 'a.averageTime'])
      .select(sql<number>`coalesce(a.reworked, 0)`.as('reworked'))
      .as('rows'),
  )

/** Those an empty list does not limit may do that one too. */
const may = (column: 'type_nos' | 'defect_codes' | 'station_numbers', code: string) =>
  sql<boolean>`${sql.ref(column)} = '[]' or ${sql.ref(column)} ? ${code}`

export function listReworkers(db: Db, line: LineNumber, shownWith: CardsAndActivity, filter: ReworkerFilter) {
  let query = rows(db, line, shownWith).selectAll()
  for (const name of ['operatorNo', 'name'] as const)
    if (filter[name]) query = query.where(name, 'ilike', contains(filter[name]))
  if (filter.enabled !== undefined) query = query.where('enabled', '=', filter.enabled)
  if (filter.typeNo) query = query.where(may('type_nos', filter.typeNo))
  if (filter.defectCode) query = query.where(may('defect_codes', filter.defectCode))
  if (filter.stationNumber) query = query.where(may('station_numbers', filter.stationNumber))
  return onePage(query.orderBy('operatorNo'), filter, ['operatorNo'])
}

const lists = ({ typeNos, defectCodes, stationNumbers }: ReworkerDraft) => ({
  typeNos: JSON.stringify(typeNos),
  defectCodes: JSON.stringify(defectCodes),
  stationNumbers: JSON.stringify(stationNumbers),
})

/** Nothing comes back when the operator is one already. */
export const insertReworker = (db: Db, lineNumber: LineNumber, draft: ReworkerDraft) =>
  db
    .insertInto('reworkers')
    .values({ ...draft, ...lists(draft), lineNumber })
    .onConflict((c) => c.columns(['lineNumber', 'operatorNo']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockReworker = (db: Db, line: LineNumber, operatorNo: string) =>
  db
    .selectFrom('reworkers')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('operatorNo', '=', operatorNo)
    .forUpdate()
    .executeTakeFirst()

export const updateReworker = (
  db: Db,
  line: LineNumber,
  { operatorNo, ...change }: ReworkerDraft & Pick<Reworker, 'enabled'>,
) =>
  db
    .updateTable('reworkers')
    .set({
      ...lists({ operatorNo, ...change }),
      level: change.level,
      validUntil: change.validUntil,
      enabled: change.enabled,
      revision: sql<number>`revision + 1`,
    })
    .where('lineNumber', '=', line)
    .where('operatorNo', '=', operatorNo)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteReworkersOf = (db: Db, line: string) =>
  db.deleteFrom('reworkers').where('lineNumber', '=', line).execute()
