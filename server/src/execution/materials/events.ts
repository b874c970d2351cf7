import { sql } from 'kysely'
import { z } from 'zod'
import type { materials } from '@takt/contract/materials.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { countUpTo, cursorOf } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime, readPlace } from '../../platform/db/keyset.ts'

const Place = z.tuple([placeInTime, z.guid()])

/** What was bound and unbound, newest first. */
export async function bindEvents(
  { db, line }: LineCall,
  {
    after,
    limit,
    from,
    to,
    stationNumber,
    bindEvent,
    bomCode,
    bomLot,
  }: z.output<typeof materials.events.input>,
) {
  const place = readPlace(Place, after)
  let query = db.selectFrom('bindEvents').where('lineNumber', '=', line)
  if (stationNumber) query = query.where('stationNumber', '=', stationNumber)
  if (bindEvent) query = query.where('bindEvent', '=', bindEvent)
  if (bomCode) query = query.where('bomCode', '=', bomCode)
  if (bomLot) query = query.where('bomLot', '=', bomLot)
  if (from) query = query.where('at', '>=', from)
  if (to) query = query.where('at', '<', to)
  const next = place
    ? query.where(sql<boolean>`(at, event_id) < (${instantAt(place[0])}, ${place[1]}::uuid)`)
    : query
  const [found, total] = await Promise.all([
    next
      .selectAll()
      .select(micros('at').as('place'))
      .orderBy('at', 'desc')
      .orderBy('eventId', 'desc')
      .limit(limit + 1)
      .execute(),
    place ? null : countUpTo(db, query),
  ])
  const last = found[limit - 1]
  return {
    rows: found.slice(0, limit),
    next: last && found.length > limit ? cursorOf(last.place, last.eventId) : null,
    total,
  }
}
