import { lines } from '@takt/contract/lines.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportLines } from './export.ts'
import { copyLine, removeLine } from './copy-line.ts'
import { changeLine, createLine, lineRegister, linesFor } from './lines.ts'
import { saveShiftsOfLine, shiftsOf } from './line-shifts.ts'

export const linesRoutes = serve(lines, {
  list: (call) => linesFor(call),
  register: (call, filter) => lineRegister(call, filter),
  create: (call, draft) => createLine(call, draft),
  update: (call, line) => changeLine(call, line),
  copy: (call, draft) => copyLine(call, draft),
  delete: (call, key) => removeLine(call, key),
  shifts: (call, key) => shiftsOf(call, key),
  saveShifts: (call, input) => saveShiftsOfLine(call, input),
  export: (call, input) => exportLines(call, input),
})
