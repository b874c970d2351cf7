import { useDeferredValue } from 'react'
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { boards, type LineInPlant, lineStates, type LineTile } from '@takt/contract/boards.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { NoLines } from '~/shapes/NoLines.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AsOf, StaleSign, useStale } from './AsOf.tsx'
import css from './boards.module.css'
import { inOrderOf, isLineOrder, lineOrders, type LineOrder } from './line-order.ts'
import { LineCard } from './LineCard.tsx'
import { renewal } from './renewal.ts'
import { Lead, leadOf } from './server-clock.ts'
import { WallAction } from './wall/WallAction.tsx'

/** All lines this person may see; the one that needs them most comes first. */
export default function MainDashboardPage() {
  const words = useWords()
  const [params, ask] = useSearchParams()
  const chosenOrder = params.get('order')
  const order: LineOrder = isLineOrder(chosenOrder) ? chosenOrder : 'attention'
  const answer = useAnswer(boards.lines, {}, { every: renewal })
  const { error, refetch } = answer
  // Drawn in slices: meanwhile the page answers.
  const data = useDeferredValue(answer.data)
  const dataUpdatedAt = useDeferredValue(answer.dataUpdatedAt)
  const asOf = data?.[0]?.asOf

  const choices = lineOrders.map((value) => ({
    value,
    label: value === 'name' ? words.boards.byName : words.boards.byAttention,
  }))
  const sort = (
    <Segmented<LineOrder>
      aria-label={words.boards.sortBy}
      value={order}
      onChange={(next) => ask({ order: next }, { replace: true })}
      options={choices}
    />
  )
  return (
    <Lead value={asOf ? leadOf(asOf, dataUpdatedAt) : 0}>
      <Page
        name="mainDashboard"
        actions={
          asOf && (
            <>
              {sort}
              <WallAction />
            </>
          )
        }
        about={
          asOf && (
            <span className={css.about}>
              <Sums lines={data} />
              <AsOf instant={asOf} />
            </span>
          )
        }
      >
        {!data && error && <NotRead error={error} again={refetch} />}
        {!data && !error && (
          <div className={css.waiting}>
            <Skeleton label={words.say.loading} />
          </div>
        )}
        {data && !asOf && <NoLines />}
        {asOf && <Tiles lines={inOrderOf(data, order)} asOf={asOf} failed={error !== null} />}
      </Page>
    </Lead>
  )
}

function Tiles({ lines, asOf, failed }: { lines: LineInPlant[]; asOf: string; failed: boolean }) {
  const stale = useStale(failed)
  return (
    <>
      <StaleSign instant={asOf} failed={failed} />
      <div className={css.body} data-stale={stale}>
        <ul className={css.tiles}>
          {lines.map((tile) => (
            <li key={tile.lineNumber} className={css.tile}>
              <LineCard tile={tile} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** How many lines are in which state. */
function Sums({ lines }: { lines: LineTile[] }) {
  const { lineState } = useWords()
  const { count } = useFormats()
  const sums = lineStates
    .map((state) => ({ state, many: lines.filter((line) => line.lineState === state).length }))
    .filter(({ many }) => many > 0)
  return (
    <span className={css.sums}>
      {sums.map(({ state, many }) => (
        <StatusDot key={state} {...stateOf('lineState', state)}>
          {lineState[state]} <b>{count(many)}</b>
        </StatusDot>
      ))}
    </span>
  )
}
