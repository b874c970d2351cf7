import { alarmDefs } from '@takt/contract/alarmDefs.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeAlarmDef, createAlarmDef, retireAlarmDef, undefinedCodes } from './alarmDefs.ts'
import { listAlarmDefs } from './alarmDefs.queries.ts'
import { exportAlarmDefs } from './export.ts'
import { importAlarmDefs } from './import.ts'

export const alarmDefsRoutes = serve(alarmDefs, {
  list: ({ db, line }, filter) => listAlarmDefs(db, line, filter),
  undefinedCodes: (call, filter) => undefinedCodes(call, filter),
  create: (call, draft) => createAlarmDef(call, draft),
  update: (call, draft) => changeAlarmDef(call, draft),
  retire: (call, key) => retireAlarmDef(call, key),
  import: (call, wish) => importAlarmDefs(call, wish),
  export: (call, input) => exportAlarmDefs(call, input),
})
