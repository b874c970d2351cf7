import type { z } from 'zod'
import {
  type ChartReport,
  type charts,
  chartSigns,
  type FrozenChartReport,
  ruleSign,
} from '@takt/contract/charts.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { sheetOfPaper } from '../../platform/pdf/pdf.ts'
import { frozenChartReport } from './frozen.ts'
import { paperOf } from './paper.ts'
import { reportOf } from './report.ts'

/** The points as they are drawn, each with its limits and the rules it completes. */
export async function exportChart(
  call: ExportCall,
  { format, reportId, ...chartInput }: z.output<typeof charts.export.input>,
) {
  const kept = reportId ? await frozenChartReport(call, reportId) : null
  const report = kept?.report ?? (await reportOf(call, chartInput))
  const { field, charts: chartWords } = call.words
  const measure = (title: string) => ({ title, kind: 'measure' as const })
  const signs = chartSigns[report.chartKind]
  const limits = (of: string) =>
    [chartWords.centre, chartWords.lowerLimit, chartWords.upperLimit].map((name) => measure(`${of} ${name}`))
  return writeSheet(call, format, {
    fileName: `${report.resultCode} ${(kept?.asked ?? chartInput).stationNumber} ${call.line}`,
    ...(kept && { timeZone: kept.timeZone, about: await aboutOf(call, kept) }),
    columns: [
      { title: field.testTime, kind: 'instant' },
      { title: field.productSn, kind: 'name' },
      measure(signs.location),
      ...limits(signs.location),
      measure(signs.spread),
      ...limits(signs.spread),
      { title: field.rules, kind: 'name' },
    ],
    rows: reportRows(report, signs),
    total: report.times.length,
  })
}

/** The head of the paper: figures, limits, convention, zone and author. */
const aboutOf = async ({ db, words }: ExportCall, kept: FrozenChartReport) => ({
  name: words.charts.figures,
  rows: sheetOfPaper(paperOf(kept, (await plantOf(db)).plantName, words)),
})

async function* reportRows(report: ChartReport, names: Record<'location' | 'spread', string>) {
  const rules = Map.groupBy(report.broken, ({ at }) => at)
  const [location, spread] = [stepping(report.location), stepping(report.spread)]
  for (const [at, time] of report.times.entries())
    yield [
      isoOf(time),
      report.units[at]!.map((serial) => serial ?? '–').join(' '),
      report.values[at]!,
      ...location(at),
      report.spreads[at]!,
      ...spread(at),
      (rules.get(at) ?? []).map(({ chart, rule }) => `${names[chart]} ${ruleSign(rule)}`).join(', '),
    ]
}

/** The limits at each point, called in order. */
function stepping(levels: readonly { at: number; centre: number; lower: number; upper: number }[]) {
  let next = 0
  return (at: number) => {
    while (levels[next + 1] && levels[next + 1]!.at <= at) next++
    const level = levels[next]
    return level && level.at <= at ? [level.centre, level.lower, level.upper] : [null, null, null]
  }
}
