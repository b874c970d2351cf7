import type { PoolClient } from 'pg'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows } from '../../platform/db/rows.ts'
import type { Components, NewComponent, Removed } from './state.ts'

const componentColumns = columnsOf<NewComponent & { removed: Removed | null }>(
  {
    productId: 'uuid',
    componentId: 'uuid',
    rootId: 'uuid',
    bomCode: 'text',
    bomLot: 'text',
    serial: 'text',
    childId: 'uuid',
    quantity: 'float8',
    partGrp: 'text',
    stationNumber: 'text',
    stepSeq: 'int',
    passNo: 'int',
    operator: 'text',
    scanned: 'boolean',
  },
  {
    component_time: ['instant', ({ at }) => at],
    removed_at: ['instant', ({ removed }) => removed?.at ?? null],
    removed_by: ['text', ({ removed }) => removed?.by ?? null],
    remove_reason: ['text', ({ removed }) => removed?.reason ?? null],
    went_back: ['boolean', ({ removed }) => removed?.back ?? false],
    removal_message: ['bigint', ({ removed }) => removed?.message ?? null],
  },
)

/**
 * What went into units and what came out, and the trees above and below: a unit that becomes a part takes its own parts along under the new root.
 * What came out goes first: the place of its serial is free then. What went in and came out again in the same transaction is written as both.
 */
export function storeComponents(
  client: PoolClient,
  line: string,
  { added: components, removed }: Pick<Components, 'added' | 'removed'>,
): Promise<unknown>[] {
  const fresh = new Set(components.map(({ componentId }) => componentId))
  const before = removed.filter(({ componentId }) => !fresh.has(componentId))
  const out = new Map(removed.map((one) => [one.componentId, one]))
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
             from unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[], $7::boolean[], $8::bigint[])
               as r (product_id, component_id, at, by, reason, back, message)
             where c.line_number = $1 and c.product_id = r.product_id and c.component_id = r.component_id`,
            values: [
              line,
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
          insertRows(
            client,
            'components',
            line,
            componentColumns(
              components.map((one) => ({ ...one, removed: out.get(one.componentId) ?? null })),
            ),
          ),
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
