import type { Sql } from '../../platform/db/rows.ts'
import type { Mentioned } from './mentioned.ts'
import { seldomOf } from './unit-columns.ts'
import type { UnitState } from './unit-state.ts'

export function inMilliseconds(column: string) {
  const [name, as] = column.split(' as ')
  return `(extract(epoch from ${name}) * 1000)::float8 as ${as}`
}

/** Serials of the units on hold that are in it, `$1` being the line; a part of it is found by the outermost unit, which is the one that is worked on. */
const heldInsideIt = `(select string_agg(coalesce(child.product_sn, child.product_id::text), ', ') from components inside
  join units child on child.line_number = $1 and child.product_id = inside.child_id and child.process_status = 'held'
  where inside.line_number = $1 and inside.root_id = u.product_id and inside.child_id is not null and inside.removed_at is null)`

const unitColumns = `product_id as "productId", product_sn as "productSn", type_no as "typeNo", type_ver as "typeVer", order_code as "orderCode", lot_no as "lotNo",
  processing_number as "processingNumber", processing_ver as "processingVer", package_ver as "packageVer", place_in_order as "placeInOrder", process_status as "processStatus", process_status as "statusBefore", result_status as "resultStatus",
  current_step as "currentStep", current_station as "currentStation", rework_count as "reworkCount", status_reason as "statusReason", failed_step as "failedStep", holds,
  ${['registered_at as "registeredAt"', 'finished_at as "finishedAt"', 'last_time as "lastTime"', 'open_time as "openTime"'].map(inMilliseconds).join(', ')},
  pass_count as "passCount", trail, pass_times as "passTimes", unmoved, ${heldInsideIt} as "heldInside", return_step as "returnStep", open_station as "openStation", open_step as "openStep", open_operator as "openOperator", go_para_ver as "goParaVer", go_station_para_ver as "goStationParaVer", messages`

export async function readUnits(
  client: Sql,
  lineNumber: string,
  { sns, ids }: Pick<Mentioned, 'sns' | 'ids'>,
): Promise<UnitState[]> {
  const [bySn, byId] = await Promise.all([
    readBy(client, lineNumber, 'product_sn', 'text', sns),
    readBy(client, lineNumber, 'product_id', 'uuid', ids),
  ])
  const loadedIds = new Set(bySn.map((unit) => unit.productId))
  return [...bySn, ...byId.filter((unit) => !loadedIds.has(unit.productId))]
}

async function readBy(
  client: Sql,
  lineNumber: string,
  name: 'product_sn' | 'product_id',
  type: 'text' | 'uuid',
  keys: string[],
): Promise<UnitState[]> {
  if (keys.length === 0) return []
  const { rows } = await client.query<Omit<UnitState, 'isNew' | 'touched' | 'seldomStored'>>({
    name: `floor_units_by_${name}`,
    text: `select ${unitColumns} 
           from unnest($2::${type}[]) as asked (key) join units u on u.line_number = $1 and u.${name} = asked.key`,
    values: [lineNumber, keys],
  })
  return rows.map((row) => Object.assign(row, { isNew: false, touched: false, seldomStored: seldomOf(row) }))
}

/** The same of units that need not be read: what is in them may have been put on hold since. */
export async function heldInside(
  client: Sql,
  lineNumber: string,
  units: readonly UnitState[],
): Promise<Map<string, string>> {
  if (units.length === 0) return new Map()
  const { rows } = await client.query<{ productId: string; held: string | null }>({
    name: 'floor_held_inside',
    text: `select u.product_id as "productId", ${heldInsideIt} as held from unnest($2::uuid[]) as u (product_id)`,
    values: [lineNumber, units.map(({ productId }) => productId)],
  })
  return new Map(rows.flatMap(({ productId, held }) => (held === null ? [] : [[productId, held]])))
}
