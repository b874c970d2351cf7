import type { Concession } from '@takt/contract/concessions.ts'
import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Sql } from '../../platform/db/rows.ts'
import { idsOfNamed, type NamedUnits } from '../../platform/db/named-units.ts'

export type InForce = Pick<
  Concession,
  'concessionCode' | 'typeNo' | 'defectCode' | 'stationNumber' | 'minValue' | 'maxValue' | 'pieces'
> & {
  usedPieces: number
  /** When it was approved, in epoch milliseconds. */
  decided: number
  validUntil: string | null
  isUsedUp: boolean
  /** Which of the units that were asked about have gone on under it. */
  takenBy: readonly string[]
}

/** The last days of a line's concessions, and whether some are used up. `last` null: none is approved. */
export async function lastDayOf(client: Sql, line: string) {
  const { rows } = await client.query<{ last: string | null; someUsedUp: boolean | null }>({
    name: 'floor_concessions_over',
    text: `select max(coalesce(valid_until, 'infinity')) filter (where concession_state = 'approved')::text as last,
             bool_or(concession_state = 'usedUp') as "someUsedUp"
           from concessions where line_number = $1 and concession_state in ('approved', 'usedUp')`,
    values: [line],
  })
  return rows[0]! // a sum has one
}

/** The last day of these where they are used up; null: none is. */
export async function lastDayOfUsedUp(client: Sql, line: string, codes: readonly string[]) {
  const { rows } = await client.query<{ last: string | null }>({
    name: 'floor_used_up_concessions_over',
    text: `select max(coalesce(valid_until, 'infinity'))::text as last from concessions
           where line_number = $1 and concession_state = 'usedUp' and concession_code = any($2)`,
    values: [line, codes],
  })
  return rows[0]!.last // a sum has one
}

/**
 * Under the line's lock, so two stations never use up the same piece. The oldest first. Of a shared one the line's row is locked too:
 * what it was given may be given to another line meanwhile. One that is used up is still in force for units that have gone on under it, until they are finished.
 */
export async function concessionsInForce(
  client: Sql,
  line: string,
  { sns, ids }: NamedUnits,
): Promise<InForce[]> {
  const locked = client.query({
    name: 'floor_shared_concessions',
    text: `select 1 from concessions
           where line_number = $1 and concession_state = 'approved' and shared_id is not null
           order by decided_at, concession_code for no key update`,
    values: [line],
  })
  const found = client.query<InForce>({
    name: 'floor_concessions',
    text: `with taken as (
             select f.concession_code, array_agg(distinct f.product_id) as units,
               array_agg(distinct f.product_id)
                 filter (where n.process_status ${isOnTheFloor}) as under_way
             from (${idsOfNamed}) as u
             join units n on n.line_number = $1 and n.product_id = u.product_id
             join failures f on f.line_number = $1 and f.product_id = u.product_id
               and f.concession_code is not null
             group by f.concession_code)
           select c.concession_code as "concessionCode", c.type_no as "typeNo", c.defect_code as "defectCode",
             c.station_number as "stationNumber", c.min_value as "minValue",
             c.max_value as "maxValue", c.pieces, c.used_pieces as "usedPieces",
             extract(epoch from c.decided_at)::float8 * 1000 as decided,
             c.valid_until::text as "validUntil", c.concession_state = 'usedUp' as "isUsedUp",
             coalesce(case when c.concession_state = 'usedUp' then t.under_way else t.units end, '{}') as "takenBy"
           from concessions c
           left join taken t on t.concession_code = c.concession_code
           where c.line_number = $1
             and (c.concession_state = 'approved' or c.concession_state = 'usedUp' and t.under_way is not null)
           order by c.decided_at, c.concession_code`,
    values: [line, sns, ids],
  })
  const [, { rows }] = await Promise.all([locked, found])
  return rows
}

/** Counted down; with its last piece it ends, where no other line has some left. One that was withdrawn meanwhile stays so. */
export const storeUsed = (client: Sql, line: string, used: readonly { code: string; pieces: number }[]) =>
  client.query({
    name: 'floor_use_concessions',
    text: `update concessions c set used_pieces = c.used_pieces + u.pieces,
             concession_state = case when c.concession_state = 'approved' and c.shared_id is null and c.used_pieces + u.pieces >= c.pieces
               then 'usedUp' else c.concession_state end
           from unnest($2::text[], $3::int[]) as u (code, pieces)
           where c.line_number = $1 and c.concession_code = u.code`,
    values: [line, used.map(({ code }) => code), used.map(({ pieces }) => pieces)],
  })
