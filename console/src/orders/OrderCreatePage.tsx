import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { Order, OrderFilter, orders } from '@takt/contract/orders.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InRecord } from '~/shapes/hold-back.ts'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { ImportOrders } from './ImportOrders.tsx'
import { DeleteOrder, MoveOrder } from './OrderMoves.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderRecord } from './OrderRecord.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { useOrderBulk } from './use-bulk.ts'

const Filter = fieldsOf(OrderFilter)
const col = columnsOf(Order)
const columns = [
  col('orderCode', { width: 140 }),
  col('orderName', { width: 264 }),
  col('orderStatus', { width: 150 }),
  col('typeNo'),
  col('typeVer'),
  col('actualNumber', {
    width: 190,
    label: ({ orders }) => orders.progress,
    cell: (order) => <OrderProgress order={order} />,
  }),
  col('orderNumber'),
  col('ngNumber'),
  col('planStart'),
  col('planEnd'),
  col('processRoute'),
  col('customerOrderNo'),
  col('productDepartment'),
]

/** Orders of the line, whatever their state: written here, corrected until they are released. */
export default function OrderCreatePage() {
  const words = useWords()
  const list = useRegister(orders.list, { first: { sort: '-planStart' } })
  const forbidden = useForbidden(orders.create)
  const [correcting, setCorrecting] = useState<Order | null>(null)
  // In the address, so that a link from anywhere leads to the form.
  const [isCreating, ask] = useOpened('new')
  const writing = isCreating !== null && forbidden === null ? 'new' : correcting
  const setWriting = (next: Order | 'new' | null) => {
    if ((next === 'new') !== (isCreating !== null)) ask(next === 'new' ? '1' : null)
    setCorrecting(next === 'new' ? null : next)
  }
  const [importing, setImporting] = useState(false)
  const [opened, open] = useOpened('order')
  const bulk = useOrderBulk()
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {words.orders.createOne}
    </Action>
  )

  return (
    <Page
      name="orderCreate"
      record={opened}
      actions={
        <>
          <ExportButton endpoint={orders.export} list={list} />
          {create}
        </>
      }
      more={
        <MoreActions>
          <Action icon="upload" blocked={forbidden} onClick={() => setImporting(true)}>
            {words.orderImport.button}
          </Action>
        </MoreActions>
      }
    >
      <Filters list={list}>
        <Filter name="orderCode" />
        <Filter name="orderName" />
        <Filter name="typeNo" />
        <Filter name="orderStatus" />
        <Filter name="customerOrderNo" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ orderCode }) => open(orderCode)}
        bulk={bulk}
        empty={
          <>
            <p>{words.orders.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(order) => (
          <>
            <Action
              icon="edit"
              bare
              blocked={forbidden ?? (order.orderStatus === 'created' ? null : words.orders.onlyCreated)}
              onClick={() => setWriting(order)}
            >
              {fill(words.orders.editOrder, { orderCode: order.orderCode })}
            </Action>
            <MoveOrder order={order} move="release" />
            <DeleteOrder order={order} />
          </>
        )}
      />
      {writing && (
        <InRecord value={writing === 'new'}>
          <OrderSheet order={writing === 'new' ? null : writing} onClose={() => setWriting(null)} />
        </InRecord>
      )}
      {importing && <ImportOrders onClose={() => setImporting(false)} />}
      {opened !== null && <OrderRecord key={opened} orderCode={opened} onClose={() => open(null)} />}
    </Page>
  )
}
