import { sql } from 'kysely'
import { placementOf, type Placement } from './distribution.ts'
import { StartError } from './start-error.ts'
import type { Db } from './tables.ts'

export type ForeignKey = { table: string; name: string; other: string; definition: string }
export type Trigger = { table: string; name: string }

/** What of a database decides how it is divided: its tables, where Citus has them already, and what connects them. */
export type Catalog = {
  tables: string[]
  placed: ReadonlyMap<string, Placement>
  foreignKeys: ForeignKey[]
  triggers: Trigger[]
}

/** The first divided table; the others are placed with it, so that a line's rows are on one machine. */
const first = 'stations'

/**
 * The statements that divide a database by line, in the order in which Citus takes them: no foreign key may lead to a table that
 * is placed later, and no trigger may be on one that is placed. What is placed already is left alone, so a second run does nothing.
 */
export function planDistribution({ tables, placed, foreignKeys, triggers }: Catalog): string[] {
  const unknown = tables.filter((table) => !placementOf(table))
  if (unknown.length)
    throw new StartError(`Where shall these tables lie? distribution.ts does not say: ${unknown.join(', ')}`)
  const open = tables.filter((table) => placementOf(table) !== 'local' && !placed.has(table))
  if (open.length === 0) return []
  const isOpen = new Set(open)
  const between = foreignKeys.filter(({ table, other }) => isOpen.has(table) || isOpen.has(other))
  const references = open.filter((table) => placementOf(table) === 'reference')
  const distributed = open.filter((table) => placementOf(table) === 'distributed')
  const beginning = [first, ...distributed.filter((table) => table !== first)].filter((table) =>
    isOpen.has(table),
  )
  return [
    // Foreign keys to tables on every machine require it.
    `set local citus.multi_shard_modify_mode to 'sequential'`,
    ...between.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...triggers
      .filter(({ table }) => isOpen.has(table))
      .map(({ table, name }) => `drop trigger ${name} on ${table}`),
    ...references.map((table) => `select create_reference_table('${table}')`),
    ...beginning.map(
      (table) =>
        `select create_distributed_table('${table}', 'line_number', colocate_with => '${table === first ? 'none' : first}')`,
    ),
    ...between
      .filter(mayStand)
      .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}

/** A table that is on every machine refers to no row that is on one of them. */
const mayStand = ({ table, other }: ForeignKey) =>
  placementOf(other) !== 'distributed' || placementOf(table) === 'distributed'

/** `isCitus`: set by a test for a database that only looks like one. */
export async function readCatalog(db: Db, { isCitus = false } = {}): Promise<Catalog> {
  if (!isCitus) await mustBeCitus(db)
  const ours = sql`c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname not like 'migrations%' and c.relname not like 'pg\\_dist%'`
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relkind in ('r', 'p') and ${ours} order by 1`.execute(db)
  const foreignKeys = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, o.relname as other, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and ${ours} order by 1, 2`.execute(db)
  const triggers = await sql<Trigger>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and ${ours} order by 1, 2`.execute(db)
  return {
    tables: tables.rows.map(({ name }) => name),
    placed: await readPlaced(db),
    foreignKeys: foreignKeys.rows,
    triggers: triggers.rows,
  }
}

async function mustBeCitus(db: Db) {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (extensions.length === 0)
    throw new StartError(
      'This is a plain PostgreSQL: nothing is divided and nothing was changed. Run it on the coordinator of a Citus cluster, where "create extension citus" was run and machines were added.',
    )
}

/** Only a coordinator that has machines to divide among can do it. */
async function readPlaced(db: Db): Promise<Map<string, Placement>> {
  const { rows: workers } =
    await sql`select from pg_dist_node where groupid > 0 and noderole = 'primary'`.execute(db)
  if (workers.length === 0)
    throw new StartError(
      'This coordinator has no machines to divide among: nothing was changed. Add them with citus_add_node first.',
    )
  const { rows } = await sql<{ name: string; kind: string }>`
    select c.relname as name, p.partmethod as kind from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where p.partmethod = 'h' or p.partmethod = 'n' and p.repmodel = 't'`.execute(db)
  return new Map(rows.map(({ name, kind }) => [name, kind === 'h' ? 'distributed' : 'reference']))
}
