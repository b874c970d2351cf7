import type { AlarmTexts } from '@takt/contract/alarm-texts.ts'
import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import type { Db } from '../../platform/db/tables.ts'
import { alarmDefsOf } from './alarmDefs.queries.ts'

type Alarm = { lineNumber: string; stationNumber: string; alarmCode: string }

/** The definition that counts at a station: its own, else the one for every station of the line. */
export function definitionOf<Def extends Omit<Alarm, 'stationNumber'> & Pick<AlarmDef, 'stationNumber'>>(
  defs: readonly Def[],
  { lineNumber, stationNumber, alarmCode }: Alarm,
): Def | undefined {
  const ofCode = defs.filter((def) => def.lineNumber === lineNumber && def.alarmCode === alarmCode)
  return (
    ofCode.find((def) => def.stationNumber === stationNumber) ??
    ofCode.find((def) => def.stationNumber === null)
  )
}

/** Finds the definition in use that counts for each of some alarms; one that is out of use has no effect. */
export async function definitionsOf(db: Db, alarms: readonly Alarm[]) {
  const distinct = (of: (alarm: Alarm) => string) => [...new Set(alarms.map(of))]
  const lines = distinct(({ lineNumber }) => lineNumber)
  const codes = distinct(({ alarmCode }) => alarmCode)
  const defs = alarms.length === 0 ? [] : await alarmDefsOf(db, lines, codes)
  const used = Map.groupBy(
    defs.filter(({ enabled }) => enabled),
    ({ alarmCode }) => alarmCode,
  )
  return (alarm: Alarm) => definitionOf(used.get(alarm.alarmCode) ?? [], alarm)
}

export const textsOf = (def: AlarmDef | undefined): AlarmTexts | null =>
  def ? { en: def.textEn, zh: def.textZh, es: def.textEs, ja: def.textJa } : null
