import type { z } from 'zod'
import { StationRow, type stations } from '@takt/contract/stations.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allStations } from './stations.queries.ts'

const exported = [
  'stationNumber',
  'stationName',
  'stationStatus',
  'statusSince',
  'lastHeartbeat',
  'enabled',
  'cycleTime',
  'cycleTimePerHour',
  'optLevel',
  'stationCode',
  'machineId',
  'ipAddr',
  'addr',
  'keyHint',
  'keyMadeAt',
] as const

/** Every station the filter finds, in the order of the list. */
export async function exportStations(
  call: ExportCall,
  { format, ...filter }: z.output<typeof stations.export.input>,
) {
  const found = await allStations(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `stations ${call.line}`,
    columns: columnsOf(StationRow, exported, call.words),
    rows: exportRows(found),
    total: found.length,
  })
}

async function* exportRows(found: StationRow[]) {
  for (const station of found) yield cellsOf(station, exported)
}
