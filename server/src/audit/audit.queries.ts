import type { Insertable } from 'kysely'
import type { AuditedEntity } from '@takt/contract/audit.ts'
import type { Db, Tables } from '../db/tables.ts'

export const insertEntry = (db: Db, entry: Insertable<Tables['auditLog']>) => db.insertInto('auditLog').values(entry).execute()

export function entriesOf(db: Db, line: string | null, entity: AuditedEntity, entityKey: string) {
  const query = db.selectFrom('auditLog').selectAll().where('entity', '=', entity).where('entityKey', '=', entityKey)
  return (line ? query.where('lineNumber', '=', line) : query.where('lineNumber', 'is', null)).orderBy('id', 'desc').limit(200).execute()
}
