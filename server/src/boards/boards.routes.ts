import { boards } from '@takt/contract/boards.ts'
import { serve } from '../http/serve.ts'
import { lineNow, linesNow, paceFor } from './boards.ts'

export const boardsRoutes = serve(boards, {
  lines: (call) => linesNow(call),
  line: (call) => lineNow(call),
  pace: (call, of) => paceFor(call, of),
})
