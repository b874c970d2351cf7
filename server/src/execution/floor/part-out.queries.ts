import type { Failure } from '@takt/contract/failures.ts'
import type { Sql } from '../../platform/db/rows.ts'
import { idsOfNamed, type NamedUnits } from '../../platform/db/named-units.ts'

export type PartOut = {
  productId: string
  componentId: string
  /** Of a part that is a unit made here. */
  childId: string | null
  serial: string | null
}
export type OpenOne = Pick<
  Failure,
  'failId' | 'defectCode' | 'subDefectCode' | 'stepSeq' | 'failSource' | 'failStatus' | 'componentId'
>
export type OpenFailure = OpenOne & { productId: string }

/** What is open of units whose parts a station exchanges. */
export async function openOfExchanged(
  client: Sql,
  line: string,
  { sns, ids }: NamedUnits,
): Promise<OpenFailure[]> {
  if (sns.length + ids.length === 0) return []
  const { rows } = await client.query<OpenFailure>({
    name: 'floor_open_of_exchanged',
    text: `select f.fail_id as "failId", f.product_id as "productId", f.defect_code as "defectCode", f.sub_defect_code as "subDefectCode",
             f.step_seq as "stepSeq", f.fail_source as "failSource", f.fail_status as "failStatus", f.component_id as "componentId"
           from (${idsOfNamed}) as u
           join failures f on f.line_number = $1 and f.product_id = u.product_id and f.fail_status in ('open', 'rework')`,
    values: [line, sns, ids],
  })
  return rows
}

export type Leaving = PartOut & { failIds: readonly string[] }

/** They are the part's now, and are to be decided about anew: what was decided was decided about the unit. */
export const storePartsOut = (client: Sql, line: string, parts: readonly Leaving[]) => {
  const each = parts.flatMap(({ failIds, ...part }) => failIds.map((failId) => ({ failId, ...part })))
  return client.query({
    name: 'floor_parts_out',
    text: `update failures f set product_id = p.child_id, product_sn = case when p.child_id is null then null else p.serial end,
             removed_from = p.product_id, fail_status = 'open', disposition = null, disposed_by = null,
             disposed_time = null, disposition_reason = null
           from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[]) as p (fail_id, product_id, child_id, serial)
           where f.line_number = $1 and f.fail_id = p.fail_id and f.product_id = p.product_id
             and f.fail_status in ('open', 'rework')`,
    values: [
      line,
      each.map(({ failId }) => failId),
      each.map(({ productId }) => productId),
      each.map(({ childId }) => childId),
      each.map(({ serial }) => serial),
    ],
  })
}
