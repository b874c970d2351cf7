import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ArchiveKind } from '@takt/contract/archives.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { monthAfter } from '../db/partitions.ts'
import { appendRows, openArchive } from './write.ts'

const atOnce = 1_000
/** Between two pieces everybody else has a turn. */
const rest = 20

/** A table whose rows leave one by one. Its index begins with the columns of `group`, the line first, and `time` follows. */
export type Leaving = {
  table: string
  group: readonly string[]
  key: readonly string[]
  time: string
  /** Which rows may go; the others stay however old they are. */
  only?: string
}

/** Rows before the month `before`, into the archives of their months, a piece at a time, each piece in one transaction. */
export async function moveRows(db: Db, kind: ArchiveKind, leaving: Leaving, before: string) {
  for (let group = await groupAfter(db, leaving, null); group; group = await groupAfter(db, leaving, group))
    for (;;) {
      const month = await oldestMonth(db, leaving, group, before)
      if (month === null) break
      await inOneGo(db, async (db) => {
        const archive = await openArchive(db, kind, month)
        await appendRows(db, archive, await takeRows(db, leaving, group, month))
      })
      await pause(rest)
    }
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
/** Each column by itself: the line is a constant then, and a divided table is read in one place. */
const within = ({ group, only }: Leaving, values: readonly string[]) =>
  sql.join(
    [...group.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`), ...(only ? [sql.raw(only)] : [])],
    sql` and `,
  )

/** The oldest there is, one look into the index for each group. */
export async function oldestOf(db: Db, leaving: Leaving): Promise<string | null> {
  const time = sql.ref(leaving.time)
  let oldest: string | null = null
  for (let group = await groupAfter(db, leaving, null); group; group = await groupAfter(db, leaving, group)) {
    const { rows } = await sql<{ at: string }>`
      select ${time} as at from ${sql.table(leaving.table)} where ${within(leaving, group)} order by ${time} limit 1`.execute(
      db,
    )
    const at = rows[0]?.at
    if (at !== undefined && (oldest === null || at < oldest)) oldest = at
  }
  return oldest
}

/** The next line, or station of a line, that has rows: one look into the index each. */
async function groupAfter(db: Db, { table, group }: Leaving, last: readonly string[] | null) {
  const { rows } = await sql<{ group: string[] }>`
    select array[${columns(group)}]::text[] as "group" from ${sql.table(table)}
    ${last ? sql`where (${columns(group)}) > (${sql.join(last)})` : sql``} order by ${columns(group)} limit 1`.execute(
    db,
  )
  return rows[0]?.group ?? null
}

async function oldestMonth(db: Db, leaving: Leaving, group: readonly string[], before: string) {
  const time = sql.ref(leaving.time)
  const { rows } = await sql<{ month: string }>`
    select to_char(${time} at time zone 'UTC', 'YYYY-MM') as month from ${sql.table(leaving.table)}
    where ${within(leaving, group)} and ${time} < ${`${before}-01T00:00:00Z`}::timestamptz order by ${time} limit 1`.execute(
    db,
  )
  return rows[0]?.month ?? null
}

async function takeRows(db: Db, leaving: Leaving, group: readonly string[], month: string) {
  const [time, table, key] = [sql.ref(leaving.time), sql.table(leaving.table), columns(leaving.key)]
  const { rows } = await sql<{ row: string }>`
    delete from ${table} where line_number = ${group[0]} and (${key}) in (select ${key} from ${table}
      where ${within(leaving, group)} and ${time} < ${monthAfter(month)}::timestamptz order by ${time} limit ${atOnce})
    returning (jsonb_build_object('table', ${leaving.table}::text) || to_jsonb(${table}))::text as row`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}
