import { gauges } from '@takt/contract/gauges.ts'
import { serve } from '../../platform/http/serve.ts'
import { addStudy, oneStudy, studiesOfLine } from './gauges.ts'

export const gaugesRoutes = serve(gauges, {
  list: (call, filter) => studiesOfLine(call, filter),
  one: (call, key) => oneStudy(call, key),
  create: (call, draft) => addStudy(call, draft),
})
