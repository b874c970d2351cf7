import { capabilityFacts } from '@takt/contract/capability-facts.ts'
import { chartSigns, ruleSign, type FrozenChartReport } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Formats } from '@takt/contract/formats.ts'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { reportCard } from '@takt/contract/report-card.ts'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { sayStatistic, specOf } from '@takt/contract/say-measured.ts'
import { indexNamesOf } from '@takt/statistics/conventions.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { paperFormats, type PaperReport, type PaperSection, reportPdf } from '../../platform/pdf/pdf.ts'
import { frozenChartReport } from './frozen.ts'
import { controlOnPaper, histogramOnPaper } from './paper-charts.ts'

/** Signals of a report that nobody reads to the end. */
const mostSignals = 200

/** The frozen report as paper: what it kept, in the words of whoever reads it, by the zone it was frozen in. */
export async function frozenChartPdf(call: ExportCall, { reportId }: { reportId: string }) {
  const [kept, { plantName }] = await Promise.all([frozenChartReport(call, reportId), plantOf(call.db)])
  const name = `${kept.report.resultCode} ${kept.asked.stationNumber} ${call.line}`
  return reportPdf(name, paperOf(kept, plantName, call.words))
}

export function paperOf(kept: FrozenChartReport, plantName: string, words: Words): PaperReport {
  const language = languageSpoken(words)
  const formats = paperFormats(language, kept.timeZone)
  const { asked, report } = kept
  const { field, charts } = words
  const at = formats.minute
  const name =
    report.resultName === report.resultCode
      ? report.resultCode
      : `${report.resultName} (${report.resultCode})`
  const { within, overall } = indexNamesOf(report.figures.convention, report.figures.stable)
  const names = { cp: within[0], cpk: within[1], pp: overall[0], ppk: overall[1] }
  const about: [string, string | null | undefined][] = [
    [field.plantName, plantName],
    [field.lineNumber, kept.lineNumber],
    [field.stationNumber, asked.stationNumber],
    [charts.characteristic, name],
    [field.colSetId, `${asked.colSetId} v${asked.colSetVersion}`],
    [field.typeNo, asked.typeNo],
    [field.orderCode, asked.orderCode],
    [field.from, at(kept.since)],
    [field.to, at(kept.until)],
    [field.timeZone, kept.timeZone],
    [field.frozenBy, kept.frozenBy],
    [field.frozenAt, at(kept.frozenAt)],
    [field.remark, kept.remark],
  ]
  return {
    title: kept.reportTitle,
    language,
    frozenAt: kept.frozenAt,
    about: about.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    foot: `${plantName} · ${field.lineNumber} ${kept.lineNumber} · ${at(kept.frozenAt)} (${kept.timeZone})`,
    sections: [
      {
        title: charts.trust,
        figures: reportCard(report, words, formats).map(({ name: label, text: value }) => ({ label, value })),
      },
      {
        title: fill(charts.histogramOf, { name }),
        chart: { option: histogramOnPaper(report, words, formats), height: 200 },
        figures: capabilityFacts(report, names, words, formats).map(({ label, value, interval }) => ({
          label,
          value,
          ...(interval && { note: interval }),
        })),
      },
      {
        title: fill(charts.chartOf, { title: words.chartKind[report.chartKind], name }),
        newPage: true,
        chart: { option: controlOnPaper(report, words, formats), height: 310 },
      },
      ...limitsOf(report, words, formats, at),
      signalsOf(report, words, formats, at),
    ],
  }
}

type Report = FrozenChartReport['report']
type At = Formats['minute']

/** The limits each stretch was judged by. */
function limitsOf(report: Report, words: Words, formats: Formats, at: At): PaperSection[] {
  const { charts, field } = words
  if (report.location.length === 0) return [{ title: charts.limit, note: charts.noLimits }]
  const signs = chartSigns[report.chartKind]
  const spec = specOf(report)
  const valueText = (value: number | undefined) =>
    value === undefined ? '–' : sayStatistic(formats, value, spec)
  const rows = report.stages.flatMap((stage, place) => {
    const end = report.stages[place + 1]?.at ?? Infinity
    // Where points differ in size limits step; those of the newest point of the stretch represent it.
    const last = (levels: Report['location']) => levels.findLast((level) => level.at < end)
    const [location, spread] = [last(report.location), last(report.spread)]
    const limitsText = stage.limitsId ? `${stage.frozenBy ?? '–'} · ${at(stage.frozenAt)}` : charts.calculated
    return [
      [
        formats.count(stage.at + 1),
        signs.location,
        valueText(location?.lower),
        valueText(location?.centre),
        valueText(location?.upper),
        limitsText,
      ],
      [
        formats.count(stage.at + 1),
        signs.spread,
        valueText(spread?.lower),
        valueText(spread?.centre),
        valueText(spread?.upper),
        limitsText,
      ],
    ]
  })
  const head = [
    charts.group,
    field.chartKind,
    charts.lowerLimit,
    charts.centre,
    charts.upperLimit,
    field.frozenBy,
  ]
  return [{ title: charts.limit, table: { head, rows, right: [2, 3, 4] } }]
}

/** Which rules were broken and by which points, the newest first. */
function signalsOf(report: Report, words: Words, { count }: Formats, at: At): PaperSection {
  const { broken, times, chartKind, rules } = report
  const { charts, field } = words
  const newest = { count: count(mostSignals), total: count(broken.length) }
  const note = [
    `${field.rules} ${rules.map((rule) => ruleSign(Number(rule))).join(' + ')}`,
    ...(broken.length > mostSignals ? [fill(words.versions.newest, newest)] : []),
  ].join(' · ')
  if (broken.length === 0) return { title: charts.signals, note: `${note} · ${charts.noSignals}` }
  const rows = broken
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostSignals)
    .map((one) => [
      count(one.at + 1),
      at(times[one.at]!),
      chartSigns[chartKind][one.chart],
      ruleOf(words, one.rule),
    ])
  const head = [charts.group, field.testTime, field.chartKind, field.rules]
  return { title: `${charts.signals} (${count(broken.length)})`, note, table: { head, rows } }
}
