import type { Output } from '@takt/contract/output.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { outputChart, rateChart } from './charts.ts'
import css from './output.module.css'

/** Output against the plan with the gap since the beginning, and how good it was. */
export function OutputCharts({ shown }: { shown: Output }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <div className={css.charts}>
      <Panel title={words.output.outputChart}>
        <Chart label={words.output.outputChart} height={280} {...outputChart(shown.rows, words, formats)} />
      </Panel>
      <Panel title={words.output.rateChart}>
        <Chart
          label={words.output.rateAbout}
          height={280}
          {...rateChart(shown.rows, shown.okRateTarget, words, formats)}
        />
      </Panel>
    </div>
  )
}
