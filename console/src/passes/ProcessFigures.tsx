import { useMemo } from 'react'
import { Collapse } from 'antd'
import { useNavigate } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import {
  passes,
  type PassFilter,
  type PassScope,
  type ProcessWip,
  type ProcessYield,
} from '@takt/contract/passes.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNow } from '~/ui/now.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { retestChart, wipChart, yieldChart } from './charts.ts'
import css from './passes.module.css'

type FiguresProps = { filter: Partial<PassFilter>; onPick: (filter: Partial<PassFilter>) => void }

/** How good each process is, how often it is tried again, and what waits before it. A bar opens what it was counted from. */
export function ProcessFigures({ filter, onPick }: FiguresProps) {
  const words = useWords()
  const { productSn, stationNumber, stepSeq, typeNo, orderCode, from, to } = filter
  const scope: PassScope = { productSn, stationNumber, stepSeq, typeNo, orderCode, from, to }
  // Sums of a whole period: drawn anew with every piece nobody could read them.
  const yields = useAnswer(passes.yields, scope, {
    follows: 'collectionSets',
    every: 60_000,
    keep: true,
  })
  const wip = useAnswer(passes.wip, { typeNo, orderCode }, { every: 60_000, keep: true })
  const error = yields.error ?? wip.error
  if (error) return <NotRead error={error} />
  if (!yields.data || !wip.data)
    return (
      <div className={css.waiting}>
        <Skeleton label={words.say.loading} />
      </div>
    )
  const { about } = words.passes
  return (
    <Earlier waiting={yields.isPlaceholderData || wip.isPlaceholderData}>
      <div className={css.figures}>
        <Yields yields={yields.data} onPick={onPick} />
        <Wip wip={wip.data} />
        <Collapse
          className={css.wide}
          size="small"
          items={[
            {
              key: 'how',
              label: words.passes.how,
              children: (
                <ul className={css.how}>
                  {[
                    about.inspected,
                    about.firstPassYield,
                    about.finalYield,
                    about.runYield,
                    about.retestRate,
                    about.wip,
                  ].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </div>
    </Earlier>
  )
}

function Yields({ yields, onPick }: { yields: ProcessYield[]; onPick: FiguresProps['onPick'] }) {
  const words = useWords()
  const formats = useFormats()
  const ofYield = useMemo(() => yieldChart(yields, words, formats), [yields, words, formats])
  const ofRetests = useMemo(() => retestChart(yields, words, formats), [yields, words, formats])
  const pick = (at: number, more: Partial<PassFilter>) => {
    const process = yields[at]
    if (process)
      onPick({ stationNumber: process.stationNumber, stepSeq: process.stepSeq ?? undefined, ...more })
  }
  return (
    <>
      <Panel title={words.passes.yieldOf} aside={words.passes.pick}>
        <Chart
          label={words.passes.yieldOf}
          height={320}
          {...ofYield}
          onPick={({ dataIndex }) => pick(dataIndex, { tries: undefined })}
        />
      </Panel>
      <Panel title={words.passes.retestOf} aside={words.passes.pick}>
        <Chart
          label={words.passes.retestOf}
          height={320}
          {...ofRetests}
          onPick={({ dataIndex }) => pick(dataIndex, { tries: 'retest' })}
        />
      </Panel>
    </>
  )
}

function Wip({ wip }: { wip: ProcessWip[] }) {
  const words = useWords()
  const formats = useFormats()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants.productSummary !== undefined)
  const now = useNow(60_000)
  const drawn = useMemo(() => wipChart(wip, now, words, formats), [wip, now, words, formats])
  const open = (at: number) => {
    const process = wip[at]
    if (may && process)
      void navigate(
        `${pages.productSummary.path}?${new URLSearchParams({ currentStation: process.stationNumber })}`,
      )
  }
  return (
    <div className={css.wide}>
      <Panel title={words.passes.wipOf} aside={may ? words.passes.pickWip : null}>
        {wip.length === 0 ? (
          <EmptyState title={words.passes.noWip} icon="product" />
        ) : (
          <Chart
            label={words.passes.wipOf}
            height={320}
            {...drawn}
            onPick={({ dataIndex }) => open(dataIndex)}
          />
        )}
      </Panel>
    </div>
  )
}
