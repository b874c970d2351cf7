import type { z } from 'zod'
import { type ChartReport, type charts, chartSigns, ruleSign } from '@takt/contract/charts.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { frozenChartReport } from './frozen.ts'
import { reportOf } from './report.ts'

/** The points as they are drawn, each with its limits and the rules it completes. */
export async function exportChart(
  call: ExportCall,
  { format, reportId, ...wanted }: z.output<typeof charts.export.input>,
) {
  const report = reportId ? (await frozenChartReport(call, reportId)).report : await reportOf(call, wanted)
  const { field, charts: said } = call.words
  const measure = (title: string) => ({ title, kind: 'measure' as const })
  const signs = chartSigns[report.chartKind]
  const limits = (of: string) =>
    [said.centre, said.lowerLimit, said.upperLimit].map((name) => measure(`${of} ${name}`))
  return writeSheet(call, format, {
    fileName: `${report.resultCode} ${wanted.stationNumber} ${call.line}`,
    columns: [
      { title: field.testTime, kind: 'instant' },
      { title: field.productSn, kind: 'name' },
      measure(signs.location),
      ...limits(signs.location),
      measure(signs.spread),
      ...limits(signs.spread),
      { title: field.rules, kind: 'name' },
    ],
    rows: rowsOf(report, signs),
    total: report.times.length,
  })
}

async function* rowsOf(report: ChartReport, names: Record<'location' | 'spread', string>) {
  const rules = Map.groupBy(report.broken, ({ at }) => at)
  const [location, spread] = [stepping(report.location), stepping(report.spread)]
  for (const [at, time] of report.times.entries())
    yield [
      time,
      report.units[at]!.map((serial) => serial ?? '–').join(' '),
      report.values[at]!,
      ...location(at),
      report.spreads[at]!,
      ...spread(at),
      (rules.get(at) ?? []).map(({ chart, rule }) => `${names[chart]} ${ruleSign(rule)}`).join(', '),
    ]
}

/** The limits at each point, asked in order. */
function stepping(levels: readonly { at: number; centre: number; lower: number; upper: number }[]) {
  let next = 0
  return (at: number) => {
    while (levels[next + 1] && levels[next + 1]!.at <= at) next++
    const level = levels[next]
    return level && level.at <= at ? [level.centre, level.lower, level.upper] : [null, null, null]
  }
}
