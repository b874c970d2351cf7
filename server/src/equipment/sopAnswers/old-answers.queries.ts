import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** What was answered for units that leave. */
export async function takeAnswers(db: Db, line: string, units: readonly string[]) {
  const { rows } = await sql<{ row: string }>`
    delete from sop_answers where line_number = ${line} and product_id = any(${units}::uuid[])
    returning (jsonb_build_object('table', 'sop_answers') || to_jsonb(sop_answers))::text as row`.execute(db)
  return rows.map(({ row }) => row)
}
