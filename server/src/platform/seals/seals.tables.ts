import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  audit_seals: 'inner',
  audit_leaves: 'inner',
  audit_signatures: 'inner',
  audit_seal_checks: 'inner',
}
