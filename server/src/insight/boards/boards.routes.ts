import { boards } from '@takt/contract/boards.ts'
import { serve } from '../../platform/http/serve.ts'
import { lineNow, linesNow } from './boards.ts'

export const boardsRoutes = serve(boards, {
  lines: (call) => linesNow(call),
  line: (call) => lineNow(call),
})
