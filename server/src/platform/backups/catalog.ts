import type { Client } from 'pg'
import type { Header, SequenceState, TableHead } from './container.ts'

const tables = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'migrations%'`

/** Every table with rows of ours, and the columns that are stored: what the database works out itself it works out again. */
export async function readTables(client: Client): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where ${tables} group by c.relname order by c.relname`)
  return rows
}

export async function readPartitions(client: Client): Promise<Header['partitions']> {
  const { rows } = await client.query<Header['partitions'][number]>(`
    select p.relname as parent, substr(c.relname, length(p.relname) + 2) as suffix, bounds[1] as starts, bounds[2] as ends
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent and p.relkind = 'p',
         regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \\(''(.*)''\\) TO \\(''(.*)''\\)') as bounds
    where c.relkind = 'r' and p.relnamespace = 'public'::regnamespace order by c.relname`)
  return rows
}

export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' where ${tables} order by 1, 2`)
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    const {
      rows: [state],
    } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
    )
    states.push({ table, column, ...state! })
  }
  return states
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quotedList = (names: string[]) => names.map(quoted).join(', ')

/** So that both ends write and read instants, numbers and texts alike, and none is stopped for taking its time. */
export const sessionSettings = `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`
