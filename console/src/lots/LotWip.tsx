import { useMemo } from 'react'
import { lots, type LotWip as Wip } from '@takt/contract/lots.ts'
import { useAnswer } from '~/api/hooks.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { Chart } from '~/shapes/Chart.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { useNow } from '~/ui/now.ts'

export const useWip = () => useAnswer(lots.wip, {}, { every: 60_000 })

/** What of lots waits, is worked on and is held at each operation, and how long the first of it has waited. Nothing there: no picture. */
export function LotWip({ wip: data }: { wip: Wip[] | undefined }) {
  const words = useWords()
  const formats = useFormats()
  const now = useNow(60_000)
  const drawn = useMemo(() => data && drawWip(data, now, words, formats), [data, now, words, formats])
  if (!data?.length || !drawn) return null
  return (
    <Panel title={words.lots.wip}>
      <Chart label={words.lots.wip} height={180} {...drawn} />
    </Panel>
  )
}

function drawWip(wip: Wip[], now: number, { passes }: Words, { count, duration }: Formats) {
  const { wait, busy, warn, text } = chartColours()
  // Whole minutes: seconds of a picture that is drawn once a minute would be wrong, and too wide for a telephone.
  const age = ({ waitingSince }: Wip) =>
    waitingSince === null
      ? '–'
      : duration(Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000) * 60))
  const median = ({ medianWait }: Wip) => (medianWait === null ? '–' : duration(medianWait))
  const series = (name: string, color: string, of: (one: Wip) => number) => ({
    type: 'bar' as const,
    stack: 'wip',
    name,
    itemStyle: { color },
    barMaxWidth: 56,
    data: wip.map(of),
  })
  return {
    option: {
      legend: { top: 0, left: 0, textStyle: { color: text } },
      tooltip: { trigger: 'axis' as const },
      grid: { left: 8, right: 8, top: 32, bottom: 4, containLabel: true },
      xAxis: {
        type: 'category' as const,
        data: wip.map((one) => `${one.stationNumber}\n${age(one)}`),
        axisLabel: { interval: 0, color: text },
      },
      yAxis: { type: 'value' as const, minInterval: 1, axisLabel: { color: text } },
      series: [
        series(passes.waiting, wait, (one) => one.waiting),
        series(passes.inWork, busy, (one) => one.inWork),
        series(passes.held, warn, (one) => one.held),
      ],
    },
    table: {
      head: [passes.process, passes.waiting, passes.inWork, passes.held, passes.oldest, passes.median],
      rows: wip.map((one) => [
        `${one.stationNumber} · ${one.stationName}`,
        count(one.waiting),
        count(one.inWork),
        count(one.held),
        age(one),
        median(one),
      ]),
    },
  }
}
