import { signals } from '@takt/contract/signals.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerSignal, causesOf, oneSignal, signalsOfLine, unanswered } from './signals.ts'

export const signalsRoutes = serve(signals, {
  list: (call, filter) => signalsOfLine(call, filter),
  causes: (call, filter) => causesOf(call, filter),
  one: (call, { signalId }) => oneSignal(call, signalId),
  open: (call) => unanswered(call),
  answer: (call, input) => answerSignal(call, input),
})
