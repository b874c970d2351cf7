import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type AlarmSpan = {
  lines: readonly string[]
  from: string
  to: string
  most: number
  /** Of one alarm only. */
  of?: { stationNumber: string; alarmCode: string } | undefined
}

/** What was on within a period, the newest first. A row without length is no alarm, only an off that ended nothing. */
export function alarmRows(db: Db, { lines, from, to, most, of }: AlarmSpan) {
  const [line] = lines
  let query = db
    .selectFrom('equipmentAlarms')
    .selectAll()
    .where(
      lines.length === 1
        ? sql<boolean>`line_number = ${line}`
        : sql<boolean>`line_number = any(${lines}::text[])`,
    )
    .where('onTime', '<', to)
    .where(sql<boolean>`(off_time is null or off_time >= ${from})`)
    .where(sql<boolean>`off_time is distinct from on_time`)
  if (of) query = query.where('stationNumber', '=', of.stationNumber).where('alarmCode', '=', of.alarmCode)
  return query.orderBy('onTime', 'desc').limit(most).execute()
}
