import { values } from '@takt/contract/values.ts'
import { serve } from '../../platform/http/serve.ts'
import { capabilityOf } from './capability.ts'
import { exportValues } from './export.ts'
import { seriesOf } from './series.ts'
import { listValues, pivotValues } from './values.ts'

export const valuesRoutes = serve(values, {
  list: (call, filter) => listValues(call, filter),
  pivot: (call, filter) => pivotValues(call, filter),
  series: (call, input) => seriesOf(call, input),
  capability: (call, period) => capabilityOf(call, period),
  export: (call, input) => exportValues(call, input),
})
