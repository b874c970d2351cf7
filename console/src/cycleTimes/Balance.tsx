import { useMemo } from 'react'
import type { CycleTimeRow, CycleTimes } from '@takt/contract/cycleTimes.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { balanceChart } from './balance-chart.ts'
import { ofTheWay } from './rows.ts'

/** Every station a good unit goes through against the takt; a bar chooses its station. */
export function Balance({ of, onPick }: { of: CycleTimes; onPick: (row: CycleTimeRow) => void }) {
  const words = useWords()
  const formats = useFormats()
  const rows = useMemo(() => ofTheWay(of.rows), [of])
  const drawn = useMemo(() => balanceChart(rows, of.takt, words, formats), [rows, of, words, formats])
  return (
    <Panel title={words.cycleTimes.balance}>
      <Chart
        label={words.cycleTimes.balance}
        height={280}
        {...drawn}
        onPick={({ dataIndex }) => {
          const row = rows[dataIndex]
          if (row) onPick(row)
        }}
      />
    </Panel>
  )
}
