import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Sql } from '../../platform/db/rows.ts'

/** The concessions that units on the floor have gone on under. */
export async function concessionsUnderWay(client: Sql, line: string): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>({
    name: 'floor_concessions_under_way',
    text: `select distinct f.concession_code as code
           from units u
           join failures f on f.line_number = $1 and f.product_id = u.product_id
             and f.concession_code is not null
           where u.line_number = $1 and u.process_status ${isOnTheFloor}`,
    values: [line],
  })
  return rows.map(({ code }) => code)
}
