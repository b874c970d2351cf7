import type { Client } from 'pg'
import { quoted } from './catalog.ts'

type Closed = { keys: { table: string; name: string; definition: string }[]; tables: string[] }

/** Which nobody may delete from. */
const history = ['audit_log', 'audit_seals', 'audit_leaves', 'audit_signatures']

/** Rows come table by table, so references and triggers have to wait for the last one. Within a transaction of the owner; nobody else sees the tables without them. */
export async function closeForLoading(client: Client): Promise<Closed> {
  const { rows: keys } = await client.query<Closed['keys'][number]>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace`)
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  const { rows } = await client.query<{ table: string }>(`
    select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'migrations%'`)
  const tables = rows.map(({ table }) => table)
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} disable trigger user`)
    // The rows that migrations put into a new database come with the backup; of the history there are none yet, and nobody may delete them.
    if (!history.includes(table)) await client.query(`delete from ${quoted(table)}`)
  }
  return { keys, tables }
}

/** Every reference is checked again as it is made again. */
export async function openAfterLoading(client: Client, { keys, tables }: Closed) {
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}

export async function isEmpty(client: Client): Promise<boolean> {
  const {
    rows: [found],
  } = await client.query<{ empty: boolean }>(`
    select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')) as empty`)
  return found!.empty
}

/** After a restore that failed: all there is was made by it, since the database was empty before. */
export async function emptyAgain(client: Client) {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists public.%I cascade', relname) as statement from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    union all select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc where pronamespace = 'public'::regnamespace`)
  for (const { statement } of rows) await client.query(statement)
}
