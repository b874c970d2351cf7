import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { dropDeliveries } from '../webhooks/webhooks.ts'

/** Queued notices of a call, to anybody by any channel, are dropped. */
export async function dropQueuedOf(db: Db, callId: number) {
  const { rows } = await sql<{ id: number }>`
    select id from notices
    where (event_type = 'andonCall' and source = ${String(callId)})
       or (event_type in ('andonLevel', 'andonLevelLate', 'andonUnsolved') and source like ${`${callId} %`})`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('noticeWaits').where('noticeId', 'in', ids).execute()
  await dropDeliveries(db, ids)
}
