import type { z } from 'zod'
import { type equipmentReports, EquipmentReportQuery } from '@takt/contract/equipmentReports.ts'
import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import type { Kind } from '@takt/contract/fields.ts'
import { timeClasses } from '@takt/contract/stations.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { type Cell, inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { equipmentReportOf, frozenEquipmentReport } from './equipmentReports.ts'

const figures = [
  ['oee', 'share'],
  ['availability', 'share'],
  ['effectiveness', 'share'],
  ['quality', 'share'],
  ['mtbf', 'seconds'],
  ['mttr', 'seconds'],
  ['stops', 'count'],
  ['produced', 'count'],
  ['goodFirst', 'count'],
  ['plannedCycle', 'seconds'],
] as const satisfies [keyof StationTime, Kind][]

/** A row a station. */
export async function exportEquipmentReport(
  call: ExportCall,
  { format, reportId, ...query }: z.output<typeof equipmentReports.export.input>,
) {
  const report = reportId
    ? (await frozenEquipmentReport(call, reportId)).report
    : await equipmentReportOf(call, EquipmentReportQuery.parse(query))
  const { equipmentStatistics: equipmentStatisticsWords, field, timeClass, page } = call.words
  const { firstDay, lastDay, stations } = report
  return writeSheet(call, format, {
    fileName: [page.equipmentReport, call.line, ...new Set([firstDay, lastDay])].join(' '),
    columns: [
      { title: field.stationNumber, kind: 'code' },
      { title: field.stationName, kind: 'name' },
      ...figures.map(([name, kind]) => ({ title: field[name], kind })),
      { title: equipmentStatisticsWords.shortStops, kind: 'count' },
      { title: `${equipmentStatisticsWords.shortStops} (h)`, kind: 'measure' },
      ...timeClasses.map((name) => ({ title: `${timeClass[name]} (h)`, kind: 'measure' as const })),
    ],
    rows: inTurn(
      stations.map((one): Cell[] => [
        one.stationNumber,
        one.stationName,
        ...figures.map(([name]) => one[name]),
        one.stopped?.shortStopCount ?? null,
        one.stopped ? one.stopped.shortStops / 3_600_000 : null,
        ...timeClasses.map((name) => one.times[name] / 3_600_000),
      ]),
    ),
    total: stations.length,
  })
}
