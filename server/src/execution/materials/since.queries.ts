import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** When other material than before was first bound at a place of stations after `since`: in the order of the request; undefined while none was. */
export async function boundSince(
  db: Db,
  line: string,
  stations: readonly { station: string; since: string }[],
): Promise<(string | undefined)[]> {
  if (stations.length === 0) return []
  const { rows } = await sql<{ place: number; at: string }>`
    select place, bound.at
    from unnest(
      ${stations.map((_, place) => place)}::int[], ${stations.map(({ station }) => station)}::text[],
      ${stations.map(({ since }) => since)}::timestamptz[]) as a (place, station, since)
    cross join lateral (
      select e.at from bind_events e
      where e.line_number = ${line} and e.station_number = station and e.bind_event <> 'unbind' and e.at > since
        and (e.bom_code, e.bom_lot) is distinct from (
          select (p.bom_code, p.bom_lot) from bind_events p
          where p.line_number = ${line} and p.station_number = station and p.position = e.position
            and p.bind_event <> 'unbind' and p.at < e.at
          order by p.at desc limit 1)
      order by e.at limit 1) as bound`.execute(db)
  return stations.map((_, place) => rows.find((row) => row.place === place)?.at)
}

/**
 * When a scanned part of another lot than before was first built in at stations after `since`: its lot is bound nowhere.
 * Parts of one pass have one time: of two lots side by side neither is other material while both go on.
 */
export async function otherLotBuiltIn(
  db: Db,
  line: string,
  stations: readonly { station: string; since: string }[],
): Promise<(string | undefined)[]> {
  if (stations.length === 0) return []
  const { rows } = await sql<{ place: number; at: string | null }>`
    select place, built_in.at
    from unnest(
      ${stations.map((_, place) => place)}::int[], ${stations.map(({ station }) => station)}::text[],
      ${stations.map(({ since }) => since)}::timestamptz[]) as a (place, station, since)
    cross join lateral (
      select min(moment) as at
      from (
        select bom_code, moment, lots, lag(lots) over (partition by bom_code order by moment) as last
        from (
          select c.bom_code, c.component_time as moment, array_agg(c.bom_lot) as lots from components c
          where c.line_number = ${line} and c.station_number = station and c.component_time > since
            and ${isScannedLot('c')}
          group by c.bom_code, c.component_time) as parts) as compared
      where not lots <@ coalesce(last, (
        select array_agg(p.bom_lot) from components p
        where p.line_number = ${line} and p.station_number = station and ${isScannedLot('p')}
          and p.bom_code = compared.bom_code and p.component_time = (
            select max(q.component_time) from components q
            where q.line_number = ${line} and q.station_number = station and ${isScannedLot('q')}
              and q.bom_code = compared.bom_code and q.component_time < moment)), '{}')
      ) as built_in`.execute(db)
  return stations.map((_, place) => rows.find((row) => row.place === place)?.at ?? undefined)
}

/** As the index `components_scanned_lots` has it. Before it was noted what was scanned, only a serial showed it. */
const isScannedLot = (part: string) =>
  sql`(${sql.ref(`${part}.serial`)} is not null or ${sql.ref(`${part}.scanned`)}) and ${sql.ref(`${part}.bom_lot`)} is not null`

/** Which lots came to a station in a span, the newest first. */
export const bindsDuring = (
  db: Db,
  line: string,
  station: string,
  { from, to, limit }: { from: string; to: string; limit: number },
) =>
  db
    .selectFrom('bindEvents')
    .select(['at', 'bomCode', 'bomLot'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .where('bindEvent', '!=', 'unbind')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

/** Since when material was received at a line. */
export async function materialTraces(db: Db, line: string) {
  const { rows } = await sql<{ since: string | null }>`
    select min(received_at) as since from material_lots where line_number = ${line}`.execute(db)
  return rows[0]!.since // one row is always selected
}
