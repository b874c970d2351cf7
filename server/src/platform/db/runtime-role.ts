import { sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Gives the role the application runs as what it needs and no more: reading and writing rows. Of the change history it may only add
 * and read, and of the schema nothing. Called at every start with the owner's connection, since a migration may have added tables;
 * only what is missing is granted, so that servers that start together do not rewrite the same rows of the catalog.
 */
export async function grantRuntimeRole(db: Db, role: string) {
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('takt grants'))`.execute(db)
    for (const statement of await missingGrants(db, role)) await sql.raw(statement).execute(db)
  })
}

async function missingGrants(db: Db, role: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    with tables as (
      select c.oid, c.relname, case when c.relname like 'migrations%' then '{select}'::text[]
                                    when c.relname in ('audit_log', 'audit_seals', 'audit_leaves', 'audit_signatures') then '{select,insert}'::text[] else '{select,insert,update,delete}'::text[] end as needed
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    )
    select format('revoke all on %I from %I', relname, ${role}::text) as statement, 1 as step from tables
    where relname in ('audit_log', 'audit_seals', 'audit_leaves', 'audit_signatures', 'migrations', 'migrations_lock') and has_table_privilege(${role}, oid, 'update, delete, truncate, trigger, references')
    union all
    select format('grant %s on %I to %I', array_to_string(needed, ', '), relname, ${role}::text), 2 from tables
    where exists (select from unnest(needed) as one where not has_table_privilege(${role}, oid, one))
       or (relname in ('audit_log', 'audit_seals', 'audit_leaves', 'audit_signatures', 'migrations', 'migrations_lock') and has_table_privilege(${role}, oid, 'update, delete, truncate, trigger, references'))
    union all
    select format('grant select on sequence %I to %I', relname, ${role}::text), 3 from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' and not has_table_privilege(${role}, oid, 'select')
    union all
    select format('grant execute on function %s to %I', oid::regprocedure, ${role}::text), 4 from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and not has_function_privilege(${role}, oid, 'execute')
    union all
    select format('grant usage on schema public to %I', ${role}::text), 5 where not has_schema_privilege(${role}, 'public', 'usage')
    order by step`.execute(db)
  return rows.map(({ statement }) => statement)
}

/** May this connection's role change what is in the change history? True for its owner, for members of the owner, and for superusers. */
export async function mayRewriteHistory(db: Db): Promise<boolean> {
  const {
    rows: [found],
  } = await sql<{ may: boolean }>`
    select pg_has_role(relowner, 'member') as may from pg_class where oid = to_regclass('public.audit_log')`.execute(
    db,
  )
  return found!.may
}

/** Which database a connection reaches, whatever address it was reached by. */
export async function databaseIdentity(db: Db) {
  const {
    rows: [found],
  } = await sql<{ role: string; database: string }>`
    select current_user as role, (select system_identifier from pg_control_system())::text || ' ' || (select oid from pg_database where datname = current_database()) as database`.execute(
    db,
  )
  return found!
}
