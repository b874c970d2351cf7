import { output } from '@takt/contract/output.ts'
import { serve } from '../http/serve.ts'
import { outputOn, writeReason } from './output.ts'

export const outputRoutes = serve(output, {
  day: (call, asked) => outputOn(call, asked),
  writeReason: (call, wish) => writeReason(call, wish),
})
