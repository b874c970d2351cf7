import { alarms } from '@takt/contract/alarms.ts'
import { serve } from '../../platform/http/serve.ts'
import { acknowledge, acknowledgeFound, analyseAlarms, listAlarms, oneAlarm } from './alarms.ts'
import { exportAlarms } from './export.ts'
import { listShelved, shelve, unshelve } from './shelvings.ts'

export const alarmsRoutes = serve(alarms, {
  list: (call, filter) => listAlarms(call, filter),
  analysis: (call, input) => analyseAlarms(call, input),
  one: (call, key) => oneAlarm(call, key),
  shelved: (call, filter) => listShelved(call, filter),
  shelve: (call, draft) => shelve(call, draft),
  unshelve: (call, alarm) => unshelve(call, alarm),
  acknowledge: (call, wish) => acknowledge(call, wish),
  acknowledgeFound: (call, wish) => acknowledgeFound(call, wish),
  export: (call, input) => exportAlarms(call, input),
})
