import { AlarmShelving, shelvingName, ShelvingFilter } from '@takt/contract/alarm-shelvings.ts'
import { alarms } from '@takt/contract/alarms.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { UnshelveAlarm } from './ShelveAlarm.tsx'

const Filter = fieldsOf(ShelvingFilter)
const col = columnsOf(AlarmShelving)
const columns = [
  col('alarmCode', { width: 110 }),
  col('stationNumber', { width: 100 }),
  col('shelvedUntil'),
  col('reason', { width: 320 }),
  col('shelvedBy', { width: 140 }),
  col('shelvedAt'),
]

/** What is not shown for now, why, and until when; what ends first on top. */
export function Shelved() {
  const { alarms: alarmWords } = useWords()
  const list = useRegister(alarms.shelved)
  return (
    <>
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="alarmCode" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={shelvingName}
        rowActions={(shelving) => <UnshelveAlarm alarm={shelving} />}
        empty={<p>{alarmWords.noneShelved}</p>}
      />
    </>
  )
}
