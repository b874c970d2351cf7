import { useMemo } from 'react'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import type { genealogy } from '@takt/contract/genealogy.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { paretoChart, trendChart } from './charts.ts'
import { differencesOf, everyDay } from './consumption.ts'
import css from './genealogy.module.css'

type Answer = z.output<typeof genealogy.consumption.output>

/** Where plan and actual differ most, one part day by day, and what was thrown away of lots. */
export function ConsumptionFigures({
  consumption,
  part,
  onPick,
}: {
  consumption: Answer
  part: string | undefined
  onPick: (bomCode: string) => void
}) {
  return (
    <div className={css.figures}>
      {part === undefined ? (
        <Pareto rows={consumption.rows} onPick={onPick} />
      ) : (
        <Trend days={consumption.days} part={part} unit={consumption.rows[0]?.unit ?? ''} />
      )}
      <LotScraps scrapped={consumption.scrapped} />
    </div>
  )
}

function Pareto({ rows, onPick }: { rows: Answer['rows']; onPick: (bomCode: string) => void }) {
  const words = useWords()
  const formats = useFormats()
  const differences = useMemo(() => differencesOf(rows), [rows])
  const drawn = useMemo(() => paretoChart(differences, words, formats), [differences, words, formats])
  const { genealogy: genealogyWords } = words
  return (
    <Panel title={genealogyWords.pareto}>
      {differences.length === 0 ? (
        <EmptyState
          title={rows.length === 0 ? genealogyWords.consumptionEmpty : genealogyWords.noDifference}
          icon={rows.length === 0 ? 'chart' : 'check'}
        >
          {genealogyWords.trendChoose}
        </EmptyState>
      ) : (
        <>
          <p className={css.quiet}>{genealogyWords.paretoAbout}</p>
          <Chart
            label={genealogyWords.paretoAbout}
            height={200}
            {...drawn}
            onPick={({ dataIndex }) => onPick(differences[dataIndex]!.bomCode)}
          />
        </>
      )}
    </Panel>
  )
}

function Trend({ days, part, unit }: { days: Answer['days']; part: string; unit: string }) {
  const words = useWords()
  const formats = useFormats()
  const drawn = useMemo(() => trendChart(everyDay(days), unit, words, formats), [days, unit, words, formats])
  const title = fill(words.genealogy.trend, { part })
  return (
    <Panel title={title}>
      <Chart label={title} height={220} {...drawn} />
    </Panel>
  )
}

function LotScraps({ scrapped }: { scrapped: Answer['scrapped'] }) {
  const { genealogy: genealogyWords } = useWords()
  const { measure } = useFormats()
  return (
    <Panel title={genealogyWords.lotScrap}>
      <p className={css.quiet}>
        {scrapped.length === 0 ? genealogyWords.lotScrapEmpty : genealogyWords.lotScrapAbout}
      </p>
      {scrapped.length > 0 && (
        <table className={css.scraps}>
          <tbody>
            {scrapped.map(({ bomCode, bomName, unit, quantity }) => (
              <tr key={bomCode}>
                <th scope="row">{[bomCode, bomName].filter(Boolean).join(' · ')}</th>
                <td>{withUnit(measure(quantity), unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
