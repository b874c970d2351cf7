type Queryable = { query: <Row extends object>(text: string) => Promise<{ rows: Row[] }> }

/** Whether its tables are divided by line among the machines of a Citus cluster. One look at names; without Citus nothing more is read. */
export async function isDivided(database: Queryable): Promise<boolean> {
  const has = await database.query<{ citus: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as citus`,
  )
  if (!has.rows[0]!.citus) return false
  const { rows } = await database.query(`select from pg_dist_partition where partmethod = 'h' limit 1`)
  return rows.length > 0
}
