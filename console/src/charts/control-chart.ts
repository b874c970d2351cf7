import type { ChartEvent, ProposedBorder } from '@takt/contract/chartEvents.ts'
import { type ChartReport, chartSigns, ruleSign } from '@takt/contract/charts.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import { chartPair } from './chart-pair.ts'
import { borderSeries, flagSeries } from './chart-series.ts'
import { flagsOf, sayEvent } from './event-flags.ts'
import { bordersOf } from './stage-borders.ts'

type Happened = { events: readonly ChartEvent[]; borders: readonly ProposedBorder[] }

/** The location above, the spread below, over one axis of time. Spec limits are of units, so they have no place here. */
export function controlChart(
  report: ChartReport,
  words: Words,
  formats: Formats,
  { events, borders }: Happened = { events: [], borders: [] },
) {
  const { times, values, spreads, chartKind } = report
  const flags = flagsOf(times, events)
  const spec = specOf(report)
  const valueText = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  const signs = chartSigns[chartKind]
  const names = [signs.location, signs.spread] as const
  const option = chartPair(
    {
      ...report,
      names,
      say: valueText,
      about: (at) => ({
        first: (report.units[at] ?? []).slice(0, 8).map((serial) => serial ?? '–'),
        last: (flags.get(at) ?? []).map((event) => sayEvent(event, words, formats)),
      }),
      more: (grid) => ({
        points: bordersOf(report.stages),
        series: grid === 0 ? [...flagSeries(flags, words), ...borderSeries(times, borders, words)] : [],
      }),
    },
    words,
    formats,
  )
  const head = [
    words.charts.group,
    words.field.testTime,
    words.field.productSn,
    ...names,
    words.field.rules,
    ...(flags.size ? [words.charts.events] : []),
  ]
  const rows = () =>
    times.map((time, at) => [
      formats.count(at + 1),
      formats.instant(time),
      formats.list(report.units[at]!.map((serial) => serial ?? '–')), // one for each point
      report.groupSize === 1 ? sayMeasured(formats, values[at]!, spec) : valueText(values[at]!),
      valueText(spreads[at] ?? null),
      formats.list(report.broken.filter((one) => one.at === at).map(({ rule }) => ruleSign(rule))),
      ...(flags.size
        ? [formats.list((flags.get(at) ?? []).map((event) => sayEvent(event, words, formats)))]
        : []),
    ])
  return { option, table: { head, rows } }
}
