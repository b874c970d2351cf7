import type { PoolClient } from 'pg'
import { isoOf } from '../db/instants.ts'
import { column, insertRows } from '../db/rows.ts'
import type { Writes } from './state.ts'

/**
 * What went into units and what came out, and the trees above and below: a unit that becomes a part takes its own parts along under the new root.
 * What came out goes first: the place of its serial is free then. What went in and came out again in the same transaction is written as both.
 */
export function storeComponents(
  client: PoolClient,
  line: string,
  { components, removed }: Pick<Writes, 'components' | 'removed'>,
): Promise<unknown>[] {
  const fresh = new Set(components.map(({ componentId }) => componentId))
  const before = removed.filter(({ componentId }) => !fresh.has(componentId))
  const out = new Map(removed.map((one) => [one.componentId, one]))
  const came = components.map((one) => out.get(one.componentId))
  const moved = [...removed, ...components].flatMap(({ childId }) => childId ?? [])
  const within = new Map(
    components.flatMap(({ componentId, childId, rootId }) =>
      childId !== null && !out.has(componentId) ? [[childId, rootId] as const] : [],
    ),
  )
  const rootOf = (unit: string): string => (within.has(unit) ? rootOf(within.get(unit)!) : unit)
  return [
    ...(before.length
      ? [
          client.query({
            name: 'floor_take_out',
            text: `update components c set removed_at = r.at, removed_by = r.by, remove_reason = r.reason, went_back = r.back, removal_message = r.message
             from unnest($1::text[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[], $7::boolean[], $8::bigint[]) as r (line, product_id, component_id, at, by, reason, back, message)
             where c.line_number = r.line and c.product_id = r.product_id and c.component_id = r.component_id`,
            values: [
              before.map(() => line),
              before.map((one) => one.productId),
              before.map((one) => one.componentId),
              before.map((one) => isoOf(one.at)),
              before.map((one) => one.by),
              before.map((one) => one.reason),
              before.map((one) => one.back),
              before.map((one) => one.message),
            ],
          }),
        ]
      : []),
    ...(components.length
      ? [
          insertRows(client, 'components', line, [
            column(
              'product_id',
              'uuid',
              components.map((one) => one.productId),
            ),
            column(
              'component_id',
              'uuid',
              components.map((one) => one.componentId),
            ),
            column(
              'root_id',
              'uuid',
              components.map((one) => one.rootId),
            ),
            column(
              'bom_code',
              'text',
              components.map((one) => one.bomCode),
            ),
            column(
              'bom_lot',
              'text',
              components.map((one) => one.bomLot),
            ),
            column(
              'serial',
              'text',
              components.map((one) => one.serial),
            ),
            column(
              'child_id',
              'uuid',
              components.map((one) => one.childId),
            ),
            column(
              'quantity',
              'float8',
              components.map((one) => one.quantity),
            ),
            column(
              'part_grp',
              'text',
              components.map((one) => one.partGrp),
            ),
            column(
              'station_number',
              'text',
              components.map((one) => one.stationNumber),
            ),
            column(
              'step_seq',
              'int',
              components.map((one) => one.stepSeq),
            ),
            column(
              'pass_no',
              'int',
              components.map((one) => one.passNo),
            ),
            column(
              'component_time',
              'timestamptz',
              components.map((one) => isoOf(one.at)),
            ),
            column(
              'operator',
              'text',
              components.map((one) => one.operator),
            ),
            column(
              'removed_at',
              'timestamptz',
              came.map((one) => (one ? isoOf(one.at) : null)),
            ),
            column(
              'removed_by',
              'text',
              came.map((one) => one?.by ?? null),
            ),
            column(
              'remove_reason',
              'text',
              came.map((one) => one?.reason ?? null),
            ),
            column(
              'went_back',
              'boolean',
              came.map((one) => one?.back ?? false),
            ),
            column(
              'removal_message',
              'bigint',
              came.map((one) => one?.message ?? null),
            ),
          ]),
        ]
      : []),
    ...(moved.length ? [rootThem(client, line, moved, moved.map(rootOf))] : []),
  ]
}

/** Everything in and under these units belongs to another outermost unit now. */
const rootThem = (client: PoolClient, line: string, units: string[], roots: string[]) =>
  client.query({
    name: 'floor_root',
    text: `with recursive under (product_id, root_id) as (
             select unit, root from unnest($2::uuid[], $3::uuid[]) as t (unit, root)
             union select c.child_id, u.root_id from under u join components c on c.line_number = $1 and c.product_id = u.product_id and c.child_id is not null and c.removed_at is null)
           update components c set root_id = u.root_id from under u where c.line_number = $1 and c.product_id = u.product_id`,
    values: [line, units, roots],
  })
