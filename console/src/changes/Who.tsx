import { type NamedAuditEntry, whoDid } from '@takt/contract/audit.ts'

/** Who made a change, by name; pointed at, the account, which the filter asks for. The system has its account only. */
export function Who({ of: row }: { of: Pick<NamedAuditEntry, 'name' | 'userName'> }) {
  return <span title={row.userName}>{whoDid(row, row.userName)}</span>
}
