import { useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import css from './charts.module.css'
import { memoryChart, type MemoryKind, memoryKinds } from './memory-chart.ts'

/** The same points, judged with those before them: a shift of one sigma shows after some ten of them. */
export function MemoryChart({
  report,
  kind,
  onOpen,
}: {
  report: ChartReport
  kind: MemoryKind
  onOpen: (at: number) => void
}) {
  const words = useWords()
  const formats = useFormats()
  const { signals, ...drawn } = useMemo(
    () => memoryChart(report, kind, words, formats),
    [report, kind, words, formats],
  )
  const label = fill(words.charts.chartOf, { title: memoryKinds[kind], name: report.resultName })
  return (
    <>
      <Chart
        label={label}
        height={320}
        {...drawn}
        onPick={({ dataIndex }) => onOpen(dataIndex)}
        onPlace={onOpen}
      />
      <p className={css.quiet}>
        {`${words.charts.memoryOf[kind]} ${fill(words.charts.memorySignals, { count: formats.count(signals) })}`}
      </p>
    </>
  )
}
