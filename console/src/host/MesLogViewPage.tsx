import { host, Telegram, TelegramFilter } from '@takt/contract/host.ts'
import { useLedger } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'

const Filter = fieldsOf(TelegramFilter)
const col = columnsOf(Telegram)
const columns = [col('at'), col('direction'), col('teleType'), col('teleState'), col('orderCode'), col('attempts')]

export default function MesLogViewPage() {
  const list = useLedger(host.list)
  return (
    <Page name="mesLogView" actions={<ExportButton endpoint={host.export} list={list} />}>
      <Filters list={list}><Filter name="direction" /></Filters>
      <DataTable list={list} columns={columns} rowKey={({ id }) => id} empty={null} />
    </Page>
  )
}
