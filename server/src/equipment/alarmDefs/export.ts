import type { z } from 'zod'
import { AlarmDef, type alarmDefs } from '@takt/contract/alarmDefs.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allAlarmDefs } from './alarmDefs.queries.ts'

const languages = ['En', 'Zh', 'Es', 'Ja'] as const
const exported = [
  'alarmCode',
  'stationNumber',
  ...languages.map((language) => `text${language}` as const),
  'alarmClass',
  'alarmPriority',
  'lossType',
  'stopsMachine',
  'callsHelp',
  'onDelay',
  'offDelay',
  ...languages.map((language) => `cause${language}` as const),
  ...languages.map((language) => `action${language}` as const),
  'sopCode',
  'enabled',
  'updateDate',
  'updateAuthor',
] as const

export async function exportAlarmDefs(
  call: ExportCall,
  { format, ...filter }: z.output<typeof alarmDefs.export.input>,
) {
  const defs = await allAlarmDefs(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: 'alarm-definitions',
    columns: columnsOf(AlarmDef, exported, call.words),
    rows: exportRows(defs),
    total: defs.length,
  })
}

async function* exportRows(defs: readonly AlarmDef[]) {
  for (const def of defs) yield cellsOf(def, exported)
}
