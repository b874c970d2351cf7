import { HandoverNote, Signed } from '@takt/contract/handovers.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  handovers: { entity: Signed.omit({ content: true }), kept: ['lineNumber', 'content'] },
  handover_notes: { entity: HandoverNote, kept: ['lineNumber'] },
}
