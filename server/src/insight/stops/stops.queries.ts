import type { StopReason } from '@takt/contract/stops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type StoredReason = StopReason & { stationNumber: string; start: string }
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

export const reasonsOf = (
  db: Db,
  line: LineNumber,
  { from, to }: { from: string; to: string },
): Promise<StoredReason[]> =>
  db
    .selectFrom('stopReasons')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('start', '>=', from)
    .where('start', '<', to)
    .orderBy('start')
    .execute()

/** All that were said of the stop give way to the new one. */
export async function putReason(db: Db, lineNumber: LineNumber, reason: StoredReason, end: string) {
  const { stationNumber, start } = reason
  await db
    .deleteFrom('stopReasons')
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .where('start', '>=', start)
    .where('start', '<', end)
    .execute()
  await db
    .insertInto('stopReasons')
    .values({ lineNumber, ...reason })
    .execute()
}

export const dropReasonsOf = (db: Db, line: string) =>
  db.deleteFrom('stopReasons').where('lineNumber', '=', line).execute()
