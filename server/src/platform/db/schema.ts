import { sql } from 'kysely'
import type { Db } from './tables.ts'

type Table = { name: string; partitioned: string | null; options: string | null; revoked: string | null }
type Column = {
  name: string
  type: string
  required: boolean
  value: string | null
  identity: boolean
  generated: boolean
}

/**
 * The database as its own catalogs describe it, as SQL that makes it again: the same text for the same schema, on every
 * version of PostgreSQL we support. People read this instead of all migrations.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const tables = await tablesOf(db)
  const made = await Promise.all(tables.map((table) => tableAsSql(db, table)))
  const parts = [...made, await foreignKeys(db), await functions(db), await triggers(db)]
  return `${parts.flat().map(plainly).join('\n\n')}\n`
}

/** Without what adds nothing: the one schema, that an index is not yet on partitions, blanks at the ends of lines. */
const plainly = (statement: string) =>
  statement.replaceAll(/\bpublic\.|(?<= ON )ONLY /g, '').replaceAll(/[ \t]+$/gm, '')

/** Everything the migrations made: not what the migrator keeps for itself, and not the months of a partitioned table. */
const ours = sql`c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname not like 'migrations%'`

async function tablesOf(db: Db) {
  const { rows } = await sql<Table>`
    select c.relname as name, pg_get_partkeydef(c.oid) as partitioned, array_to_string(c.reloptions, ', ') as options,
           (select string_agg(lower(p), ', ' order by p) from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as p
            where c.relacl is not null and p not in (select privilege_type from aclexplode(c.relacl) where grantee = c.relowner)) as revoked
    from pg_class c where c.relkind in ('r', 'p') and ${ours} order by c.relname`.execute(db)
  return rows
}

async function tableAsSql(db: Db, { name, partitioned, options, revoked }: Table) {
  const columns = (await columnsOf(db, name)).map(columnAsSql)
  const constraints = await definitions(
    db,
    sql`
    select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid, true) as text from pg_constraint
    where conrelid = ${name}::regclass and contype in ('p', 'u', 'c') order by contype = 'c', contype = 'u', conname`,
  )
  const indexes = await definitions(
    db,
    sql`
    select pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indrelid = ${name}::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u')) order by x.relname`,
  )
  const storage = await definitions(
    db,
    sql`
    select 'alter table ' || ${name}::text || ' alter column ' || quote_ident(a.attname) || ' set storage external;' as text from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped and a.attstorage = 'e' and t.typstorage <> 'e' order by a.attnum`,
  )
  const body = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n')
  const end = `${partitioned ? ` partition by ${partitioned}` : ''}${options ? ` with (${options})` : ''}`
  const rights = revoked ? [`revoke ${revoked} on ${name} from current_user;`] : []
  return [`create table ${name} (\n${body}\n)${end};`, ...storage, ...indexes, ...rights].join('\n')
}

async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod)
             || case when a.attcollation <> t.typcollation then ' collate ' || quote_ident(c.collname) else '' end as type, a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid, true) as value,
           a.attidentity <> '' as identity, a.attgenerated <> '' as generated
    from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_collation c on c.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
    db,
  )
  return rows
}

function columnAsSql({ name, type, required, value, identity, generated }: Column) {
  const filled = identity
    ? ' generated always as identity'
    : generated
      ? ` generated always as (${value}) stored`
      : value === null
        ? ''
        : ` default ${value}`
  return `"${name}" ${type}${required ? ' not null' : ''}${filled}`
}

const foreignKeys = (db: Db) =>
  definitions(
    db,
    sql`
  select 'alter table ' || c.relname || ' add constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true) || ';' as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${ours} order by c.relname, k.conname`,
  )

const functions = (db: Db) =>
  definitions(
    db,
    sql`
  select pg_get_functiondef(p.oid) || ';' as text from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname, p.oid::regprocedure::text`,
  )

const triggers = (db: Db) =>
  definitions(
    db,
    sql`
  select pg_get_triggerdef(t.oid, true) || ';' as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and ${ours} order by c.relname, t.tgname`,
  )

const definitions = async (db: Db, query: ReturnType<typeof sql>) =>
  (await sql<{ text: string }>`${query}`.execute(db)).rows.map(({ text }) => text)
