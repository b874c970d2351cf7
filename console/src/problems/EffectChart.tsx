import type { ProblemOne } from '@takt/contract/problems.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { effectChart } from './effect-chart.ts'

/** The days before the action and since it, against the limits of those before. */
export function EffectChart({ problem: { chart, actedAt } }: { problem: ProblemOne }) {
  const words = useWords()
  const formats = useFormats()
  const { problems: problemWords } = words
  if (!chart || chart.times.length === 0) return <p>{problemWords.noChart}</p>
  return <Chart label={problemWords.chart} height={240} {...effectChart(chart, actedAt, words, formats)} />
}
