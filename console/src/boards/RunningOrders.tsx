import type { LineBoard } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Bar } from '~/ui/Bar.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { dash } from './figures.ts'
import css from './RunningOrders.module.css'

type Running = LineBoard['orders'][number]

/** What the line works on, how far it is, and when it will be finished if it goes on as in the last hour. */
export function RunningOrders({ orders }: { orders: Running[] }) {
  const { boards } = useWords()
  return (
    <Panel title={boards.orders}>
      {orders.length > 0 ? (
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={order.orderCode}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={boards.noOrders} icon="order">
          <p>{boards.noOrdersNext}</p>
          <GoTo page="pendingProductionOrder">{boards.toOrders}</GoTo>
        </EmptyState>
      )}
    </Panel>
  )
}

function OrderRow({ order }: { order: Running }) {
  const words = useWords()
  const { count, shortMinute } = useFormats()
  const {
    orderCode,
    orderName,
    typeNo,
    typeVer,
    orderNumber,
    actualNumber,
    ngNumber,
    startedNumber,
    planEnd,
  } = order
  const scrapped = fill(words.orders.scrapped, { count: count(ngNumber) })
  return (
    <article className={css.order} aria-label={orderCode}>
      <h3 className={css.name}>
        <b>{orderCode}</b>
        {orderName !== orderCode && <span>{orderName}</span>}
        <span>{`${typeNo} v${typeVer}`}</span>
      </h3>
      <Bar
        label={`${words.orders.progress}, ${scrapped}`}
        value={actualNumber}
        bad={ngNumber}
        most={orderNumber}
      >
        {fill(words.say.progressOf, { made: count(actualNumber), ordered: count(orderNumber) })}
      </Bar>
      <dl className={css.facts}>
        <div>
          <dt>{words.field.startedNumber}</dt>
          <dd>
            <Count of={startedNumber} />
          </dd>
        </div>
        <div data-bad={ngNumber > 0}>
          <dt>{words.field.ngNumber}</dt>
          <dd>
            <Count of={ngNumber} />
          </dd>
        </div>
        <div>
          <dt>{words.field.planEnd}</dt>
          <dd>
            <time dateTime={planEnd}>{shortMinute(planEnd)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.field.expectedEnd}</dt>
          <dd>
            <Expected order={order} />
          </dd>
        </div>
      </dl>
    </article>
  )
}

function Expected({ order: { planEnd, expectedEnd } }: { order: Running }) {
  const { boards } = useWords()
  const formats = useFormats()
  if (expectedEnd === null) return <span title={boards.noForecast}>{dash}</span>
  const minutes = Math.round((Date.parse(expectedEnd) - Date.parse(planEnd)) / 60_000)
  const text =
    minutes === 0
      ? boards.onTime
      : fill(minutes > 0 ? boards.late : boards.early, { duration: formats.duration(Math.abs(minutes) * 60) })
  return (
    <span className={css.expected}>
      <time dateTime={expectedEnd}>{formats.shortMinute(expectedEnd)}</time>
      <small data-late={minutes > 0}>{text}</small>
    </span>
  )
}
