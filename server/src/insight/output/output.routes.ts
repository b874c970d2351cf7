import { output } from '@takt/contract/output.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportOutput } from './export.ts'
import { outputOn, writeReason } from './output.ts'

export const outputRoutes = serve(output, {
  day: (call, asked) => outputOn(call, asked),
  export: (call, asked) => exportOutput(call, asked),
  writeReason: (call, wish) => writeReason(call, wish),
})
