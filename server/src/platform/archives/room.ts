import { sql } from 'kysely'
import { type ArchiveKind, archiveKinds, type KindRoom } from '@takt/contract/archives.ts'
import type { Db } from '../db/tables.ts'
import { oldestOf } from './move-rows.ts'

/** The tables of each kind; of the first the oldest row is looked for, group by group in its index. No group: by its number. */
export type Kept = Record<
  ArchiveKind,
  { tables: readonly string[]; time: string; group: readonly string[] | null }
>

export const archivedRoom = (db: Db, kept: Kept): Promise<KindRoom[]> =>
  Promise.all(archiveKinds.map((kind) => roomOf(db, kind, kept[kind])))

async function roomOf(
  db: Db,
  archiveKind: ArchiveKind,
  { tables, time, group }: Kept[ArchiveKind],
): Promise<KindRoom> {
  const table = tables[0]!
  const { rows } = await sql<Omit<KindRoom, 'oldest' | 'archiveKind'>>`
    select (select coalesce(sum(pg_total_relation_size(coalesce(p.relid, to_regclass(name)))), 0)::bigint
            from unnest(${tables}::text[]) as name left join lateral pg_partition_tree(to_regclass(name)) p on p.isleaf) as bytes,
           count(*)::int as archives, coalesce(sum(bytes), 0)::bigint as archived_bytes
    from archives where archive_kind = ${archiveKind} and written_at is not null`.execute(db)
  const oldest = group ? await oldestOf(db, { table, group, time, key: [] }) : await firstOf(db, table, time)
  return { ...rows[0]!, archiveKind, oldest }
}

async function firstOf(db: Db, table: string, time: string) {
  const { rows } = await sql<{ at: string }>`
    select ${sql.ref(time)} as at from ${sql.table(table)} order by id limit 1`.execute(db)
  return rows[0]?.at ?? null
}
