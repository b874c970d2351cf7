import { useMemo, useState } from 'react'
import { Segmented } from 'antd'
import type { LossSum } from '@takt/contract/losses.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { barsOfLosses, type LossBar, lossGroupings, lossMeasures, lossPareto } from './loss-bars.ts'
import css from './stops.module.css'

type LossParetoProps = { sums: readonly LossSum[]; onPick: (filter: NonNullable<LossBar['filter']>) => void }

/** What the losses that are found come to, by reason, station or loss type; a bar narrows the list. Nothing lost: no picture. */
export function LossPareto({ sums, onPick }: LossParetoProps) {
  const words = useWords()
  const { andon: andonWords, stops, field } = words
  const formats = useFormats()
  const [by, groupBy] = useState<(typeof lossGroupings)[number]>('reason')
  const [measure, take] = useState<(typeof lossMeasures)[number]>('length')
  const bars = useMemo(() => barsOfLosses(sums, { by, measure }, words), [sums, by, measure, words])
  const drawn = useMemo(
    () => lossPareto(bars, { by, measure }, { words, formats }),
    [bars, by, measure, words, formats],
  )
  if (sums.length === 0) return null
  const choices = (
    <span className={css.choices}>
      <Segmented
        aria-label={andonWords.paretoBy}
        value={by}
        onChange={groupBy}
        options={lossGroupings.map((value) => ({ value, label: field[value] }))}
      />
      <Segmented
        aria-label={andonWords.paretoMeasure}
        value={measure}
        onChange={take}
        options={lossMeasures.map((value) => ({
          value,
          label: value === 'length' ? stops.byTime : stops.byCount,
        }))}
      />
    </span>
  )
  return (
    <Panel title={andonWords.pareto} aside={choices}>
      <Chart
        label={andonWords.pareto}
        height={Math.max(120, 40 + 26 * bars.length)}
        {...drawn}
        onPick={({ dataIndex }) => {
          const filter = bars[dataIndex]?.filter
          if (filter) onPick(filter)
        }}
      />
    </Panel>
  )
}
