import { useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Fact } from '~/shapes/Facts.tsx'
import { indexNames } from '~/shapes/index-names.ts'
import { histogramChart } from '~/shapes/histogram-chart.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { ReportCard } from './ReportCard.tsx'
import { Index, WithInterval } from './Summary.tsx'
import css from './charts.module.css'

/** How the values are spread between their limits, and every figure of it. */
export function Calculation({ report }: { report: ChartReport }) {
  const words = useWords()
  const formats = useFormats()
  const histogram = useMemo(() => {
    const { enough, sampleNum: n, mean, sigmaOverall } = report.figures
    return histogramChart({ ...report, n, mean, deviation: enough ? sigmaOverall : null }, words, formats)
  }, [report, words, formats])
  const label = fill(words.charts.histogramOf, { name: report.resultName })
  return (
    <div className={css.page}>
      <Panel title={label}>
        <Chart label={label} height={340} {...histogram} />
        <Figures report={report} />
      </Panel>
      <div className={css.side}>
        <ReportCard report={report} />
      </div>
    </div>
  )
}

function Figures({ report }: { report: ChartReport }) {
  const { field, charts, convention, estimator, values, units } = useWords()
  const formats = useFormats()
  const { figures } = report
  const names = indexNames(figures)
  const spec = specOf(report)
  const statistic = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  const measured = (value: number | null) => (value === null ? '–' : sayMeasured(formats, value, spec))
  const ppm = (value: number | null) => (value === null ? '–' : formats.count(Math.round(value)))
  const expected = (value: number | null) => (figures.enough ? ppm(value) : '–')
  return (
    <dl className={css.figures}>
      {!figures.enough && (
        <p role="status">{`${values.notEnough} · ${fill(values.tooFew, { least: 25 })}`}</p>
      )}
      <Fact label={field.sampleNum}>{formats.count(figures.sampleNum)}</Fact>
      <Fact label={field.subgroupNum}>{formats.count(figures.subgroupNum)}</Fact>
      <Fact label={field.mean}>{statistic(figures.mean)}</Fact>
      <Fact label={`${field.lowestValue} – ${field.highestValue}`}>
        {`${measured(figures.lowestValue)} – ${measured(figures.highestValue)}`}
      </Fact>
      <Fact label={units.limits}>{[sayLimits(formats, spec), report.unit].filter(Boolean).join(' ')}</Fact>
      <Fact label={`${field.sigmaWithin} (${estimator[figures.estimator]})`}>
        {statistic(figures.sigmaWithin)}
      </Fact>
      <Fact label={field.sigmaOverall}>{statistic(figures.sigmaOverall)}</Fact>
      {(['cp', 'cpk', 'pp', 'ppk'] as const).map((name) => (
        <Fact key={name} label={names[name]}>
          <Index of={figures} name={name} />
        </Fact>
      ))}
      {figures.fitted && (
        <Fact label={fill(charts.byFit, { name: names.ppk })}>
          <WithInterval
            enough={figures.enough}
            index={figures.fitted.worst}
            lower={figures.fitted.worstLower}
            upper={figures.fitted.worstUpper}
          />
        </Fact>
      )}
      <Fact label={charts.observed}>{ppm(figures.ppmObserved)}</Fact>
      <Fact label={charts.expectedWithin}>{expected(figures.ppmWithin)}</Fact>
      <Fact label={charts.expectedOverall}>{expected(figures.ppmOverall)}</Fact>
      {figures.fitted && <Fact label={charts.expectedByFit}>{expected(figures.fitted.ppm)}</Fact>}
      <Fact label={charts.namedBy}>{convention[figures.convention]}</Fact>
    </dl>
  )
}
