import { refuse } from '@takt/contract/errors.ts'
import type { Download, PlantCall } from '../db/call.ts'
import type { Db } from '../db/tables.ts'
import { archivedUntil, pendingRows, readPiece, writtenArchives } from './archives.queries.ts'

export { type Leaving, moveRows } from './move-rows.ts'
export { pendingRows }
export { archivedRoom, type Kept } from './room.ts'
export { appendRows, beginArchive, closeArchive, closeArchives, openArchive } from './write.ts'

export const listArchives = (db: Db) => writtenArchives(db).execute()

export async function untilWhen(db: Db) {
  const [passes, units] = [await archivedUntil(db, 'passes'), await archivedUntil(db, 'units')]
  return { passes, units }
}

export async function sendArchive(
  { db }: Pick<PlantCall, 'db'>,
  { archiveId }: { archiveId: string },
): Promise<Download> {
  const found =
    (await writtenArchives(db).where('archiveId', '=', archiveId).executeTakeFirst()) ??
    refuse('record.unknown')
  const { archiveKind, month, part, bytes, pieces } = found
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
