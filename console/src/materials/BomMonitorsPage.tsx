import { MaterialLotFilter, MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'

const Filter = fieldsOf(MaterialLotFilter)
const col = columnsOf(MaterialLotRow)
const columns = [col('bomCode'), col('bomName'), col('bomLot'), col('quantity'), col('remaining'), col('lotState'), col('expiresAt'), col('receivedAt')]

export default function BomMonitorsPage() {
  const list = useRegister(materials.lots)
  return (
    <Page name="bomMonitors">
      <Filters list={list}>
        <Filter name="bomCode" />
        <Filter name="bomLot" />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ bomCode, bomLot }) => `${bomCode} ${bomLot}`} />
    </Page>
  )
}
