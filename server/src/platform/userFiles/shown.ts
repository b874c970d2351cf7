import { refuse } from '@takt/contract/errors.ts'
import { fileKinds, type FileType } from '@takt/contract/files.ts'
import { type Download, isAdmin, type PlantCall } from '../db/call.ts'
import type { Db } from '../db/tables.ts'
import { findFile, hashesOf, lockFile, readPiece } from './userFiles.queries.ts'

/** Of files that are whole, by their ids: what they are called, and the SHA-256 of their bytes. */
export async function filesShown(db: Db, fileIds: readonly string[]) {
  const found = fileIds.length ? await hashesOf(db, fileIds) : []
  return new Map(
    found.map(({ sha256, ...file }) => [file.fileId, { ...file, sha256: sha256.toString('hex') }]),
  )
}

/** A file that this person may make a record show; held until the transaction ends, so that nobody deletes it meanwhile. */
export async function fileToShow(
  { db, user }: PlantCall,
  fileId: string,
  types: readonly FileType[],
  field: string,
) {
  await lockFile(db, fileId)
  const file = await findFile(db, fileId)
  if (!file || (!isAdmin(user) && file.userName !== user.userName)) return refuse('files.unknown', {}, field)
  return types.includes(file.fileType) ? file : refuse('files.kind', { kinds: types.join(', ') }, field)
}

/** For a feature that has looked whether this person may have it. */
export async function sendShown(db: Db, fileId: string): Promise<Download> {
  const { fileName, fileType, size } = (await findFile(db, fileId)) ?? refuse('record.unknown')
  return {
    fileName,
    contentType: fileKinds[fileType].contentType,
    rows: null,
    bytes: size,
    body: piecesOf(db, fileId, size),
  }
}

export async function* piecesOf(db: Db, fileId: string, size: number) {
  let sent = 0
  for (let pieceNo = 0; sent < size; pieceNo++) {
    const piece = (await readPiece(db, fileId, pieceNo)) ?? refuse('record.unknown')
    sent += piece.bytes.length
    yield piece.bytes
  }
}
