import { sql } from 'kysely'
import type pg from 'pg'
import type { ArchiveKind } from '@takt/contract/archives.ts'
import { timedId } from '../db/ids.ts'
import { monthAfter } from '../db/partitions.ts'
import type { Db } from '../db/tables.ts'

export type Opened = { archiveId: string; pieces: number }

/** The part of this month that is being written. */
export const findOpen = (db: Db, archiveKind: ArchiveKind, month: string) =>
  db
    .selectFrom('archives')
    .select(['archiveId', 'pieces'])
    .where('archiveKind', '=', archiveKind)
    .where('month', '=', month)
    .where('writtenAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const openOf = (db: Db, archiveKind: ArchiveKind) =>
  db
    .selectFrom('archives')
    .select('archiveId')
    .where('archiveKind', '=', archiveKind)
    .where('writtenAt', 'is', null)
    .execute()

export async function insertArchive(db: Db, archiveKind: ArchiveKind, month: string): Promise<Opened> {
  const archiveId = timedId(Date.now())
  await sql`insert into archives (archive_id, archive_kind, month, part)
    select ${archiveId}, ${archiveKind}, ${month}, coalesce(max(part), 0) + 1 from archives where archive_kind = ${archiveKind} and month = ${month}`.execute(
    db,
  )
  return { archiveId, pieces: 0 }
}

/** What was written of a month that did not leave. */
export const deletePending = (db: Db, archiveKind: ArchiveKind, month: string) =>
  db
    .deleteFrom('archives')
    .where('archiveKind', '=', archiveKind)
    .where('month', '=', month)
    .where('leftAt', 'is', null)
    .execute()

/** How many rows the archive holds whose month did not leave yet. */
export const pendingRows = async (db: Db, archiveKind: ArchiveKind, month: string) =>
  (
    await db
      .selectFrom('archives')
      .select('archivedRows')
      .where('archiveKind', '=', archiveKind)
      .where('month', '=', month)
      .where('writtenAt', 'is not', null)
      .where('leftAt', 'is', null)
      .executeTakeFirst()
  )?.archivedRows ?? null

/** How many rows all files of a month hold, also one that is being written. */
export const archivedRowsOf = async (db: Db, archiveKind: ArchiveKind, month: string) =>
  (
    await db
      .selectFrom('archives')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('archivedRows'), sql<number>`0`).as('rows'))
      .where('archiveKind', '=', archiveKind)
      .where('month', '=', month)
      .executeTakeFirstOrThrow()
  ).rows

export async function insertPiece(
  db: Db,
  piece: { archiveId: string; pieceNo: number; pieceRows: number; bytes: Buffer },
) {
  await db.insertInto('archivePieces').values(piece).execute()
  await db
    .updateTable('archives')
    .set((eb) => ({
      pieces: piece.pieceNo + 1,
      archivedRows: eb('archivedRows', '+', piece.pieceRows),
      bytes: eb('bytes', '+', piece.bytes.length),
    }))
    .where('archiveId', '=', piece.archiveId)
    .execute()
}

export const readPiece = (db: Db, archiveId: string, pieceNo: number) =>
  db
    .selectFrom('archivePieces')
    .select(['bytes', 'pieceRows'])
    .where('archiveId', '=', archiveId)
    .where('pieceNo', '=', pieceNo)
    .executeTakeFirst()

/** What was counted while it was written. */
export const writtenSoFar = (db: Db, archiveId: string) =>
  db
    .selectFrom('archives')
    .select(['pieces', 'archivedRows'])
    .where('archiveId', '=', archiveId)
    .executeTakeFirstOrThrow()

export const completeArchive = (db: Db, archiveId: string, sha256: Buffer) =>
  db
    .updateTable('archives')
    .set({ sha256, writtenAt: sql<string>`now()` })
    .where('archiveId', '=', archiveId)
    .execute()

/** Written ones, the newest month first. */
export const writtenArchives = (db: Db) =>
  db
    .selectFrom('archives')
    .select(['archiveId', 'archiveKind', 'month', 'part', 'archivedRows', 'bytes', 'pieces'])
    .select([sql<string>`written_at`.as('writtenAt'), sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .where('writtenAt', 'is not', null)
    .orderBy('month', 'desc')
    .orderBy('archiveKind')
    .orderBy('part', 'desc')

/** The end of the last month of which a file is written. `archived_until()` of the database is more careful: it counts those that are begun. */
export async function archivedUntil(db: Db, archiveKind: ArchiveKind) {
  const { month } = await db
    .selectFrom('archives')
    .select((eb) => eb.fn.max('month').as('month'))
    .where('archiveKind', '=', archiveKind)
    .where('writtenAt', 'is not', null)
    .$if(archiveKind === 'passes', (query) => query.where('leftAt', 'is not', null))
    .executeTakeFirstOrThrow()
  return month && monthAfter(month)
}

type MonthsArchived = { kind: ArchiveKind; from: string; to: string }
/** Of each kind the first and the last month that something left of; for a command, which has one connection. */
export async function monthsArchived(client: pg.Client) {
  const { rows } = await client.query<MonthsArchived>(
    `select archive_kind as kind, min(month) as "from", max(month) as "to"
     from archives group by 1 order by 1`,
  )
  return rows
}
