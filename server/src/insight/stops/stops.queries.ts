import type { StopReason } from '@takt/contract/stops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type StoredReason = StopReason & { stationNumber: string; start: string }
type Window = { from: string; to: string }
const fields = [
  'stationNumber',
  'start',
  'stopCause',
  'causeStation',
  'alarmCode',
  'lossType',
  'remark',
  'explainedBy',
  'explainedAt',
] as const

export const reasonsOf = (db: Db, line: LineNumber, { from, to }: Window): Promise<StoredReason[]> =>
  db
    .selectFrom('stopReasons')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('start', '>=', from)
    .where('start', '<', to)
    .orderBy('start')
    .execute()

export const cutsOf = (db: Db, line: LineNumber, { from, to }: Window) =>
  db
    .selectFrom('stopCuts')
    .select(['stationNumber', 'at'])
    .where('lineNumber', '=', line)
    .where('at', '>', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute()

/** False: somebody was quicker. */
export const addCut = async (db: Db, lineNumber: LineNumber, stationNumber: string, at: string) =>
  (await db
    .insertInto('stopCuts')
    .values({ lineNumber, stationNumber, at })
    .onConflict((c) => c.doNothing())
    .returning('at')
    .executeTakeFirst()) !== undefined

export const dropCut = async (db: Db, line: LineNumber, stationNumber: string, at: string) =>
  (await db
    .deleteFrom('stopCuts')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('at', '=', at)
    .returning('at')
    .executeTakeFirst()) !== undefined

/** All reasons of the part; returns the last of them. */
export async function dropReasons(db: Db, line: LineNumber, stationNumber: string, { from, to }: Window) {
  const gone = await db
    .deleteFrom('stopReasons')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('start', '>=', from)
    .where('start', '<', to)
    .returning(fields)
    .execute()
  return gone.toSorted((a, b) => (a.start < b.start ? -1 : 1)).at(-1)
}

export const addReason = (db: Db, lineNumber: LineNumber, reason: StoredReason) =>
  db
    .insertInto('stopReasons')
    .values({ lineNumber, ...reason })
    .execute()

export async function dropReasonsOf(db: Db, line: string) {
  await db.deleteFrom('stopReasons').where('lineNumber', '=', line).execute()
  await db.deleteFrom('stopCuts').where('lineNumber', '=', line).execute()
}
