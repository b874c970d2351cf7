import { orders } from '@takt/contract/orders.ts'
import { PastOrderFilter, PastOrderRow } from '@takt/contract/past-orders.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Above } from '~/shapes/Above.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { ArchiveButton } from './ArchiveButton.tsx'
import { AgainstPlan, ClosedBy, DuringOee } from './PastFigures.tsx'
import { PastChart } from './PastChart.tsx'
import { PastOrderRecord } from './PastOrderRecord.tsx'

const Filter = fieldsOf(PastOrderFilter)
const col = columnsOf(PastOrderRow)
/** What is worked out of a page after it was read cannot order it. */
const unsorted = { sortable: false }
const columns = [
  col('orderCode', { width: 140 }),
  col('orderName', { width: 264 }),
  col('orderStatus', { width: 120 }),
  col('typeNo', { width: 120 }),
  col('typeVer'),
  col('customerOrderNo'),
  col('orderNumber'),
  col('actualNumber'),
  col('ngNumber'),
  { ...col('reworkedNumber'), ...unsorted },
  col('okRate'),
  { ...col('oee', { width: 90, cell: (order) => <DuringOee order={order} /> }), ...unsorted, numeric: true },
  col('actualDuration', { width: 230, cell: (order) => <AgainstPlan order={order} /> }),
  col('plannedDuration', { cell: (order) => <AgainstPlan.Planned order={order} /> }),
  col('endedAt'),
  col('closedBy', { width: 170, cell: (order) => <ClosedBy order={order} /> }),
  col('actualStart'),
  col('actualEnd'),
  col('planStart'),
  col('planEnd'),
  col('processRoute'),
  col('statusReason'),
]

/** What became of the line's orders: when they ran, what came of them, who closed them. */
export default function OrderHistoryPage() {
  const words = useWords()
  const list = useRegister(orders.past, { first: { sort: '-endedAt' } })
  const [opened, open] = useOpened('order')
  return (
    <Page
      name="orderHistory"
      record={opened}
      actions={
        <>
          <ArchiveButton />
          <ExportButton endpoint={orders.exportPast} list={list} />
        </>
      }
    >
      <Above picture={<PastChart rows={list.rows} onOpen={open} />} waiting={list.waiting} list={list}>
        <Filters list={list}>
          <Period />
          <Filter name="orderStatus" />
          <Filter name="typeNo" />
          <Filter name="orderCode" />
          <Filter name="customerOrderNo" />
        </Filters>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={({ orderCode }) => open(orderCode)}
          empty={<p>{words.orders.pastEmpty}</p>}
        />
      </Above>
      {opened !== null && <PastOrderRecord key={opened} orderCode={opened} onClose={() => open(null)} />}
    </Page>
  )
}
