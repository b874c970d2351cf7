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

/** All that were said of the stop give way to the new one; answers the last of them. */
export async function putReason(db: Db, lineNumber: LineNumber, reason: StoredReason, end: string) {
  const { stationNumber, start } = reason
  const gone = await db
    .deleteFrom('stopReasons')
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .where('start', '>=', start)
    .where('start', '<', end)
    .returning(fields)
    .execute()
  await db
    .insertInto('stopReasons')
    .values({ lineNumber, ...reason })
    .execute()
  return gone.toSorted((a, b) => (a.start < b.start ? -1 : 1)).at(-1)
}

export const dropReasonsOf = (db: Db, line: string) =>
  db.deleteFrom('stopReasons').where('lineNumber', '=', line).execute()
