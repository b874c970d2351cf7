import { failures } from '@takt/contract/failure-rows.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportFailures } from './export.ts'
import {
  comment,
  partsOf,
  sayPart,
  disposeFailure,
  disposeFound,
  failureOne,
  listFailures,
  progressOf,
  recode,
  repairedPieces,
  splitOff,
  undoDecision,
} from './failures.ts'
import { unmappedCodes } from './unmapped.ts'

export const failuresRoutes = serve(failures, {
  list: (call, filter) => listFailures(call, filter),
  one: (call, { failId }) => failureOne(call, failId),
  unmapped: (call, filter) => unmappedCodes(call, filter),
  dispose: (call, input) => disposeFailure(call, input),
  disposeFound: (call, input) => disposeFound(call, input),
  undo: (call, input) => undoDecision(call, input),
  progress: (call, input) => progressOf(call, input),
  split: (call, input) => splitOff(call, input),
  repaired: (call, input) => repairedPieces(call, input),
  recode: (call, input) => recode(call, input),
  parts: (call, { failId }) => partsOf(call, failId),
  ofPart: (call, input) => sayPart(call, input),
  comment: (call, input) => comment(call, input),
  export: (call, input) => exportFailures(call, input),
})
