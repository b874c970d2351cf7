import { useDeferredValue, useState } from 'react'
import { andon } from '@takt/contract/andon.ts'
import { boards, type LineBoard } from '@takt/contract/boards.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { signals } from '@takt/contract/signals.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { later } from '~/ui/later.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AsOf, StaleSign, useStale } from './AsOf.tsx'
import { BlockingChecks } from './BlockingChecks.tsx'
import css from './boards.module.css'
import { Explanation } from './Explanation.tsx'
import type { Figure } from './formulas.ts'
import { Hours } from './Hours.tsx'
import { LineNow } from './LineNow.tsx'
import { MaterialLow } from './MaterialLow.tsx'
import { OpenCalls } from './OpenCalls.tsx'
import { OpenSignals } from './OpenSignals.tsx'
import { OeePanel } from './OeePanel.tsx'
import { QualityPanel } from './QualityPanel.tsx'
import { renewal } from './renewal.ts'
import { RunningOrders } from './RunningOrders.tsx'
import { Lead, leadOf } from './server-clock.ts'
import { StationStrip } from './StationStrip.tsx'
import { WallAction } from './wall/WallAction.tsx'

// The past is opened now and then: the board does not wait for it.
const Rewind = later(async () => (await import('./rewind/Rewind.tsx')).Rewind)

/** One line as it is now, for people at the line. */
export default function LineDashboardPage() {
  const words = useWords()
  const answer = useAnswer(boards.line, {}, { every: renewal, ready: readLine() !== null })
  const { error, refetch } = answer
  // Head and panels come at once: one before the others would move them. They are drawn in slices, meanwhile the page answers.
  const isWhole = usePanelsAnswered()
  const data = useDeferredValue(isWhole ? answer.data : undefined)
  const dataUpdatedAt = useDeferredValue(answer.dataUpdatedAt)
  const [past, openPast] = useOpened('rewind')
  return (
    <Lead value={data ? leadOf(data.tile.asOf, dataUpdatedAt) : 0}>
      <Page
        name="lineDashboard"
        actions={
          data && (
            <>
              {past === null && (
                <Action icon="history" onClick={() => openPast('latest')}>
                  {words.rewind.open}
                </Action>
              )}
              <WallAction lines={[data.tile.lineNumber]} />
            </>
          )
        }
        more={
          (data || error) && <MorePages to={{ station: 'station', stationSop: 'file', reports: 'print' }} />
        }
        about={data && past === null && <AsOf instant={data.tile.asOf} />}
      >
        {past === null ? (
          <>
            {!data && error && <NotRead error={error} again={refetch} />}
            {!data && !error && (
              <div className={css.waiting}>
                <Skeleton label={words.say.loading} panels={1} />
              </div>
            )}
            {data && <Board board={data} failed={error !== null} />}
          </>
        ) : (
          <Arriving fallback={<Skeleton label={words.say.loading} panels={1} />}>
            <Rewind opened={past} onOpen={openPast} onClose={() => openPast(null)} />
          </Arriving>
        )}
      </Page>
    </Lead>
  )
}

/** Whether the panels that show only what is open have been answered once, or refused: before, what is below would move. */
function usePanelsAnswered() {
  const calls = useAnswer(andon.open, {})
  const checks = useAnswer(inspections.blocking, {})
  const open = useAnswer(signals.open, {})
  return [calls, checks, open].every(({ isFetched }) => isFetched)
}

function Board({ board, failed }: { board: LineBoard; failed: boolean }) {
  const stale = useStale(failed)
  const [explained, ask] = useState<Figure | null>(null)
  const { tile, stations, hours, orders } = board
  return (
    <>
      <StaleSign instant={tile.asOf} failed={failed} />
      <div className={css.body} data-stale={stale}>
        <LineNow tile={tile} onAsk={ask} />
        <OpenCalls />
        <BlockingChecks />
        <StationStrip stations={stations} wip={board.wip} slowest={board.oeeStation} />
        <div className={css.halves}>
          <div className={css.half}>
            <Hours hours={hours} now={tile.asOf} hasPace={tile.takt !== null} />
            <RunningOrders orders={orders} />
          </div>
          <div className={css.half}>
            <OeePanel board={board} onAsk={ask} />
            <QualityPanel board={board} onAsk={ask} />
            <OpenSignals />
            <MaterialLow />
          </div>
        </div>
      </div>
      {explained && <Explanation figure={explained} board={board} onClose={() => ask(null)} />}
    </>
  )
}
