import { fittedOf } from '@takt/contract/chart-figures.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { histogramChart } from '~/shapes/histogram-chart.ts'

/** The values of a report between their limits, with the distribution it is judged by. */
export const reportHistogram = (report: ChartReport, words: Words, formats: Formats) =>
  histogramChart(
    { ...report, n: report.figures.sampleNum, mean: report.figures.mean, fit: fittedOf(report.figures) },
    words,
    formats,
  )
