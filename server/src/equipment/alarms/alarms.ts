import { z } from 'zod'
import {
  type Alarm,
  type AlarmFilter,
  type AlarmKey,
  alarmName,
  type AlarmScope,
} from '@takt/contract/alarms.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange, recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { definitionsOf } from '../alarmDefs/alarmDefs.ts'
import { analysed } from './analysis.ts'
import { deleteAcksOf, storeAcks } from './alarms.queries.ts'
import { callsMeanwhile } from './ports.ts'
import { readAlarms, spanOf } from './read.ts'
import { deleteShelvingsOf } from './shelvings.queries.ts'
import { shelvingOf } from './shelvings.ts'
import { matchesScope, ordered } from './filter.ts'

export { alarmsDuring, alarmsOn } from './on-boards.ts'

export { shelvingOf } from './shelvings.ts'

export const lineAlarmsPart = {
  remove: async (db: Db, line: string) => {
    await deleteAcksOf(db, line)
    await deleteShelvingsOf(db, line)
  },
}

type OfLine = Pick<LineCall, 'db' | 'line'>

export async function foundAlarms(
  { db, line }: OfLine,
  filter: AlarmScope & Pick<AlarmFilter, 'sort'>,
  now = Date.now(),
) {
  const alarms = await readAlarms(db, line, spanOf(filter, now), now)
  return ordered(
    alarms.filter((alarm) => matchesScope(alarm, filter)),
    filter.sort,
  )
}

export async function listAlarms(call: LineCall, { page, limit, ...filter }: AlarmFilter) {
  const found = await foundAlarms(call, filter)
  return { rows: found.slice((page - 1) * limit, page * limit), total: found.length }
}

export async function analyseAlarms(call: OfLine, scope: AlarmScope) {
  const now = Date.now()
  return analysed(await foundAlarms(call, scope, now), spanOf(scope, now), now)
}

/** That was on at the moment. */
async function alarmAt(db: Db, line: string, { stationNumber, alarmCode, startTime }: AlarmKey) {
  const at = Date.parse(startTime)
  const now = Date.now()
  const span = { from: at, to: Math.max(at, now) + 1 }
  const alarms = await readAlarms(db, line, span, now, { stationNumber, alarmCode })
  return alarms.find((alarm) => Date.parse(alarm.startTime) <= at) ?? refuse('record.unknown')
}

const aMinute = 60_000

export async function oneAlarm({ db, line }: LineCall, key: AlarmKey) {
  const alarm = await alarmAt(db, line, key)
  const definition = (await definitionsOf(db, [alarm]))(alarm) ?? null
  const shelving = (await shelvingOf(db, [line], Date.now()))(alarm) ?? null
  const calls = await callsMeanwhile.get()(db, line, alarm.stationNumber, {
    from: isoOf(Date.parse(alarm.startTime) - aMinute),
    to: isoOf(alarm.endTime === null ? Date.now() + aMinute : Date.parse(alarm.endTime) + 10 * aMinute),
  })
  return { ...alarm, definition, shelving, calls }
}

type Cause = { alarmCause: string | null }

/** Of one that is acknowledged the cause is written anew; who saw it first stays. */
export const acknowledge = (call: LineCall, { alarmCause, ...key }: AlarmKey & Cause) =>
  inOneGo(call.db, async (db) => {
    const before = await alarmAt(db, call.line, key)
    if (before.acknowledgedAt !== null && alarmCause === null)
      refuse('alarms.acknowledged_already', { by: before.acknowledgedBy ?? '' })
    await storeAcks(db, call.line, [{ ...key, startTime: before.acknowledgedFor ?? before.startTime }], {
      acknowledgedAt: nowIso(),
      acknowledgedBy: call.user.userName,
      alarmCause,
    })
    const after = await alarmAt(db, call.line, key)
    await recordChange(db, call, traceOf('acknowledge', after, before))
    return after
  })

export const acknowledgeFound = (call: LineCall, { alarmCause, ...scope }: AlarmScope & Cause) =>
  inOneGo(call.db, async (db) => {
    recordNothing(call)
    const found = await foundAlarms({ db, line: call.line }, scope)
    const open = found.filter(({ acknowledgedAt }) => acknowledgedAt === null)
    const by = { acknowledgedAt: nowIso(), acknowledgedBy: call.user.userName, alarmCause }
    for (let at = 0; at < open.length; at += 1000) {
      const some = open.slice(at, at + 1000)
      await storeAcks(db, call.line, some.map(keyOf), by)
      await recordChanges(
        db,
        call,
        some.map((alarm) => traceOf('acknowledge', { ...alarm, ...by }, alarm)),
      )
    }
    return { acknowledged: open.length }
  })

const keyOf = ({ stationNumber, alarmCode, startTime }: Alarm): AlarmKey => ({
  stationNumber,
  alarmCode,
  startTime,
})
const Traced = z.object({
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  alarmCause: z.string().nullable(),
})
const traceOf = (action: string, after: Alarm, before: Alarm) => ({
  entity: 'equipmentAlarm' as const,
  key: alarmName(after),
  action,
  before: Traced.parse(before),
  after: Traced.parse(after),
})
