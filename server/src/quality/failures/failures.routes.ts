import { failures } from '@takt/contract/failure-rows.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportFailures } from './export.ts'
import {
  comment,
  partsOf,
  sayPart,
  disposeFailure,
  disposeFound,
  failureRow,
  listFailures,
  progressOf,
  recode,
  splitOff,
  undoDecision,
} from './failures.ts'
import { unmappedCodes } from './unmapped.ts'

export const failuresRoutes = serve(failures, {
  list: (call, filter) => listFailures(call, filter),
  one: (call, { failId }) => failureRow(call, failId),
  unmapped: (call, filter) => unmappedCodes(call, filter),
  dispose: (call, asked) => disposeFailure(call, asked),
  disposeFound: (call, asked) => disposeFound(call, asked),
  undo: (call, asked) => undoDecision(call, asked),
  progress: (call, asked) => progressOf(call, asked),
  split: (call, asked) => splitOff(call, asked),
  recode: (call, asked) => recode(call, asked),
  parts: (call, { failId }) => partsOf(call, failId),
  ofPart: (call, asked) => sayPart(call, asked),
  comment: (call, asked) => comment(call, asked),
  export: (call, asked) => exportFailures(call, asked),
})
