import type { Sql } from '../../platform/db/rows.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'

type Row = { productId: string; defect: string | null }

/** What is open on units, by the defect that was named, else by the result code that was out; null: the station only reported NG. */
export async function openDefects(
  client: Sql,
  line: string,
  { sns, ids }: NamedUnits,
): Promise<Map<string, (string | null)[]>> {
  const { rows } = await client.query<Row>({
    name: 'floor_open_defects',
    text: `select u.product_id as "productId", coalesce(f.defect_code, f.result_code) as defect
           from units u
           join failures f on f.line_number = u.line_number and f.product_id = u.product_id
             and f.fail_status in ('open', 'rework')
           where u.line_number = $1 and u.process_status = 'rework'
             and (u.product_sn = any($2::text[]) or u.product_id = any($3::uuid[]))`,
    values: [line, sns, ids],
  })
  const found = new Map<string, (string | null)[]>()
  for (const { productId, defect } of rows) found.set(productId, [...(found.get(productId) ?? []), defect])
  return found
}

export type Repeated = { defect: string; times: number }

/** Units in rework, sent there by their route, with an open defect that was found on them so many times. What one pass found twice counts once. */
export async function repeatedDefects(
  client: Sql,
  line: string,
  { sns, ids, limit }: NamedUnits & { limit: number },
): Promise<Map<string, Repeated>> {
  const { rows } = await client.query<Repeated & { productId: string }>({
    name: 'floor_repeated_defects',
    text: `select u.product_id as "productId", coalesce(f.defect_code, f.result_code) as defect,
             count(distinct coalesce(f.pass_no::text, f.fail_id::text))::int as times
           from units u
           join failures f on f.line_number = u.line_number and f.product_id = u.product_id
             and f.fail_status <> 'falseFail' and coalesce(f.defect_code, f.result_code) is not null
           where u.line_number = $1 and u.process_status = 'rework' and u.status_reason is null
             and (u.product_sn = any($2::text[]) or u.product_id = any($3::uuid[]))
           group by 1, 2
           having count(distinct coalesce(f.pass_no::text, f.fail_id::text)) >= $4
             and bool_or(f.fail_status in ('open', 'rework'))`,
    values: [line, sns, ids, limit],
  })
  return new Map(rows.map(({ productId, ...repeated }) => [productId, repeated]))
}
