import { type CounterKind, mostUses } from '@takt/contract/toolCounters.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'

/** A life of a mounted tool with its uses. Times in epoch milliseconds. */
export type Life = {
  toolCode: string
  kind: CounterKind
  cavity: number
  limit: number | null
  act: number
  /** The share of it from which on the tool is due. */
  warn: number
  begun: number
  /** When the cavity was blocked, and until when; null: it is. */
  blocks: readonly (readonly [number, number | null])[]
}

/** Most tools have no life but their uses. Another server may have set one up. */
export const lineHasCounters = rememberedFor(5_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_counters',
    text: `select 1 from tool_counters where line_number = $1 limit 1`,
    values: [line],
  })
  return rows.length > 0
})

/** Of the tools that were mounted in the time the messages tell of. */
export async function livesMounted(client: Sql, line: string, from: number): Promise<Life[]> {
  const { rows } = await client.query<Life>({
    name: 'floor_tool_lives',
    text: `select c.tool_code as "toolCode", c.counter_kind as kind, c.cavity, c.life_limit as "limit", c.counter_act as act, c.warn_share as warn,
             extract(epoch from c.begun_at)::float8 * 1000 as begun,
             coalesce(
               (select json_agg(json_build_array(extract(epoch from b.blocked_at)::float8 * 1000, extract(epoch from b.opened_at)::float8 * 1000))
                from tool_cavity_blocks b
                where b.line_number = $1 and b.tool_code = c.tool_code and b.cavity = c.cavity
                  and (b.opened_at is null or b.opened_at > to_timestamp($2::float8 / 1000))), '[]') as blocks
           from tool_counters c
           where c.line_number = $1 and c.tool_code in (
             select m.tool_code from tool_mounts m
             where m.line_number = $1 and (m.dismounted_at is null or m.dismounted_at > to_timestamp($2::float8 / 1000)))`,
    values: [line, from],
  })
  return rows
}

export type Worn = { toolCode: string; kind: string; cavity: number; act: number; total: number }

/** A count that is full stays so. */
export const storeWorn = (client: Sql, line: string, worn: readonly Worn[]) =>
  client.query({
    name: 'floor_wear_tools',
    text: `update tool_counters c set counter_act = least(c.counter_act::bigint + u.act, ${mostUses}),
             counter_total = least(c.counter_total::bigint + u.total, ${mostUses})
           from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[]) as u (code, kind, cavity, act, total)
           where c.line_number = $1 and c.tool_code = u.code and c.counter_kind = u.kind and c.cavity = u.cavity`,
    values: [
      line,
      worn.map(({ toolCode }) => toolCode),
      worn.map(({ kind }) => kind),
      worn.map(({ cavity }) => cavity),
      worn.map(({ act }) => act),
      worn.map(({ total }) => total),
    ],
  })
