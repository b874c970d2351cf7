import { refuse } from '@takt/contract/errors.ts'
import { type FailurePhoto, mostPhotos } from '@takt/contract/failurePhotos.ts'
import { failuresGone, findFailure } from '../../execution/floor/floor.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  addressOfPicture,
  changePicture,
  dropPicture,
  givePicture,
  picture as readPicture,
  sameFile,
} from '../../platform/userFiles/userFiles.ts'
import {
  deletePhoto,
  failuresWithPhotos,
  insertPhoto,
  photosOf,
  photosOfLine,
} from './failurePhotos.queries.ts'

type Named = Pick<FailurePhoto, 'failId' | 'picture'>
const shownBy = (failId: string) => ({ entity: 'failure', entityKey: failId }) as const

export const lineFailurePhotosPart = {
  remove: async (db: Db, line: string) => forget(db, line, await photosOfLine(db, line)),
}

export const listPhotos = ({ db, line }: LineCall, failIds: readonly string[]) => photosOf(db, line, failIds)

export async function showPhoto({ db, line }: LineCall, { failId, picture }: Named) {
  const isOf = (await photosOf(db, line, [failId])).some((one) => one.picture === picture)
  const found = isOf ? await readPicture(db, picture) : null
  return { picture: found && addressOfPicture(found) }
}

/** Under the line's lock: a photo that came twice over a bad network is one, and no two make an eleventh. */
export const addPhoto = (call: LineCall, { failId, picture }: Named) =>
  inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    if (!(await findFailure(db, call.line, failId))) refuse('record.unknown', {}, 'failId')
    const there = await photosOf(db, call.line, [failId])
    const same = await sameFile(
      db,
      picture,
      there.map((one) => one.picture),
    )
    const before = there.find((one) => one.picture === same)
    if (before) {
      if (picture !== same) await forgetCopy({ ...call, db }, { failId, picture })
      await recordChange(db, call, { entity: 'failure', key: failId, action: 'photo', after: before })
      return before
    }
    if (there.length >= mostPhotos) refuse('failurePhotos.too_many', { most: mostPhotos }, 'picture')
    await changePicture({ ...call, db }, shownBy(failId), null, picture)
    await givePicture(db, picture)
    const after = { failId, picture, addedBy: call.user.userName, addedAt: nowIso(), lineNumber: call.line }
    await insertPhoto(db, after)
    await recordChange(db, call, { entity: 'failure', key: failId, action: 'photo', after })
    return after
  })

async function forgetCopy(call: LineCall, { failId, picture }: Named) {
  await changePicture(call, shownBy(failId), null, picture)
  await givePicture(call.db, picture)
  await dropPicture(call.db, picture, shownBy(failId))
}

export const removePhoto = (call: LineCall, { failId, picture, reason }: Named & { reason: string }) =>
  inOneGo(call.db, async (db) => {
    const before = (await deletePhoto(db, call.line, { failId, picture })) ?? refuse('record.unknown')
    await dropPicture(db, picture, shownBy(failId))
    await recordChange(db, call, {
      entity: 'failure',
      key: failId,
      action: 'removePhoto',
      before,
      after: { reason },
    })
    return before
  })

async function forget(db: Db, line: string, photos: readonly FailurePhoto[]) {
  for (const photo of photos) {
    await deletePhoto(db, line, photo)
    await dropPicture(db, photo.picture, shownBy(photo.failId))
  }
}

/** A photo is kept as long as its failure: what was taken back or archived leaves none. */
export const forgetPhotos = (all: Db, line: string) =>
  inOneGo(all, async (db) => {
    const gone = await failuresGone(db, line, await failuresWithPhotos(db, line))
    if (gone.length > 0) await forget(db, line, await photosOf(db, line, gone))
  })
