import { rewind } from '@takt/contract/rewind.ts'
import { serve } from '../../platform/http/serve.ts'
import { rewoundShift } from './rewind.ts'

export const rewindRoutes = serve(rewind, {
  shift: (call, input) => rewoundShift(call, input, Date.now()),
})
