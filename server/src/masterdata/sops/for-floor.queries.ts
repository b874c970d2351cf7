import type { StepAsk } from '@takt/contract/sop-asks.ts'
import type { InFlight } from '@takt/contract/sops.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'

/** A released version that came into force then, in epoch milliseconds. */
export type Released = { sopVer: number; effectiveAt: number; inFlight: InFlight; isWithdrawn: boolean }

/** Of the line $1, at the stations $2. */
const inForce = `s.line_number = $1 and s.sop_status = 'released' and s.valid_from <= now()
  and (s.station_number is null or s.station_number = any($2::text[]))
  and not exists (select from sops n where n.line_number = $1 and n.sop_code = s.sop_code
    and n.sop_ver > s.sop_ver and n.released_at is not null and n.valid_from <= now())`

/** An instruction in force that requires reading, and who has confirmed it as far as it requires. */
export type ToRead = {
  sopCode: string
  typeNo: string | null
  stationNumber: string | null
  readers: string[]
}

/** Most lines have none: their stations skip the check. Another server may have released one. */
export const lineAsksToRead = rememberedFor(5_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_sops',
    text: `select 1 from sops where line_number = $1 and sop_status = 'released' and read_confirm limit 1`,
    values: [line],
  })
  return rows.length > 0
})

export async function toReadAt(client: Sql, line: string, stations: readonly string[]): Promise<ToRead[]> {
  const { rows } = await client.query<ToRead>({
    name: 'floor_sops',
    text: `select s.sop_code as "sopCode", s.type_no as "typeNo", s.station_number as "stationNumber",
             array(select r.operator_no from sop_reads r
                   where r.line_number = $1 and r.sop_code = s.sop_code and r.sop_ver between s.asks_from and s.sop_ver
                     and (s.read_days is null or r.read_at > now() - s.read_days * interval '1 day')) as readers
           from sops s
           where ${inForce} and s.read_confirm
           order by s.sop_code`,
    values: [line, stations],
  })
  return rows
}

/** A step with a question, of a version that passes may go by. */
export type StepWithAsk = {
  sopCode: string
  contentHash: string
  stepNo: number
  asks: StepAsk
  resultCode: string | null
  mustAnswer: boolean
}
export type VersionWithAsks = Released & {
  sopCode: string
  contentHash: string
  typeNo: string | null
  stationNumber: string | null
  steps: Omit<StepWithAsk, 'sopCode' | 'contentHash'>[]
}

/** Valid, and not replaced at once: the newest, and those that units in work are finished with. */
const alive = `s.line_number = $1 and s.released_at is not null and s.valid_from <= now()
  and not exists (select from sops n where n.line_number = $1 and n.sop_code = s.sop_code and n.sop_ver > s.sop_ver
    and n.released_at is not null and n.valid_from <= now() and n.in_flight = 'switch')`
const asksSomething = `s.steps @? '$[*] ? (@.asks != null)'`

/** Most lines' instructions have no questions. Another server may have released one. */
export const lineAsks = rememberedFor(5_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_asks',
    text: `select 1 from sops s where ${alive} and ${asksSomething} limit 1`,
    values: [line],
  })
  return rows.length > 0
})

/** All versions that count of instructions with questions at the stations, in their order. */
export async function asksAtStations(client: Sql, line: string, stations: readonly string[]) {
  const { rows } = await client.query<VersionWithAsks>({
    name: 'floor_asks',
    text: `select s.sop_code as "sopCode", s.sop_ver as "sopVer", s.content_hash as "contentHash", s.type_no as "typeNo",
             s.station_number as "stationNumber", s.in_flight as "inFlight",
             extract(epoch from greatest(s.valid_from, s.released_at))::float8 * 1000 as "effectiveAt",
             s.withdrawn_at is not null or s.sop_status = 'obsolete' and not exists (
               select from sops n where n.line_number = $1 and n.sop_code = s.sop_code and n.sop_ver > s.sop_ver
                 and n.released_at is not null and n.valid_from <= now()) as "isWithdrawn",
             coalesce((
               select jsonb_agg(jsonb_build_object('stepNo', at, 'asks', step -> 'asks', 'resultCode', step -> 'resultCode',
                 'mustAnswer', step -> 'mustAnswer') order by at)
               from jsonb_array_elements(s.steps) with ordinality as one (step, at)
               where step ->> 'asks' is not null), '[]') as steps
           from sops s
           where ${alive} and s.sop_code in (
             select s.sop_code from sops s
             where ${alive} and ${asksSomething} and (s.station_number is null or s.station_number = any($2::text[])))
           order by s.sop_code, s.sop_ver`,
    values: [line, stations],
  })
  return rows
}
