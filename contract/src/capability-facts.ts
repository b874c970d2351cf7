import type { ChartReport } from './charts.ts'
import { fill } from './errors.ts'
import type { Formats } from './formats.ts'
import type { Words } from './locales/en/words.ts'
import { sayLimits } from './say-limits.ts'
import { sayMeasured, sayStatistic, specOf } from './say-measured.ts'

type IndexName = 'cp' | 'cpk' | 'pp' | 'ppk'
type WithBounds = Record<'index' | 'lower' | 'upper', number | null>
/** A figure as it is shown; an index with its interval, and with the lower end it is judged by. */
export type CapabilityFact = { key: string; label: string; value: string; interval?: string; lower?: number }

/** An index with its interval; of too few values neither. */
export function sayIndex(
  { index, lower, upper }: WithBounds,
  enough: boolean,
  { values, charts }: Words,
  formats: Formats,
): Pick<CapabilityFact, 'value' | 'interval' | 'lower'> {
  if (!enough) return { value: values.whyNoIndex.few }
  if (index === null || lower === null || upper === null) return { value: '–' }
  const interval = fill(charts.interval, { lower: formats.index(lower), upper: formats.index(upper) })
  return { value: formats.index(index), interval, lower }
}

export const indexIn = (figures: ChartReport['figures'], name: IndexName): WithBounds => ({
  index: figures[name],
  lower: figures[`${name}Lower`],
  upper: figures[`${name}Upper`],
})

/** Every figure of a characteristic, on the screen and on paper the same. `names`: of the indices under the convention. */
export function capabilityFacts(
  report: ChartReport,
  names: Record<IndexName, string>,
  words: Words,
  formats: Formats,
): CapabilityFact[] {
  const { field, charts, convention, estimator, units } = words
  const { figures } = report
  const { enough, fitted } = figures
  const spec = specOf(report)
  const statistic = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  const measured = (value: number | null) => (value === null ? '–' : sayMeasured(formats, value, spec))
  const ppm = (value: number | null) => (value === null ? '–' : formats.count(Math.round(value)))
  const expected = (value: number | null) => (enough ? ppm(value) : '–')
  const fact = (key: string, label: string, value: string) => ({ key, label, value })
  const reach =
    figures.lowestValue === null
      ? '–'
      : `${measured(figures.lowestValue)} – ${measured(figures.highestValue)}`
  return [
    fact('sampleNum', field.sampleNum, formats.count(figures.sampleNum)),
    fact('subgroupNum', field.subgroupNum, formats.count(figures.subgroupNum)),
    fact('mean', field.mean, statistic(figures.mean)),
    fact('reach', `${field.lowestValue} – ${field.highestValue}`, reach),
    fact('limits', units.limits, [sayLimits(formats, spec), report.unit].filter(Boolean).join(' ')),
    fact('within', `${field.sigmaWithin} (${estimator[figures.estimator]})`, statistic(figures.sigmaWithin)),
    fact('overall', field.sigmaOverall, statistic(figures.sigmaOverall)),
    ...(['cp', 'cpk', 'pp', 'ppk'] as const).map((name) => ({
      key: name,
      label: names[name],
      ...sayIndex(indexIn(figures, name), enough, words, formats),
    })),
    ...(fitted
      ? [
          {
            key: 'fittedPotential',
            label: fill(charts.byFit, { name: names.pp }),
            ...sayIndex(
              {
                index: fitted.potential,
                lower: fitted.potentialLower ?? null,
                upper: fitted.potentialUpper ?? null,
              },
              enough,
              words,
              formats,
            ),
          },
          {
            key: 'fitted',
            label: fill(charts.byFit, { name: names.ppk }),
            ...sayIndex(
              { index: fitted.worst, lower: fitted.worstLower, upper: fitted.worstUpper },
              enough,
              words,
              formats,
            ),
          },
        ]
      : []),
    fact('observed', charts.observed, ppm(figures.ppmObserved)),
    fact('expectedWithin', charts.expectedWithin, expected(figures.ppmWithin)),
    fact('expectedOverall', charts.expectedOverall, expected(figures.ppmOverall)),
    ...(fitted ? [fact('expectedByFit', charts.expectedByFit, expected(fitted.ppm))] : []),
    fact('namedBy', charts.namedBy, convention[figures.convention]),
  ]
}
