import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ArchiveKind } from '@takt/contract/archives.ts'
import type { Db } from '../db/tables.ts'
import {
  completeArchive,
  deletePending,
  findOpen,
  insertArchive,
  insertPiece,
  type Opened,
  openOf,
  readPiece,
  writtenSoFar,
} from './archives.queries.ts'

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)]
const newline = 10
function linesIn(text: Buffer) {
  let lines = 0
  for (let at = text.indexOf(newline); at !== -1; at = text.indexOf(newline, at + 1)) lines += 1
  return lines
}

/** The first line of the file; the rows follow, a JSON object a line, with the column names of the tables. */
const headOf = (archiveKind: ArchiveKind, month: string) =>
  JSON.stringify({ takt: 'archive', format: 1, kind: archiveKind, month, zone: 'UTC' })

/** The archive of this month that is being written, begun if there is none. Held until the transaction ends. */
export async function openArchive(db: Db, archiveKind: ArchiveKind, month: string): Promise<Opened> {
  const open = await findOpen(db, archiveKind, month)
  if (open) return open
  const begun = await insertArchive(db, archiveKind, month)
  await store(db, begun, [headOf(archiveKind, month)], 0)
  return { ...begun, pieces: 1 }
}

/** An archive of this month from its beginning: what an earlier try wrote and did not come to its end is thrown away. */
export async function beginArchive(db: Db, archiveKind: ArchiveKind, month: string): Promise<Opened> {
  await deletePending(db, archiveKind, month)
  return openArchive(db, archiveKind, month)
}

/** In the transaction in which the rows leave their table: they are in one place or in the other. */
export async function appendRows(db: Db, archive: Opened, rows: readonly string[]) {
  if (rows.length > 0) await store(db, archive, rows, rows.length)
}

async function store(db: Db, { archiveId, pieces }: Opened, lines: readonly string[], pieceRows: number) {
  const bytes = await packed(`${lines.join('\n')}\n`)
  await insertPiece(db, { archiveId, pieceNo: pieces, pieceRows, bytes })
}

/** Reads back what was written, and calls it an archive only if it is all there. */
export async function closeArchive(db: Db, archiveId: string) {
  const written = await writtenSoFar(db, archiveId)
  const hash = createHash('sha256')
  let rows = 0
  for (let pieceNo = 0; pieceNo < written.pieces; pieceNo++) {
    const piece = await readPiece(db, archiveId, pieceNo)
    if (!piece) throw new Error(`Piece ${pieceNo} of archive ${archiveId} is missing`)
    hash.update(piece.bytes)
    // The first line of the file is its head.
    rows += linesIn(await unpacked(piece.bytes)) - Number(pieceNo === 0)
  }
  if (rows !== written.archivedRows)
    throw new Error(`Archive ${archiveId} holds ${rows} rows instead of ${written.archivedRows}`)
  await completeArchive(db, archiveId, hash.digest())
}

export async function closeArchives(db: Db, archiveKind: ArchiveKind) {
  for (const { archiveId } of await openOf(db, archiveKind)) await closeArchive(db, archiveId)
}
