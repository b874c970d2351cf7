import { mostUses } from '@takt/contract/tools.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'

/** A tool at a station, times in epoch milliseconds; `act` of `frequency` uses are used. `since`: it was maintained then. */
export type Mounted = {
  toolCode: string
  toolType: string
  stationNumber: string
  position: string | null
  from: number
  to: number
  usesPerPass: number
  frequency: number
  act: number
  /** The share of its life from which on it is due. */
  warn: number
  /** Neither in maintenance nor scrapped by now. */
  isAtWork: boolean
  since: number
  /** From then on it may not measure, in epoch milliseconds. */
  due: number
}

/** Most lines have none: their stations skip the check. Another server may have mounted one. */
export const lineHasTools = rememberedFor(5_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_tools',
    text: `select 1 from tool_mounts where line_number = $1 limit 1`,
    values: [line],
  })
  return rows.length > 0
})

/** Tools that were mounted in the time the messages tell of. */
export async function toolsMounted(client: Sql, line: string, from: number): Promise<Mounted[]> {
  const { rows } = await client.query<Mounted>({
    name: 'floor_tools',
    text: `select m.tool_code as "toolCode", t.tool_type as "toolType", m.station_number as "stationNumber", m.position, m.uses_per_pass as "usesPerPass",
             extract(epoch from m.mounted_at)::float8 * 1000 as "from",
             coalesce(extract(epoch from m.dismounted_at)::float8 * 1000, 'infinity') as "to",
             t.frequency, t.frequency_act as act, t.warn_share as warn, t.tool_state in ('available', 'mounted') as "isAtWork",
             coalesce(extract(epoch from t.maintained_at)::float8 * 1000, '-infinity') as since,
             case when t.calibration_days is null then 'infinity'
               when t.calibration_result = 'outOfTolerance' or t.calibration_due_at is null then '-infinity'
               else extract(epoch from t.calibration_due_at)::float8 * 1000 end as due
           from tool_mounts m
           join tools t on t.line_number = $1 and t.tool_code = m.tool_code
           where m.line_number = $1 and (m.dismounted_at is null or m.dismounted_at > to_timestamp($2::float8 / 1000))`,
    values: [line, from],
  })
  return rows
}

export type Uses = { toolCode: string; uses: number; total: number }

/** A count that is full stays so: such a tool is locked. */
export const storeUses = (client: Sql, line: string, used: readonly Uses[]) =>
  client.query({
    name: 'floor_use_tools',
    text: `update tools t set frequency_act = least(t.frequency_act::bigint + u.uses, ${mostUses}),
             total_uses = least(t.total_uses::bigint + u.total, ${mostUses})
           from unnest($2::text[], $3::int[], $4::int[]) as u (code, uses, total)
           where t.line_number = $1 and t.tool_code = u.code`,
    values: [
      line,
      used.map(({ toolCode }) => toolCode),
      used.map(({ uses }) => uses),
      used.map(({ total }) => total),
    ],
  })
