import { AlarmDef } from '@takt/contract/alarmDefs.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  alarm_defs: { entity: AlarmDef, kept: ['place'] },
}
