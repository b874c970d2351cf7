import { useMemo } from 'react'
import { capabilityFacts } from '@takt/contract/capability-facts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useCpkBands } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { enough } from '~/shapes/cpk.ts'
import { Fact } from '~/shapes/Facts.tsx'
import { indexNames } from '~/shapes/index-names.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { ReportCard } from './ReportCard.tsx'
import { Index } from './Summary.tsx'
import css from './charts.module.css'
import { reportHistogram } from './report-histogram.ts'

/** How the values are spread between their limits, and every figure of it. */
export function Calculation({ report }: { report: ChartReport }) {
  const words = useWords()
  const formats = useFormats()
  const histogram = useMemo(() => reportHistogram(report, words, formats), [report, words, formats])
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
  const words = useWords()
  const formats = useFormats()
  const bands = useCpkBands()
  const { figures } = report
  return (
    <dl className={css.figures}>
      {!figures.enough && (
        <p role="status">{`${words.values.whyNoIndex.few} · ${fill(words.values.tooFew, { least: enough })}`}</p>
      )}
      {capabilityFacts(report, indexNames(figures), words, formats).map((fact) => (
        <Fact key={fact.key} label={fact.label}>
          <Index fact={fact} bands={bands} />
        </Fact>
      ))}
    </dl>
  )
}
