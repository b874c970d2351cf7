import { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import { AlarmAck } from '@takt/contract/alarms.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  alarm_acks: { entity: AlarmAck },
  alarm_shelvings: { entity: AlarmShelving },
}
