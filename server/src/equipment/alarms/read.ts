import { type Alarm, alarmDays, type AlarmState, mostAlarms } from '@takt/contract/alarms.ts'
import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import { alarmRows } from '../../execution/floor/floor.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { definitionsOf, textsOf } from '../alarmDefs/alarmDefs.ts'
import { type Ack, acksWithin } from './alarms.queries.ts'
import { logged, type Logged } from './log.ts'
import { shelvingOf } from './shelvings.ts'

export type Span = { from: number; to: number }
const aDay = 86_400_000
/** The longest delay: what ended so long before may be the beginning of an alarm that was on later. */
export const longestDelay = 3_600_000

export function spanOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: number,
): Span {
  const end = to ? Date.parse(to) : now + 60_000
  const start = from ? Date.parse(from) : end - alarmDays.usual * aDay
  return { from: Math.min(end, Math.max(start, end - alarmDays.most * aDay)), to: end }
}

/** Also who acknowledged it, and by which moment. */
export type ReadAlarm = Alarm & { acknowledgedFor: string | null }

/** The alarms of a line that were on within a period, the newest first. */
export async function readAlarms(
  db: Db,
  line: string,
  { from, to }: Span,
  now: number,
  of?: { stationNumber: string; alarmCode: string },
): Promise<ReadAlarm[]> {
  const rows = await alarmRows(db, {
    lines: [line],
    from: isoOf(from - longestDelay),
    to: isoOf(to + longestDelay),
    most: mostAlarms + 1,
    of,
  })
  if (rows.length > mostAlarms) refuse('alarms.too_many', { most: mostAlarms })
  const definitionOf = await definitionsOf(db, rows)
  const alarms = logged(rows, (row) => definitionOf(row) ?? { onDelay: 0, offDelay: 0 }, now).filter(
    ({ start, end }) => start < to && (end === null || end >= from),
  )
  const oldest = alarms.at(-1)?.start ?? from
  const acks = await acksWithin(db, line, { from: isoOf(oldest), to: isoOf(Math.max(to, now) + aDay) })
  const acksOf = Map.groupBy(acks, nameOf)
  const shelving = await shelvingOf(db, [line], now)
  return alarms.map((alarm) => {
    const read = alarmOf(alarm, definitionOf(alarm), acksOf.get(nameOf(alarm)) ?? [], now)
    return read.endTime === null && shelving(alarm) ? { ...read, alarmState: 'shelved' } : read
  })
}

const nameOf = ({ stationNumber, alarmCode }: Pick<Logged, 'stationNumber' | 'alarmCode'>) =>
  `${stationNumber}\0${alarmCode}`

function alarmOf(
  { start, end, ...alarm }: Logged,
  def: AlarmDef | undefined,
  acks: readonly Ack[],
  now: number,
): ReadAlarm {
  const ack = acks.find(({ startTime }) => {
    const at = Date.parse(startTime)
    return at >= start && (end === null || at <= end)
  })
  return {
    ...alarm,
    texts: textsOf(def),
    alarmClass: def?.alarmClass ?? null,
    alarmPriority: def?.alarmPriority ?? null,
    lossType: def?.lossType ?? null,
    stopsMachine: def?.stopsMachine ?? null,
    alarmState: stateOf(end === null, ack !== undefined),
    startTime: isoOf(start),
    endTime: end === null ? null : isoOf(end),
    duration: Math.max(0, Math.round(((end ?? now) - start) / 1000)),
    ...seenBy(ack),
  }
}

const seenBy = (ack: Ack | undefined) => ({
  acknowledgedAt: ack?.acknowledgedAt ?? null,
  acknowledgedBy: ack?.acknowledgedBy ?? null,
  alarmCause: ack?.alarmCause ?? null,
  acknowledgedFor: ack?.startTime ?? null,
})

function stateOf(isOn: boolean, isSeen: boolean): AlarmState {
  if (isOn) return isSeen ? 'acknowledged' : 'active'
  return isSeen ? 'closed' : 'cleared'
}
