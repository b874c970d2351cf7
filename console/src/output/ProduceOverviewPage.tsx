import { useDeferredValue, useState } from 'react'
import { output, type OutputRow } from '@takt/contract/output.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PrintPaper } from '~/shapes/PrintPaper.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Sliced } from '~/ui/Sliced.tsx'
import { DayBar } from './DayBar.tsx'
import css from './output.module.css'
import { OutputCharts } from './OutputCharts.tsx'
import { OutputTable } from './OutputTable.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import { Report } from './Report.tsx'
import { Sums } from './Sums.tsx'

/** What the line made on a day or in a shift, slot by slot: plan, actual, gap, and why. */
export default function ProduceOverviewPage() {
  const words = useWords()
  const { output: outputWords, say } = words
  const line = readLine()
  const { query, ask } = useAddress(output.day.input)
  const {
    data: shownDay,
    error,
    refetch,
    isPlaceholderData,
  } = useAnswer(output.day, query, {
    ready: line !== null,
    // Not with each unit: it is large, and much to draw in one go.
    every: 5_000,
    keep: true,
  })
  const data = useDeferredValue(shownDay)
  const [writing, write] = useState<OutputRow | null>(null)
  const actions = data && (
    <>
      <ExportButton endpoint={output.export} list={{ filter: query }} />
      <PrintPaper
        wide
        name={`${outputWords.report} ${line} ${data.day}`}
        label={outputWords.print}
        paper={() => <Report shown={data} line={line ?? ''} />}
      />
    </>
  )
  return (
    <Page name="produceOverview" actions={actions} more={<MorePages to={{ handover: 'people' }} />}>
      <DayBar query={query} shown={data} onAsk={ask} />
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && line && <Skeleton label={say.loading} figures={6} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.page}>
            <Sums shown={data} />
            <Sliced>
              {data.rows.length === 0 ? (
                <EmptyState title={outputWords.nothing} icon="chart" />
              ) : (
                <OutputCharts shown={data} />
              )}
              <Panel title={words.boards.hours}>
                <OutputTable shown={data} onReason={write} />
              </Panel>
            </Sliced>
          </div>
        </Earlier>
      )}
      {writing && <ReasonSheet row={writing} onClose={() => write(null)} />}
    </Page>
  )
}
