import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Of every line, or of some tools of one. */
export type LivesOf = { line: string; toolCodes: readonly string[] } | null

const atWork = ['available', 'mounted'] as const

/** Whose uses are nearly used up, or are. */
export const wornTools = (db: Db, of: LivesOf) =>
  db
    .selectFrom('tools')
    .select(['lineNumber', 'toolCode', 'stationNumber', 'frequency', 'frequencyAct', 'maintainedAt'])
    .where('toolState', 'in', atWork)
    .where(sql<boolean>`frequency_act >= warn_share * frequency`)
    .$if(of !== null, (query) =>
      query.where('lineNumber', '=', of!.line).where('toolCode', 'in', of!.toolCodes),
    )
    .execute()

/** Further lives of tools at work that are nearly at their end, or are. Blocked cavities end nothing. */
export const wornCounters = (db: Db, of: LivesOf) =>
  db
    .selectFrom('tools')
    .innerJoin('toolCounters as c', (join) =>
      join.onRef('c.lineNumber', '=', 'tools.lineNumber').onRef('c.toolCode', '=', 'tools.toolCode'),
    )
    .leftJoin('toolCavityBlocks as b', (join) =>
      join
        .onRef('b.lineNumber', '=', 'tools.lineNumber')
        .onRef('b.toolCode', '=', 'tools.toolCode')
        .onRef('b.cavity', '=', 'c.cavity')
        .on('b.openedAt', 'is', null),
    )
    .select(['tools.lineNumber', 'tools.toolCode', 'tools.stationNumber', 'tools.maintainedAt'])
    .select(['c.counterKind', 'c.cavity', 'c.lifeLimit', 'c.counterAct'])
    .where('tools.toolState', 'in', atWork)
    .where('b.blockedAt', 'is', null)
    .where(sql<boolean>`c.counter_act >= c.warn_share * c.life_limit`)
    .$narrowType<{ lifeLimit: number }>()
    .$if(of !== null, (query) =>
      query.where('tools.lineNumber', '=', of!.line).where('tools.toolCode', 'in', of!.toolCodes),
    )
    .execute()
