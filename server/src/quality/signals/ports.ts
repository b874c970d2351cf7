import type { CallDraft } from '@takt/contract/andon.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { port } from '../../platform/ports/ports.ts'

/** Opens an andon call in the transaction of the caller, unless the station has an open one of the kind. */
export const signalCalls = port<(call: LineCall, draft: CallDraft) => Promise<unknown>>('calls of signals')
