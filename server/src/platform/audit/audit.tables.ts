import { AuditEntry } from '@takt/contract/audit.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  audit_log: { entity: AuditEntry, open: ['entity'], kept: ['traceId'] },
}
