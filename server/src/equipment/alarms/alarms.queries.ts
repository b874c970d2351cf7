import { sql } from 'kysely'
import type { AlarmKey } from '@takt/contract/alarms.ts'
import type { Db } from '../../platform/db/tables.ts'

type Span = { from: string; to: string }

/** Of alarms that were on within a period: whoever acknowledged one named a moment at which it was on. */
export const acksWithin = (db: Db, line: string, { from, to }: Span) =>
  db
    .selectFrom('alarmAcks')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('startTime', '>=', from)
    .where('startTime', '<', to)
    .orderBy('startTime')
    .execute()
export type Ack = Awaited<ReturnType<typeof acksWithin>>[number]

/** Two who acknowledge the same alarm at once: the first keeps it, the later cause is kept. */
export const storeAcks = (
  db: Db,
  lineNumber: string,
  keys: readonly AlarmKey[],
  by: { acknowledgedAt: string; acknowledgedBy: string; alarmCause: string | null },
) =>
  db
    .insertInto('alarmAcks')
    .values(keys.map((key) => ({ ...key, ...by, lineNumber })))
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'stationNumber', 'alarmCode', 'startTime'])
        .doUpdateSet({ alarmCause: sql<string>`coalesce(excluded.alarm_cause, alarm_acks.alarm_cause)` }),
    )
    .execute()

export const deleteAcksOf = (db: Db, line: string) =>
  db.deleteFrom('alarmAcks').where('lineNumber', '=', line).execute()
