import { archives } from '@takt/contract/archives.ts'
import { refuse } from '@takt/contract/errors.ts'
import { type Download, isAdmin, type PlantCall } from '../db/call.ts'
import { mayCall, wholePlant } from '../db/rights.ts'
import type { Db } from '../db/tables.ts'
import {
  archivedRowsOf,
  archivedUntil,
  monthsArchived,
  pendingRows,
  readPiece,
  writtenArchives,
} from './archives.queries.ts'

export { type Leaving, moveRows } from './move-rows.ts'
export { archivedRowsOf, monthsArchived, pendingRows }
export { archivedRoom, type Kept } from './room.ts'
export { appendRows, beginArchive, closeArchive, closeArchives, openArchive } from './write.ts'

export const listArchives = (db: Db) => writtenArchives(db).execute()

/** What people see: only of files that are whole, and of passes whose month has left. */
export async function untilWhen(db: Db) {
  const [passes, units] = [await archivedUntil(db, 'passes'), await archivedUntil(db, 'units')]
  return { passes, units }
}

/** A file holds all lines, and that of the change history what only an administrator may read of all. */
export async function sendArchive(
  { db, user }: Pick<PlantCall, 'db' | 'user'>,
  { archiveId }: { archiveId: string },
): Promise<Download> {
  if (!mayCall(user, archives.download, wholePlant)) refuse('call.plant_forbidden')
  const found =
    (await writtenArchives(db).where('archiveId', '=', archiveId).executeTakeFirst()) ??
    refuse('record.unknown')
  const { archiveKind, month, part, bytes, pieces } = found
  if (archiveKind === 'audit' && !isAdmin(user)) refuse('call.forbidden')
  return {
    fileName: `takt ${archiveKind} ${month}${part > 1 ? ` ${part}` : ''}.jsonl.gz`,
    contentType: 'application/gzip',
    rows: null,
    bytes,
    body: piecesOf(db, archiveId, pieces),
  }
}

async function* piecesOf(db: Db, archiveId: string, pieces: number) {
  for (let pieceNo = 0; pieceNo < pieces; pieceNo++)
    yield ((await readPiece(db, archiveId, pieceNo)) ?? refuse('record.unknown')).bytes
}
