import { lines } from '@takt/contract/lines.ts'
import { serve } from '../http/serve.ts'
import { changeLine, createLine, linesFor } from './lines.ts'

export const linesRoutes = serve(lines, {
  list: (call) => linesFor(call),
  create: (call, draft) => createLine(call, draft),
  update: (call, draft) => changeLine(call, draft),
})
