import { type Insertable, sql, type Updateable } from 'kysely'
import type { CausesFilter, ChartSignal, SignalFilter } from '@takt/contract/signals.ts'
import { onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export function listSignals(db: Db, line: LineNumber, filter: SignalFilter) {
  let query = db.selectFrom('chartSignals').selectAll().where('lineNumber', '=', line)
  for (const key of ['stationNumber', 'resultCode', 'signalReaction', 'signalCause', 'signalAction'] as const)
    if (filter[key]) query = query.where(key, '=', filter[key])
  if (filter.answered !== undefined)
    query = query.where('answeredAt', filter.answered ? 'is not' : 'is', null)
  if (filter.from) query = query.where('foundAt', '>=', filter.from)
  if (filter.to) query = query.where('foundAt', '<', filter.to)
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy(sql`answered_at is not null`).orderBy('foundAt', 'desc')),
    filter,
    ['signalId'],
  )
}

/** Null: nobody has answered. */
export function countCauses(db: Db, line: LineNumber, { stationNumber, resultCode, from, to }: CausesFilter) {
  let query = db
    .selectFrom('chartSignals')
    .select(['signalCause', sql<number>`count(*)::int`.as('signals')])
    .where('lineNumber', '=', line)
  if (stationNumber) query = query.where('stationNumber', '=', stationNumber)
  if (resultCode) query = query.where('resultCode', '=', resultCode)
  if (from) query = query.where('foundAt', '>=', from)
  if (to) query = query.where('foundAt', '<', to)
  return query.groupBy('signalCause').orderBy('signals', 'desc').orderBy('signalCause').execute()
}

export const openSignals = (db: Db, line: string): Promise<ChartSignal[]> =>
  db
    .selectFrom('chartSignals')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('answeredAt', 'is', null)
    .orderBy('foundAt', 'desc')
    .orderBy('signalId')
    .execute()

const ofId = (db: Db, line: LineNumber, signalId: string) =>
  db.selectFrom('chartSignals').selectAll().where('lineNumber', '=', line).where('signalId', '=', signalId)

export const findSignal = (db: Db, line: LineNumber, signalId: string): Promise<ChartSignal | undefined> =>
  ofId(db, line, signalId).executeTakeFirst()

export const lockSignal = (db: Db, line: LineNumber, signalId: string): Promise<ChartSignal | undefined> =>
  ofId(db, line, signalId).forUpdate().executeTakeFirst()

/** The newest of each chart and rule of these limits. `lastAnswer`: to any signal of them, so of an open one to those before. */
export const lastSignals = (db: Db, line: LineNumber, limitsIds: readonly string[]) =>
  db
    .selectFrom('chartSignals')
    .distinctOn(['limitsId', 'chartPart', 'rule'])
    .select(['limitsId', 'signalId', 'chartPart', 'rule', 'answeredAt'])
    .select(({ fn }) =>
      fn
        .max<string | null>('answeredAt')
        .over((over) => over.partitionBy(['limitsId', 'chartPart', 'rule']))
        .as('lastAnswer'),
    )
    .where('lineNumber', '=', line)
    .where('limitsId', 'in', limitsIds)
    .orderBy('limitsId')
    .orderBy('chartPart')
    .orderBy('rule')
    .orderBy('foundAt', 'desc')
    .execute()

/** Undefined: another server has found it. */
export const insertSignal = (
  db: Db,
  signal: Omit<Insertable<Tables['chartSignals']>, 'lineNumber'> & { lineNumber: LineNumber },
): Promise<ChartSignal | undefined> =>
  db
    .insertInto('chartSignals')
    .values(signal)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateSignal = (
  db: Db,
  line: LineNumber,
  signalId: string,
  change: Updateable<Tables['chartSignals']>,
): Promise<ChartSignal> =>
  db
    .updateTable('chartSignals')
    .set(change)
    .where('lineNumber', '=', line)
    .where('signalId', '=', signalId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteSignalsOf = (db: Db, line: string) =>
  db.deleteFrom('chartSignals').where('lineNumber', '=', line).execute()
