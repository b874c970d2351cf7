import type { Logger } from 'graphile-worker'
import type pg from 'pg'
import { poolOf } from '../db/connect.ts'

/** The tables of the jobs are made by the owner; the role the application runs as may use them, and owns nothing. */
export async function installJobs(url: string, ownerUrl: string | null, logger: Logger) {
  const { runMigrations } = await import('graphile-worker')
  const [pool, application] = [poolOf(ownerUrl ?? url, 2, { patient: true }), poolOf(url, 1)]
  try {
    await runMigrations({ pgPool: pool, logger })
    const { rows } = await application.query<{ role: string }>('select current_user as role')
    await letUse(pool, rows[0]!.role)
  } finally {
    await Promise.all([pool.end(), application.end()])
  }
}

/** Its tables are closed by row level security, which only lets their owner through. Only what is missing is given. */
async function letUse(pool: pg.Pool, role: string) {
  const { rows } = await pool.query<{ statement: string }>(
    `with tables as (select c.oid, c.relname, c.relrowsecurity from pg_class c
       where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind in ('r', 'p') and not pg_has_role($1, c.relowner, 'usage'))
     select format('grant usage on schema graphile_worker to %I', $1::text) as statement from tables
       where not has_schema_privilege($1, 'graphile_worker', 'usage') group by 1
     union all
     select format('grant select, insert, update, delete on graphile_worker.%I to %I', relname, $1::text) from tables
       where not has_table_privilege($1, oid, 'select') or not has_table_privilege($1, oid, 'delete')
     union all
     select format('create policy %I on graphile_worker.%I to %I using (true) with check (true)', 'takt ' || $1, relname, $1::text) from tables
       where relrowsecurity and not exists (select from pg_policy p where p.polrelid = tables.oid and $1::regrole = any(p.polroles))`,
    [role],
  )
  for (const { statement } of rows) await pool.query(statement)
}
