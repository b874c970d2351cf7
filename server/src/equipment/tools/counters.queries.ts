import { type Insertable, sql, type Updateable } from 'kysely'
import type { CounterKind, CounterState, ToolCounterRow } from '@takt/contract/toolCounters.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** With how worn each is, and whether its cavity is blocked. */
export const countersOf = (db: Db, line: LineNumber, toolCode: string): Promise<ToolCounterRow[]> =>
  db
    .selectFrom('toolCounters as c')
    .leftJoin('toolCavityBlocks as b', (join) =>
      join
        .on('b.lineNumber', '=', line)
        .onRef('b.toolCode', '=', 'c.toolCode')
        .onRef('b.cavity', '=', 'c.cavity')
        .on('b.openedAt', 'is', null),
    )
    .select(['c.lineNumber', 'c.toolCode', 'c.counterKind', 'c.cavity', 'c.lifeLimit', 'c.startValue'])
    .select(['c.warnShare', 'c.counterAct', 'c.counterTotal', 'c.begunAt'])
    .select(['c.askedAmount', 'c.askedBy', 'c.askedReason', 'b.blockedAt', 'b.blockedBy', 'b.blockedReason'])
    .select([
      sql<number | null>`c.counter_act::float8 / c.life_limit`.as('usedShare'),
      sql<CounterState>`case when b.blocked_at is not null then 'blocked' when c.counter_act >= c.life_limit then 'locked'
        when c.counter_act >= c.warn_share * c.life_limit then 'due' else 'good' end`.as('counterState'),
    ])
    .where('c.lineNumber', '=', line)
    .where('c.toolCode', '=', toolCode)
    .orderBy(sql`array_position('{parts,minutes,cavity}', c.counter_kind)`)
    .orderBy('c.cavity')
    .execute()

type New = Omit<Insertable<Tables['toolCounters']>, 'lineNumber'>
export const insertCounters = (db: Db, line: LineNumber, counters: readonly New[]) =>
  db
    .insertInto('toolCounters')
    .values(counters.map((one) => ({ ...one, lineNumber: line })))
    .execute()

export type Which = { toolCode: string; counterKind: CounterKind; cavity?: number }

/** Without a cavity, all of the kind. */
export const updateCounters = (
  db: Db,
  line: LineNumber,
  { toolCode, counterKind, cavity }: Which,
  change: Updateable<Tables['toolCounters']>,
) =>
  db
    .updateTable('toolCounters')
    .set(change)
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .where('counterKind', '=', counterKind)
    .$if(cavity !== undefined, (query) => query.where('cavity', '=', cavity!))
    .execute()

export async function deleteCounters(db: Db, line: LineNumber, { toolCode, counterKind }: Which) {
  if (counterKind === 'cavity')
    await db
      .deleteFrom('toolCavityBlocks')
      .where('lineNumber', '=', line)
      .where('toolCode', '=', toolCode)
      .execute()
  await db
    .deleteFrom('toolCounters')
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .where('counterKind', '=', counterKind)
    .execute()
}

/** Maintained: what it made in all stays. */
export const beginAnew = (db: Db, line: LineNumber, toolCode: string, at: string) =>
  db
    .updateTable('toolCounters')
    .set({ counterAct: 0, baseTotal: sql`counter_total`, settledAt: at, settledSeconds: 0 })
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .execute()

export const insertBlock = (db: Db, block: Omit<Insertable<Tables['toolCavityBlocks']>, 'openedAt'>) =>
  db
    .insertInto('toolCavityBlocks')
    .values({ ...block, openedAt: null })
    .execute()

export const endBlock = (
  db: Db,
  line: LineNumber,
  { toolCode, cavity, openedAt }: { toolCode: string; cavity: number; openedAt: string },
) =>
  db
    .updateTable('toolCavityBlocks')
    .set({ openedAt })
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .where('cavity', '=', cavity)
    .where('openedAt', 'is', null)
    .execute()
