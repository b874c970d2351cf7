import { bomDefs, PartFilter, PartRow } from '@takt/contract/bomDefs.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'

const Filter = fieldsOf(PartFilter)
const col = columnsOf(PartRow)
const columns = [col('bomCode'), col('bomName'), col('unit'), col('bomState'), col('supplier'), col('bomValue'), col('minimumStock'), col('shelfLife'), col('billCount'), col('updateDate'), col('updateAuthor')]

export default function BomDefPage() {
  const list = useRegister(bomDefs.list)
  return (
    <Page name="bomDef">
      <Filters list={list}>
        <Filter name="bomCode" />
        <Filter name="bomName" />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ bomCode }) => bomCode} />
    </Page>
  )
}
