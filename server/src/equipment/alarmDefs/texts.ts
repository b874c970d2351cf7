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

/** What each alarm is called where its code is defined; a definition that is out of use says nothing. */
export async function withTexts<A extends Alarm>(
  db: Db,
  alarms: readonly A[],
): Promise<(A & { texts: AlarmTexts | null })[]> {
  if (alarms.length === 0) return []
  const distinct = (of: (alarm: A) => string) => [...new Set(alarms.map(of))]
  const defs = await alarmDefsOf(
    db,
    distinct(({ lineNumber }) => lineNumber),
    distinct(({ alarmCode }) => alarmCode),
  )
  const used = defs.filter(({ enabled }) => enabled)
  return alarms.map((alarm) => ({ ...alarm, texts: textsOf(definitionOf(used, alarm)) }))
}

const textsOf = (def: AlarmDef | undefined): AlarmTexts | null =>
  def ? { en: def.textEn, zh: def.textZh, es: def.textEs, ja: def.textJa } : null
