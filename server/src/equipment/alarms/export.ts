import type { z } from 'zod'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { Alarm, type alarms } from '@takt/contract/alarms.ts'
import type { Language } from '@takt/contract/languages.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { foundAlarms } from './alarms.ts'

const exported = [
  'startTime',
  'endTime',
  'duration',
  'stationNumber',
  'alarmCode',
  'alarmText',
  'alarmState',
  'alarmPriority',
  'alarmClass',
  'lossType',
  'stopsMachine',
  'acknowledgedAt',
  'acknowledgedBy',
  'alarmCause',
] as const

export async function exportAlarms(
  call: ExportCall,
  { format, ...filter }: z.output<typeof alarms.export.input>,
) {
  const found = await foundAlarms(call, filter)
  return writeSheet(call, format, {
    fileName: `alarms ${call.line}`,
    columns: columnsOf(Alarm, exported, call.words),
    rows: exportRows(found, languageSpoken(call.words)),
    total: found.length,
  })
}

async function* exportRows(found: readonly Alarm[], language: Language) {
  for (const alarm of found) {
    const alarmText = alarmTextIn(language, alarm.texts, alarm.alarmText)
    yield cellsOf({ ...alarm, alarmText }, exported)
  }
}
