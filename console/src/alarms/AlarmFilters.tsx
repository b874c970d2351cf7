import { AlarmFilter } from '@takt/contract/alarms.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'

const Filter = fieldsOf(AlarmFilter)

export function AlarmFilters() {
  return (
    <>
      <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      <Filter name="alarmCode" />
      <Filter name="alarmText" />
      <Filter name="alarmState" />
      <Filter name="alarmPriority" />
      <Filter name="alarmClass" input={(input) => <CodePicker {...input} list="alarmClasses" />} />
      <Filter name="lossType" />
      <Filter name="acknowledgedBy" />
      <Period />
    </>
  )
}
