import { handovers } from '@takt/contract/handovers.ts'
import { serve } from '../../platform/http/serve.ts'
import { addNote, dropNote, give, handoverOf, take } from './handovers.ts'

export const handoversRoutes = serve(handovers, {
  of: (call, input) => handoverOf(call, input),
  addNote: (call, note) => addNote(call, note),
  dropNote: (call, { noteId }) => dropNote(call, noteId),
  give: (call, shift) => give(call, shift),
  take: (call, taken) => take(call, taken),
})
