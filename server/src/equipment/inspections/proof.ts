import { refuse } from '@takt/contract/errors.ts'
import type { CheckDraft, InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'
import { proveAgain } from '../../people/session/session.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  addressOfPicture,
  changePicture,
  dropPicture,
  givePicture,
  picture as readPicture,
  useFile as holdFile,
} from '../../platform/userFiles/userFiles.ts'
import { pictureOf, picturesOfLine } from './records.queries.ts'

const shownBy = (id: number) => ({ entity: 'inspectionRecord', entityKey: String(id) }) as const

/** Before the transaction: a wrong password is counted although the check is refused. */
export async function signs(call: LineCall, { password }: Pick<CheckDraft, 'password'>) {
  if (password === null) return null
  await proveAgain(call, password)
  return call.user.name
}

type Proof = Pick<InspectionRecord, 'picture' | 'signedBy'>

export function mustBeProved({ photoRequired, signatureRequired }: InspectionItem, proof: Proof) {
  if (photoRequired && proof.picture === null) refuse('inspections.photo_needed')
  if (signatureRequired && proof.signedBy === null) refuse('inspections.signature_needed')
}

/** The photo is the record's from now on. A correction without one keeps that of the record it corrects. */
export async function keepPhoto(
  call: LineCall,
  { id, picture }: Pick<InspectionRecord, 'id' | 'picture'>,
  before: string | null = null,
) {
  if (picture === null) return
  if (picture === before) await holdFile(call.db, picture, shownBy(id))
  else {
    await changePicture(call, shownBy(id), null, picture)
    await givePicture(call.db, picture)
  }
}

export async function photoOfRecord({ db, line }: LineCall, id: number) {
  const file = await pictureOf(db, line, id)
  const found = file && (await readPicture(db, file))
  return { picture: found && addressOfPicture(found) }
}

export async function forgetPhotos(db: Db, line: string) {
  const photos = await picturesOfLine(db, line)
  return async () => {
    for (const { id, picture } of photos) await dropPicture(db, picture, shownBy(id))
  }
}
