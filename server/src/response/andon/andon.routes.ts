import { andon } from '@takt/contract/andon.ts'
import { andonReport } from '@takt/contract/andonReport.ts'
import { serve } from '../../platform/http/serve.ts'
import { callForHelp, callsOfLine, moveCall, openCallsOfLine, recordOfCall } from './andon.ts'
import { mergeCallPart, splitCall } from './call-parts.ts'
import { correctCall, takeOverCall } from './change-call.ts'
import { exportCalls } from './export.ts'
import { answerAtScreen } from './badge.ts'
import { testLamp } from './lamps.ts'
import { beLoud, beQuiet, watchOf } from './quiet.ts'
import { andonReportOf } from './report.ts'

export const andonRoutes = serve(andon, {
  list: (call, filter) => callsOfLine(call, filter),
  open: (call) => openCallsOfLine(call),
  record: (call, which) => recordOfCall(call, which),
  export: (call, input) => exportCalls(call, input),
  watch: (call) => watchOf(call),
  quiet: (call, draft) => beQuiet(call, draft),
  loud: (call) => beLoud(call),
  testLamp: (call, draft) => testLamp(call, draft),
  badge: (call, badge) => answerAtScreen(call, badge),
  call: (call, draft) => callForHelp(call, draft),
  move: (call, step) => moveCall(call, step),
  takeOver: (call, { id }) => takeOverCall(call, id),
  correct: (call, correction) => correctCall(call, correction),
  split: (call, split) => splitCall(call, split),
  merge: (call, key) => mergeCallPart(call, key),
  cancel: (call, { id, reason }) => moveCall(call, { id, move: 'cancel', reason }),
})

export const andonReportRoutes = serve(andonReport, {
  figures: (call, input) => andonReportOf(call, input),
})
