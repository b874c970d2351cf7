import { sql } from 'kysely'
import type { SecurityEvent, SecurityFilter } from '@takt/contract/security.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import { forgetOlder } from '../../platform/db/forget.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Incident = Pick<SecurityEvent, 'kind' | 'userName' | 'address' | 'reason'>
type Counted = Incident & { seen: number }

export async function insertEvents(db: Db, incidents: readonly Counted[]) {
  const { rows } = await sql<Counted>`
    insert into security_events (kind, user_name, address, reason, seen)
    select kind, (select user_name from users u where u.user_name = n."userName"), address, left(reason, 200), seen
    from jsonb_to_recordset(${JSON.stringify(incidents)}::jsonb) as n(kind text, "userName" text, address text, reason text, seen int)
    returning kind, user_name, address, reason, seen`.execute(db)
  return rows
}

export function listEvents(db: Db, filter: SecurityFilter) {
  let query = db.selectFrom('securityEvents').selectAll()
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.userName) query = query.where('userName', 'ilike', contains(filter.userName))
  if (filter.address) query = query.where('address', 'ilike', contains(filter.address))
  return onePage(filter.sort ? query : query.orderBy('id', 'desc'), filter, ['id'])
}

export const forgetOldEvents = (db: Db, days: number) => forgetOlder(db, 'securityEvents', 'at', days)
