import { output } from '@takt/contract/output.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportOutput } from './export.ts'
import { outputOn, writeReason } from './output.ts'

export const outputRoutes = serve(output, {
  day: (call, input) => outputOn(call, input),
  export: (call, input) => exportOutput(call, input),
  writeReason: (call, wish) => writeReason(call, wish),
})
