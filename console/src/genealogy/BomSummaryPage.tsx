import { genealogy, WhereUsed } from '@takt/contract/genealogy.ts'
import { useLedger } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'

const Filter = fieldsOf(genealogy.whereUsed.input)
const col = columnsOf(WhereUsed)
const columns = [col('productSn'), col('typeNo'), col('orderCode'), col('processStatus'), col('bomCode'), col('bomLot'), col('serial'), col('quantity'), col('stationNumber'), col('componentTime'), col('removedAt')]

export default function BomSummaryPage() {
  const list = useLedger(genealogy.whereUsed)
  return (
    <Page name="bomSummary">
      <Filters list={list}>
        <Filter name="bomCode" />
        <Filter name="bomLot" />
        <Filter name="serial" />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ productId, componentTime, bomCode }) => `${productId} ${componentTime} ${bomCode}`} />
    </Page>
  )
}
