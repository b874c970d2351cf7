import { sql } from 'kysely'
import { z } from 'zod'
import type { materials } from '@takt/contract/materials.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { countUpTo } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime, readPage, readPlace } from '../../platform/db/keyset.ts'

const Position = z.tuple([placeInTime, z.guid()])

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
  const place = readPlace(Position, after)
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
  const found = next
    .selectAll()
    .select(micros('at').as('place'))
    .orderBy('at', 'desc')
    .orderBy('eventId', 'desc')
  return readPage({
    place,
    limit,
    find: (most) => found.limit(most).execute(),
    count: () => countUpTo(db, query),
    placeOf: (last) => [last.place, last.eventId],
  })
}
