import { find } from '@takt/contract/find.ts'
import { serve } from '../../platform/http/serve.ts'
import { findRecords } from './find.ts'

export const findRoutes = serve(find, {
  records: (call, { text }) => findRecords(call, text),
})
