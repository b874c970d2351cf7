import {
  type AlarmShelving,
  shelvingName,
  type ShelvedAlarm,
  type ShelvingDraft,
  type ShelvingFilter,
} from '@takt/contract/alarm-shelvings.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { endShelving, listShelvings, shelvingsAt, storeShelving } from './shelvings.queries.ts'

const anHour = 3_600_000
const keyOf = ({ lineNumber, stationNumber, alarmCode }: ShelvedAlarm & { lineNumber: string }) =>
  `${lineNumber}\0${stationNumber}\0${alarmCode}`

/** Finds the shelving under which an alarm is now. */
export async function shelvingOf(db: Db, lines: readonly string[], now: number) {
  const shelved = lines.length === 0 ? [] : await shelvingsAt(db, lines, isoOf(now))
  const byAlarm = new Map(shelved.map((one) => [keyOf(one), one]))
  return (alarm: ShelvedAlarm & { lineNumber: string }) => byAlarm.get(keyOf(alarm))
}

export const listShelved = ({ db, line }: LineCall, filter: ShelvingFilter) =>
  listShelvings(db, line, nowIso(), filter)

export const shelve = (call: LineCall, { shelveHours, ...draft }: ShelvingDraft) =>
  inOneGo(call.db, async (db): Promise<AlarmShelving> => {
    const { stationNumber, alarmCode: code } = draft
    if (!(await stationAt(db, call.line, stationNumber)))
      refuse('operators.no_station', { stationNumber }, 'stationNumber')
    const now = Date.now()
    const after = await storeShelving(db, {
      ...draft,
      lineNumber: call.line,
      shelvedAt: isoOf(now),
      shelvedBy: call.user.userName,
      shelvedUntil: isoOf(now + shelveHours * anHour),
    })
    if (!after) refuse('alarms.shelved_already', { code })
    await recordChange(db, call, { ...traceOf(draft), action: 'shelve', after })
    return after!
  })

export const unshelve = (call: LineCall, alarm: ShelvedAlarm) =>
  inOneGo(call.db, async (db): Promise<AlarmShelving> => {
    const before = await endShelving(db, call.line, alarm, nowIso())
    if (!before) refuse('alarms.not_shelved', { code: alarm.alarmCode })
    await recordChange(db, call, { ...traceOf(alarm), action: 'unshelve', before })
    return before!
  })

const traceOf = (alarm: ShelvedAlarm) => ({ entity: 'alarmShelving' as const, key: shelvingName(alarm) })
