import type { StepAsk } from '@takt/contract/sop-asks.ts'
import type { SopKey } from '@takt/contract/sops.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Of the line $1, at the stations $2. */
const inForce = `s.line_number = $1 and s.sop_status = 'released' and s.valid_from <= now()
  and (s.station_number is null or s.station_number = any($2::text[]))
  and not exists (select from sops n where n.line_number = $1 and n.sop_code = s.sop_code
    and n.sop_ver > s.sop_ver and n.released_at is not null and n.valid_from <= now())`

/** An instruction in force that asks for reading, and who has confirmed it as far as it asks. */
export type ToRead = {
  sopCode: string
  typeNo: string | null
  stationNumber: string | null
  readers: string[]
}

/** Most lines have none: their stations do not ask. Another server may have released one. */
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

/** A step that asks something, of what is in force. */
export type AskedStep = {
  sopCode: string
  contentHash: string
  typeNo: string | null
  stationNumber: string | null
  stepNo: number
  asks: StepAsk
  resultCode: string | null
  mustAnswer: boolean
}

/** Most lines' instructions ask nothing. Another server may have released one. */
export const lineAsks = rememberedFor(5_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_asks',
    text: `select 1 from sops where line_number = $1 and sop_status = 'released' and steps @? '$[*] ? (@.asks != null)' limit 1`,
    values: [line],
  })
  return rows.length > 0
})

/** The hash of a version while it is released. */
export async function releasedContent(db: Db, line: string, { sopCode, sopVer }: SopKey) {
  const found = await db
    .selectFrom('sops')
    .select('contentHash')
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .where('sopStatus', '=', 'released')
    .executeTakeFirst()
  return found?.contentHash
}

export async function stepsAskedAt(client: Sql, line: string, stations: readonly string[]) {
  const { rows } = await client.query<AskedStep>({
    name: 'floor_asks',
    text: `select s.sop_code as "sopCode", s.content_hash as "contentHash", s.type_no as "typeNo", s.station_number as "stationNumber",
             one.at::int as "stepNo", one.step ->> 'asks' as asks, one.step ->> 'resultCode' as "resultCode",
             (one.step ->> 'mustAnswer')::boolean as "mustAnswer"
           from sops s cross join lateral jsonb_array_elements(s.steps) with ordinality as one (step, at)
           where ${inForce} and one.step ->> 'asks' is not null
           order by s.sop_code, one.at`,
    values: [line, stations],
  })
  return rows
}
