import type { ChartReport } from '@takt/contract/charts.ts'
import { reportCard } from '@takt/contract/report-card.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './charts.module.css'
import { GaugeState } from './GaugeState.tsx'

/** Shown before the figures: what would make them wrong. */
export function ReportCard({ report }: { report: ChartReport }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <Panel title={words.charts.trust}>
      <dl className={css.card}>
        {reportCard(report, words, formats).map(({ key, name, tone, text }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <StatusDot tone={tone}>
                {key === 'gauge' ? <GaugeState gauge={report.gauge} text={text} /> : text}
              </StatusDot>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
