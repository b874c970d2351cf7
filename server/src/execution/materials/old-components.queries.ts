import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** Which of these units are built into another. */
export async function insideOthers(db: Db, line: string, units: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ childId: string }>`
    select child_id from components where line_number = ${line} and child_id = any(${units}::uuid[]) and removed_at is null`.execute(
    db,
  )
  return new Set(rows.map(({ childId }) => childId))
}

/** What is and was built into these units leaves with them. */
export async function takeComponents(db: Db, line: string, units: readonly string[]) {
  const { rows } = await sql<{ row: string }>`
    delete from components where line_number = ${line} and product_id = any(${units}::uuid[])
    returning (jsonb_build_object('table', 'components') || to_jsonb(components))::text as row`.execute(db)
  return rows.map(({ row }) => row)
}
