import { sql } from 'kysely'
import type { AlarmShelving, ShelvedAlarm, ShelvingFilter } from '@takt/contract/alarm-shelvings.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Those that have not ended by themselves. */
export function shelvingsAt(db: Db, lines: readonly string[], now: string) {
  const [line] = lines
  return db
    .selectFrom('alarmShelvings')
    .selectAll()
    .where(
      lines.length === 1
        ? sql<boolean>`line_number = ${line}`
        : sql<boolean>`line_number = any(${lines}::text[])`,
    )
    .where('shelvedUntil', '>', now)
    .execute()
}

export function listShelvings(
  db: Db,
  line: string,
  now: string,
  { stationNumber, alarmCode, ...filter }: ShelvingFilter,
) {
  let query = db
    .selectFrom('alarmShelvings')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('shelvedUntil', '>', now)
  if (stationNumber) query = query.where('stationNumber', '=', stationNumber)
  if (alarmCode) query = query.where('alarmCode', 'ilike', contains(alarmCode))
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('shelvedUntil')),
    filter,
    ['stationNumber', 'alarmCode'],
  )
}

/** Nothing when it is shelved already: of two at once the first is kept. */
export const storeShelving = (db: Db, shelving: AlarmShelving) =>
  db
    .insertInto('alarmShelvings')
    .values(shelving)
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'stationNumber', 'alarmCode'])
        .doUpdateSet((eb) => ({
          shelvedAt: eb.ref('excluded.shelvedAt'),
          shelvedBy: eb.ref('excluded.shelvedBy'),
          shelvedUntil: eb.ref('excluded.shelvedUntil'),
          reason: eb.ref('excluded.reason'),
        }))
        .where('alarmShelvings.shelvedUntil', '<=', shelving.shelvedAt),
    )
    .returningAll()
    .executeTakeFirst()

export const endShelving = (db: Db, line: string, { stationNumber, alarmCode }: ShelvedAlarm, now: string) =>
  db
    .deleteFrom('alarmShelvings')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('alarmCode', '=', alarmCode)
    .where('shelvedUntil', '>', now)
    .returningAll()
    .executeTakeFirst()

export const deleteShelvingsOf = (db: Db, line: string) =>
  db.deleteFrom('alarmShelvings').where('lineNumber', '=', line).execute()
