import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { StationTelegramScope, StationTraffic } from '@takt/contract/telegrams.ts'
import { startsWith } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { dropDays } from '../../platform/db/partitions.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const shown = [
  't.id',
  't.lineNumber',
  't.stationNumber',
  't.teleType',
  't.messageId',
  't.productSn',
  't.productId',
  't.at',
  't.heardAt',
  't.latency',
  't.teleResult',
  't.answerCode',
  't.errorKey',
  't.errorFacts',
  't.traceId',
] as const

/**
 * `offset 0`: found by the narrow index and by nothing else, whatever the planner believes (measured: a page
 * of 100 in 20 ms, 1,100 where it took the time to help).
 */
const answeredBefore = (found: RawBuilder<unknown>) => sql`(
  select count(*)::int
  from (
    select * from station_telegrams
    where ${found} and heard_at > t.heard_at - interval '1 day'
    offset 0) b
  where b.message_id = t.message_id
    and b.line_number = t.line_number
    and b.station_number = t.station_number
    and (b.heard_at, b.id) <= (t.heard_at, t.id))`
/**
 * How often the station had sent this within a day. Calculated for the rows that are shown only. A message about a
 * unit is found among those of the unit.
 */
const attempts = sql<number>`case
  when t.message_id is null then 1
  when t.product_sn is null then ${answeredBefore(sql`message_id = t.message_id and product_sn is null`)}
  else ${answeredBefore(sql`product_sn = t.product_sn`)}
end`

export const TelegramPosition = z.tuple([placeInTime, z.guid()])
export type TelegramPosition = z.output<typeof TelegramPosition>

function filteredTelegrams<Row>(
  query: SelectQueryBuilder<Tables, 'stationTelegrams', Row>,
  line: LineNumber,
  { stationNumber, teleType, teleResult, productSn, messageId, traceId, from, to }: StationTelegramScope,
) {
  let narrowed = query.where('lineNumber', '=', line)
  if (stationNumber) narrowed = narrowed.where('stationNumber', '=', stationNumber)
  if (teleType?.length) narrowed = narrowed.where('teleType', 'in', teleType)
  // Whoever looks for one message or one unit means it, whatever it is.
  else if (!messageId && !traceId) narrowed = narrowed.where('teleType', '!=', 'heartbeat')
  if (teleResult) narrowed = narrowed.where('teleResult', '=', teleResult)
  if (productSn) narrowed = narrowed.where('productSn', 'like', startsWith(productSn))
  if (messageId) narrowed = narrowed.where('messageId', '=', messageId)
  if (traceId) narrowed = narrowed.where('traceId', '=', traceId)
  if (from) narrowed = narrowed.where('heardAt', '>=', from)
  if (to) narrowed = narrowed.where('heardAt', '<', to)
  return narrowed
}

/** Newest first; after a place, or from the start. */
export function telegramsAfter(
  db: Db,
  line: LineNumber,
  scope: StationTelegramScope,
  place: TelegramPosition | null,
  limit: number,
) {
  let page = filteredTelegrams(db.selectFrom('stationTelegrams'), line, scope)
    .selectAll()
    .orderBy('heardAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (place) page = page.where(sql<boolean>`(heard_at, id) < (${instantAt(place[0])}, ${place[1]}::uuid)`)
  return db
    .selectFrom(page.as('t'))
    .select([...shown, micros('t.heardAt').as('place'), attempts.as('attempts')])
    .orderBy('t.heardAt', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
}
export type FoundTelegram = Awaited<ReturnType<typeof telegramsAfter>>[number]

export const allTelegrams = (db: Db, line: LineNumber, scope: StationTelegramScope) =>
  filteredTelegrams(db.selectFrom('stationTelegrams'), line, scope).select('id')

/** The id begins with its time, so one day is searched. */
const at = (id: string) => {
  const millis = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  return sql<boolean>`heard_at = to_timestamp(${millis}::float8 / 1000)`
}

export const findTelegram = (db: Db, line: LineNumber, id: string) =>
  db
    .selectFrom('stationTelegrams as t')
    .where('t.lineNumber', '=', line)
    .where('t.id', '=', id)
    .where(at(id))
    .select([
      ...shown,
      attempts.as('attempts'),
      't.texts',
      't.textStart',
      't.requestLength',
      't.responseLength',
      't.item',
      't.cut',
    ])
    .executeTakeFirst()

export const findTexts = (db: Db, texts: string) =>
  db
    .selectFrom('stationTelegramTexts')
    .select('body')
    .where('texts', '=', texts)
    .where(at(texts))
    .executeTakeFirst()

type Span = { from: string; to: string; seconds: number }

export const bucketsOf = (
  db: Db,
  line: LineNumber,
  scope: StationTelegramScope,
  { from, to, seconds }: Span,
): Promise<StationTraffic['buckets']> =>
  filteredTelegrams(db.selectFrom('stationTelegrams'), line, { ...scope, from, to })
    .select([
      sql<string>`date_bin(${seconds} * interval '1 second', heard_at, ${from}::timestamptz)`.as('start'),
      sql<number>`count(*)::int`.as('calls'),
      sql<number | null>`percentile_cont(0.5) within group (order by latency)`.as('median'),
      sql<number | null>`percentile_cont(0.95) within group (order by latency)`.as('slow'),
    ])
    .groupBy(sql`1`)
    .orderBy('start')
    .execute()

export const hoursOf = (
  db: Db,
  line: LineNumber,
  scope: StationTelegramScope,
  { from, to }: Span,
): Promise<StationTraffic['hours']> =>
  filteredTelegrams(db.selectFrom('stationTelegrams'), line, { ...scope, from, to })
    .where('teleResult', 'in', ['refused', 'noGo'])
    .select([
      sql<string>`date_trunc('hour', heard_at)`.as('hour'),
      sql<number>`count(*) filter (where tele_result = 'refused')::int`.as('refused'),
      sql<number>`count(*) filter (where tele_result = 'noGo')::int`.as('noGo'),
    ])
    .groupBy(sql`1`)
    .orderBy('hour')
    .execute()

const someAtOnce = 5000

/** Days that are over go whole; heartbeats already after a day. */
export async function forgetOldStationTelegrams(db: Db, days: number) {
  await dropDays(db, 'station_telegrams', days)
  await dropDays(db, 'station_telegram_texts', days)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from station_telegrams
      where (tableoid, ctid) in (
        select tableoid, ctid
        from station_telegrams
        where tele_type = 'heartbeat' and heard_at < now() - interval '1 day'
        limit ${someAtOnce})`.execute(db)
    if (numAffectedRows < someAtOnce) return
  }
}
