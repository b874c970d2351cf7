import { handovers } from '@takt/contract/handovers.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { PrintPaper } from '~/shapes/PrintPaper.tsx'
import { Action } from '~/ui/Action.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './handovers.module.css'
import { OpenThings } from './OpenThings.tsx'
import { Paper } from './Paper.tsx'
import { ShiftBar } from './ShiftBar.tsx'
import { Signatures } from './Signatures.tsx'
import { ShiftSums } from './ShiftSums.tsx'

/** One page a shift: what it made, what is open, what people leave for the next one; signed by both. */
export default function HandoverPage() {
  const words = useWords()
  const line = readLine()
  const { query, ask } = useAddress(handovers.of.input)
  const { data, error, refetch } = useAnswer(handovers.of, query, {
    ready: line !== null,
    every: 60_000,
    keep: true,
    // What is open is signed: it must not be a minute old.
    follows: ['andon', 'inspections', 'signals', 'stops'],
  })
  return (
    <Page
      name="handover"
      about={words.handovers.about}
      actions={
        data && (
          <PrintPaper
            name={`${words.page.handover} ${line} ${data.day} ${data.shiftName}`}
            label={words.handovers.print}
            paper={() => <Paper shown={data} line={line ?? ''} />}
          />
        )
      }
      more={<MorePages to={{ reports: 'print', produceOverview: 'chart' }} />}
    >
      {!data && error && (
        <NotRead error={error} again={refetch}>
          {error.key === 'handovers.no_work' && <GoTo page="shiftManage">{words.page.shiftManage}</GoTo>}
          {(query.day || query.shiftName) && (
            <Action icon="undo" onClick={() => ask({})}>
              {words.handovers.toNow}
            </Action>
          )}
        </NotRead>
      )}
      {!data && !error && line && <Skeleton label={words.say.loading} figures={8} panels={3} />}
      {data && (
        <div className={css.page}>
          <ShiftBar shown={data} onAsk={ask} />
          <Signatures shown={data} />
          <ShiftSums of={data.content} />
          <OpenThings shown={data} />
        </div>
      )}
    </Page>
  )
}
