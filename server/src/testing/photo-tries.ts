import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import type { Db } from '../platform/db/tables.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** An uploaded picture. `bytes`: its content; by default its own. */
export async function aPicture(db: Db, userName: string | null = null, bytes = randomBytes(64)) {
  const fileId = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest()
  const about = { fileName: 'photo.png', fileType: 'png' as const, size: bytes.length, note: null }
  await db
    .insertInto('userFiles')
    .values({ fileId, userName, sha256, ...about })
    .execute()
  await db.insertInto('filePieces').values({ fileId, pieceNo: 0, bytes }).execute()
  return fileId
}

/** Of a failure that was logged just before. */
export function photoTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const failId = async () => (await admin(defectReports.mine, {}))[0]!.failId
  const photo = async () => (await admin(failurePhotos.list, { failIds: [await failId()] }))[0]!.picture
  return [
    [failurePhotos.add, async () => ({ failId: await failId(), picture: await aPicture(plant.db) })],
    [
      failurePhotos.remove,
      async () => ({ failId: await failId(), picture: await photo(), reason: 'blurred' }),
    ],
  ]
}
