import type { CallDraft } from '@takt/contract/andon.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { port } from '../../platform/ports/ports.ts'

/** Opens an andon call in the transaction of the caller. */
export const helpCalls = port<(call: LineCall, draft: CallDraft) => Promise<{ id: number }>>('calls for help')
