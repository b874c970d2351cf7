import type { Sql } from '../../platform/db/rows.ts'

/** Under which concessions units have gone on. */
export async function concededUnits(
  client: Sql,
  line: string,
  { sns, ids }: { sns: readonly string[]; ids: readonly string[] },
): Promise<{ productId: string; concessionCode: string }[]> {
  const { rows } = await client.query<{ productId: string; concessionCode: string }>({
    name: 'floor_conceded_units',
    text: `select distinct f.product_id as "productId", f.concession_code as "concessionCode"
           from (select u.product_id from unnest($2::text[]) as asked (sn)
                 join units u on u.line_number = $1 and u.product_sn = asked.sn
                 union select unnest($3::uuid[])) as asked
           join failures f on f.line_number = $1 and f.product_id = asked.product_id
             and f.concession_code is not null`,
    values: [line, sns, ids],
  })
  return rows
}
