import { orders } from '@takt/contract/orders.ts'
import { QueueChange, QueueChangeFilter } from '@takt/contract/queue-changes.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { QueueChanges } from './QueueChanges.tsx'
import { QueueRecord } from './QueueRecord.tsx'

const Filter = fieldsOf(QueueChangeFilter)
const col = columnsOf(QueueChange)
const columns = [
  col('at'),
  col('orderCode', { width: 170 }),
  col('queueAction', { width: 180 }),
  col('changes', { width: 420, cell: (change) => <QueueChanges change={change} /> }),
  col('userName', { width: 140 }),
  col('reason', { width: 260 }),
]

/** What happened to the line's queue: who moved which order, from where to where, when and why. */
export default function PendingProductionHistoryPage() {
  const words = useWords()
  const list = useLedger(orders.changes)
  const [opened, open] = useOpened('order')
  return (
    <Page
      name="pendingProductionHistory"
      record={opened}
      actions={<ExportButton endpoint={orders.exportChanges} list={list} />}
    >
      <Filters list={list}>
        <Period />
        <Filter name="orderCode" />
        <Filter name="userName" />
        <Filter name="queueAction" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ orderCode }) => open(orderCode)}
        empty={<p>{words.orders.changesEmpty}</p>}
      />
      {opened !== null && <QueueRecord key={opened} orderCode={opened} onClose={() => open(null)} />}
    </Page>
  )
}
