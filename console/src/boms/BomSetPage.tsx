import { BomFilter, BomHead, boms } from '@takt/contract/boms.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'

const Filter = fieldsOf(BomFilter)
const col = columnsOf(BomHead)
const columns = [col('bomCode'), col('bomVer'), col('bomName'), col('typeNo'), col('definitionStatus'), col('validFrom'), col('orderCount'), col('updateDate'), col('updateAuthor')]

export default function BomSetPage() {
  const list = useRegister(boms.list)
  return (
    <Page name="bomSet">
      <Filters list={list}>
        <Filter name="bomCode" />
        <Filter name="typeNo" />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ bomCode, bomVer }) => `${bomCode} ${bomVer}`} />
    </Page>
  )
}
