import { useMemo, useState } from 'react'
import { Order, OrderFilter, orders } from '@takt/contract/orders.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Above } from '~/shapes/Above.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { OrderLight, OrderLights } from '~/shapes/OrderLights.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ChangeNumber } from './ChangeNumber.tsx'
import { Countdown } from './Countdown.tsx'
import { MoveOrder } from './OrderMoves.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderRecord } from './OrderRecord.tsx'
import { QueueGantt } from './QueueGantt.tsx'
import { QueueRows, unfinished } from './queue.ts'
import { QueueHandle } from './QueueHandle.tsx'
import { QueuePlace } from './QueuePlace.tsx'
import { StartOrder } from './StartOrder.tsx'
import { Traveler } from './Traveler.tsx'
import { useOrderBulk } from './use-bulk.ts'

const Filter = fieldsOf(OrderFilter)
const col = columnsOf(Order)
const columns = [
  col('sequence', {
    width: 80,
    label: ({ orders }) => orders.placeInQueue,
    cell: (order) => <QueueHandle order={order} />,
  }),
  col('orderCode', { width: 150 }),
  col('orderStatus', { width: 140 }),
  col('typeNo', { width: 100 }),
  extraColumn<Order>(
    'ready',
    ({ orders }) => orders.readiness,
    230,
    (order) => (isWaiting(order) ? <OrderLight id={order.id} /> : '–'),
  ),
  col('actualNumber', { width: 90 }),
  col('ngNumber', { width: 90 }),
  extraColumn<Order>(
    'progress',
    ({ orders }) => orders.progress,
    170,
    (order) => <OrderProgress order={order} />,
  ),
  extraColumn<Order>(
    'countdown',
    ({ orders }) => orders.countdown,
    170,
    (order) => <Countdown order={order} />,
  ),
  col('planStart'),
  col('planEnd'),
  col('actualStart'),
  col('statusReason', { width: 160 }),
]

/** Readiness is read only for an order that waits for its start. */
const isWaiting = ({ orderStatus }: Order) => orderStatus === 'released' || orderStatus === 'created'

/** The line's queue: what comes next, started, paused, moved and finished here. */
export default function PendingProductionOrderPage() {
  const words = useWords()
  const list = useRegister(orders.list, { first: unfinished() })
  const [opened, open] = useOpened('order')
  const bulk = useOrderBulk()
  const [changing, setChanging] = useState<Order | null>(null)
  const blocked = list.sort?.by === 'sequence' ? null : words.orders.onlyInOrder
  const queue = useMemo(() => ({ rows: list.rows, blocked }), [list.rows, blocked])

  return (
    <Page
      name="pendingProductionOrder"
      record={opened}
      actions={<ExportButton endpoint={orders.export} list={list} />}
    >
      <Above picture={<QueueGantt rows={list.rows} onOpen={open} />} waiting={list.waiting} list={list}>
        <Filters list={list}>
          <Filter name="orderCode" />
          <Filter name="typeNo" />
          <Filter name="orderStatus" />
        </Filters>
        <OrderLights ids={list.rows.filter(isWaiting).map(({ id }) => id)}>
          <QueueRows value={queue}>
            <DataTable
              list={list}
              columns={columns}
              rowKey={({ id }) => id}
              onOpen={({ orderCode }) => open(orderCode)}
              bulk={bulk}
              empty={
                <>
                  <p>{words.orders.queueEmpty}</p>
                  <GoTo page="orderCreate">{words.orders.createOne}</GoTo>
                </>
              }
              rowActions={(order) => (
                <>
                  <QueuePlace order={order} rows={list.rows} blocked={blocked} />
                  <NextMove order={order} />
                  <ChangeNumber order={order} onOpen={() => setChanging(order)} />
                  <MoveOrder order={order} move="complete" bare />
                  <Traveler id={order.id} bare />
                </>
              )}
            />
          </QueueRows>
        </OrderLights>
      </Above>
      {opened !== null && <OrderRecord key={opened} orderCode={opened} onClose={() => open(null)} />}
      {changing && <ChangeNumber.Sheet order={changing} onClose={() => setChanging(null)} />}
    </Page>
  )
}

/** What this order most likely waits for. */
function NextMove({ order }: { order: Order }) {
  switch (order.orderStatus) {
    case 'created':
      return <MoveOrder order={order} move="release" />
    case 'released':
      return <StartOrder order={order} />
    case 'producing':
      return <MoveOrder order={order} move="pause" />
    case 'paused':
      return <MoveOrder order={order} move="resume" />
    case 'completed':
    case 'closed':
    case 'cancelled':
      return <MoveOrder order={order} move="close" />
  }
}
