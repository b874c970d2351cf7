import { createHash } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import {
  fileEndings,
  fileKinds,
  type FileFilter,
  type FileRoom,
  type FileType,
  type FileUse,
  pictureLimit,
  pictureTypes,
  type UserFile,
} from '@takt/contract/files.ts'
import { uuid } from '@takt/contract/fields.ts'
import { recordChange } from '../audit/audit.ts'
import { type Download, isAdmin, type IncomingFile, type PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { timedId } from '../db/ids.ts'
import type { Db } from '../db/tables.ts'
import { cleanName, kindOfFile } from './kinds.ts'
import { inPieces } from './pieces.ts'
import { piecesOf, sendShown } from './shown.ts'
import {
  bytesOf,
  completeFile,
  deleteBroken,
  deleteFile,
  deleteUnused,
  deleteUse,
  findFile,
  findSame,
  giveFile,
  insertFile,
  insertPiece,
  insertUse,
  listFiles,
  lockFile,
  lockPerson,
} from './userFiles.queries.ts'

export { fileToShow, filesShown, sendShown } from './shown.ts'

/** In bytes: the largest file, and all files of one person. */
export type FileLimits = Pick<FileRoom, 'fileSize' | 'quota'>
/** What a `filePath` leads to besides uploaded files, by its first part; given the parts that follow it. */
export type FileRoots = Record<string, (call: PlantCall, rest: string[]) => Promise<Download>>
type Named = Pick<UserFile, 'fileId'>

const mega = 1_048_576
/** In bytes: more of a picture is not read. */
const largestPicture = mega
const inMega = (bytes: number) => Math.round((bytes / mega) * 10) / 10

/** One's own; an administrator sees all. */
export const filesFor = ({ db, user }: PlantCall, filter: FileFilter) =>
  listFiles(db, isAdmin(user) ? null : user.userName, filter)

export const roomOf = async ({ db, user }: PlantCall, limits: FileLimits): Promise<FileRoom> => ({
  ...limits,
  used: await bytesOf(db, user.userName),
})

/**
 * Keeps a file piece by piece as it arrives, so that no server ever holds a whole one, nor a connection while a slow sender pauses.
 * Until it is whole nobody sees it; whatever goes wrong, nothing of it stays.
 */
export async function keepFile(
  call: PlantCall & { file: IncomingFile },
  note: string | undefined,
  limits: FileLimits,
): Promise<UserFile> {
  const { db, user, file } = call
  const fileName = cleanName(file.fileName) ?? refuse('files.name')
  const pieces = inPieces(file.bytes)
  const first = (await pieces.next()).value ?? refuse('files.empty')
  const fileType = kindOfFile(fileName, first) ?? refuse('files.type', { allowed: fileEndings.join(', ') })
  const arriving = {
    fileId: timedId(Date.now()),
    fileName,
    fileType,
    size: Math.min(file.most ?? limits.fileSize, limits.fileSize),
    userName: user.userName,
    note: note || null,
  }
  await makeRoom(db, arriving, limits)
  try {
    const whole = await storePieces(db, arriving.fileId, first, pieces, limits)
    return await inOneGo(db, async (db) => {
      if (!(await completeFile(db, arriving.fileId, whole))) refuse('record.unknown')
      const kept = (await findFile(db, arriving.fileId))! // completed just now
      await recordChange(db, call, {
        entity: 'file',
        key: kept.fileId,
        action: 'upload',
        after: { ...kept, sha256: whole.sha256.toString('hex') },
      })
      return kept
    })
  } catch (error) {
    await deleteFile(db, arriving.fileId).catch(() => {}) // the database is away: `forgetBroken` will
    throw error
  }
}

/** Room is taken before the file comes, so that many at once do not get past the limit together. */
const makeRoom = (
  db: Db,
  arriving: Parameters<typeof insertFile>[1] & { userName: string },
  { quota }: FileLimits,
) =>
  inOneGo(db, async (db) => {
    await lockPerson(db, arriving.userName)
    const used = await bytesOf(db, arriving.userName)
    if (used + arriving.size > quota) refuse('files.quota', { quota: inMega(quota), used: inMega(used) })
    await insertFile(db, arriving)
  })

async function storePieces(
  db: Db,
  fileId: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  { fileSize }: FileLimits,
) {
  const hash = createHash('sha256')
  let size = 0
  let pieceNo = 0
  const store = async (piece: Buffer) => {
    size += piece.length
    if (size > fileSize) refuse('files.too_large', { limit: inMega(fileSize) })
    hash.update(piece)
    await insertPiece(db, fileId, pieceNo++, piece)
  }
  await store(first)
  for await (const piece of rest) await store(piece)
  return { size, sha256: hash.digest() }
}

/** A path is written by `encodeURIComponent`; one that is not is no path. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Always as something to keep, never as something to show: what a browser would do with it is its reader's choice. */
export async function sendUserFile(
  call: PlantCall,
  { fileId: named, filePath }: { fileId?: string | undefined; filePath?: string | undefined },
  roots: FileRoots,
): Promise<Download> {
  const [root = '', ...rest] = (filePath ?? '').split('/').map(decoded)
  if (Object.hasOwn(roots, root)) return roots[root]!(call, rest)
  const fileId = named ?? (root === 'files' ? rest[0] : undefined)
  if (fileId === undefined || !uuid().safeParse(fileId).success)
    return refuse(filePath ? 'record.unknown' : 'call.invalid', { fields: 'filePath' }, 'filePath')
  return sendShown(call.db, (await own(call, fileId)).fileId)
}

export const removeFile = (call: PlantCall, { fileId }: Named) =>
  inOneGo(call.db, async (db) => {
    await lockFile(db, fileId)
    const before = await own({ ...call, db }, fileId)
    if (before.usedIn.length > 0)
      refuse('files.in_use', { by: before.usedIn.map(({ entityKey }) => entityKey).join(', ') })
    await deleteFile(db, fileId)
    await recordChange(db, call, { entity: 'file', key: fileId, action: 'delete', before })
    return { fileId }
  })

/** Another person's is as unknown as one that never was. */
async function own({ db, user }: PlantCall, fileId: string) {
  const file = await findFile(db, fileId)
  return file && (isAdmin(user) || file.userName === user.userName) ? file : refuse('record.unknown')
}

/** For a feature that shows a file: as long as it does, the file stays. In the transaction that begins or ends it. */
export const useFile = (db: Db, fileId: string, use: FileUse) => insertUse(db, fileId, use)
export const releaseFile = (db: Db, fileId: string, use: FileUse) => deleteUse(db, fileId, use)

/** A whole small file, for a feature that shows it to people who may not see the file itself. */
export async function picture(db: Db, fileId: string) {
  const file = await findFile(db, fileId)
  if (!file) return null
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(db, fileId, Math.min(file.size, largestPicture))) pieces.push(piece)
  return { fileType: file.fileType, bytes: Buffer.concat(pieces) }
}

/** Records whose picture everybody may see who may read the record. */
const pictured: readonly FileUse['entity'][] = ['type', 'part', 'defect', 'defectDrawing']

/** As an address that holds its data. One's own is shown before it is saved with its record. */
export async function pictureFor({ db, user }: PlantCall, { fileId }: Named) {
  const file = await findFile(db, fileId)
  const isShown =
    file?.usedIn.some(({ entity }) => pictured.includes(entity)) ||
    isAdmin(user) ||
    file?.userName === user.userName
  const found = isShown ? await picture(db, fileId) : null
  return { picture: found && addressOfPicture(found) }
}

export const addressOfPicture = ({ fileType, bytes }: { fileType: FileType; bytes: Buffer }) =>
  `data:${fileKinds[fileType].contentType};base64,${bytes.toString('base64')}`

/** A record shows another picture: that one stays as long as it does, and the one before is free. */
export async function changePicture(
  { db, user }: PlantCall,
  use: FileUse,
  before: string | null,
  after: string | null,
) {
  if (before === after) return
  if (after) {
    const file = (await findFile(db, after)) ?? refuse('files.picture_unknown')
    const isShown = file.usedIn.some(({ entity }) => pictured.includes(entity))
    if (!isShown && !isAdmin(user) && file.userName !== user.userName) refuse('files.picture_unknown')
    if (!pictureTypes.some((type) => type === file.fileType))
      refuse('files.picture_kind', { kinds: pictureTypes.join(', ') })
    if (file.size > pictureLimit) refuse('files.picture_size', { limit: pictureLimit / 1024 })
    await insertUse(db, after, use)
  }
  if (before) await deleteUse(db, before, use)
}

/** It is the record's now, not its sender's: it takes none of their room, and only an administrator lists it. */
export const givePicture = (db: Db, fileId: string) => giveFile(db, fileId)

/** A record shows it no more: what nobody shows and nobody owns is gone. */
export async function dropPicture(db: Db, fileId: string, use: FileUse) {
  await deleteUse(db, fileId, use)
  await deleteUnused(db, fileId)
}

/** Which of these files has the same content; the file itself first. */
export const sameFile = (db: Db, fileId: string, among: readonly string[]) => findSame(db, fileId, among)

export const forgetBroken = (db: Db) => deleteBroken(db)
