import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { failurePhotos, mostPhotos } from '@takt/contract/failurePhotos.ts'
import { files } from '@takt/contract/files.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { startPlant } from '../../testing/plant.ts'
import { forgetPhotos } from './failurePhotos.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const editor = plant.as('editor', 'L1')
await editor(files.room, {})
const { userName } = await plant.db
  .selectFrom('users')
  .select('userName')
  .where('userName', '=', 'editor')
  .executeTakeFirstOrThrow()
const mine = (bytes?: Buffer<ArrayBuffer>) => aPicture(plant.db, userName, bytes)
const logged = async (sn: string) => {
  await line.station('S10').work(sn, { TORQUE: 10 })
  const { productId } = (await admin(units.passport, { unit: sn })).unit
  return (await editor(defectReports.log, { stationNumber: 'S10', defectCode: 'DENT', productId })).failId
}
const photosOf = (failId: string) => admin(failurePhotos.list, { failIds: [failId] })
const filesLeft = async () => (await plant.db.selectFrom('userFiles').select('fileId').execute()).length

test('a photo is its failure’s: shown to its readers, out of its sender’s room, and there once', async () => {
  const failId = await logged('P-1')
  const bytes = Buffer.from('the same picture')
  const picture = await mine(bytes)
  expect(await editor(failurePhotos.add, { failId, picture })).toMatchObject({
    failId,
    picture,
    addedBy: userName,
  })
  expect((await editor(files.room, {})).used).toBe(0)
  await editor(failurePhotos.add, { failId, picture })
  // Sent again because the answer was lost: the second file is gone.
  const before = await filesLeft()
  expect(await editor(failurePhotos.add, { failId, picture: await mine(bytes) })).toMatchObject({ picture })
  expect(await filesLeft()).toBe(before)
  expect(await photosOf(failId)).toMatchObject([{ picture }])
  expect((await admin(failurePhotos.show, { failId, picture })).picture).toMatch(/^data:image\/png;base64,/)
  expect(await admin(failurePhotos.show, { failId: randomUUID(), picture })).toEqual({ picture: null })
})

test('ten at most, whoever sends at once; nobody else’s file, no other kind, no unknown failure', async () => {
  const failId = await logged('P-2')
  const pictures = await Promise.all(Array.from({ length: mostPhotos + 3 }, () => mine()))
  const all = await Promise.allSettled(
    pictures.map((picture) => editor(failurePhotos.add, { failId, picture })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostPhotos)
  expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'failurePhotos.too_many', field: 'picture' },
  })
  const another = await logged('P-3')
  const strange = await aPicture(plant.db)
  await expect(editor(failurePhotos.add, { failId: another, picture: strange })).rejects.toMatchObject({
    key: 'files.picture_unknown',
    field: 'picture',
  })
  const picture = await mine()
  await plant.db.updateTable('userFiles').set({ fileType: 'pdf' }).where('fileId', '=', picture).execute()
  await expect(editor(failurePhotos.add, { failId: another, picture })).rejects.toMatchObject({
    key: 'files.picture_kind',
  })
  await expect(editor(failurePhotos.add, { failId: randomUUID(), picture })).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'failId',
  })
  await expect(
    plant.as('operator', 'L1')(failurePhotos.remove, { failId, picture: pictures[0]!, reason: 'x' }),
  ).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('a photo that is removed, or whose failure was taken back, leaves no file', async () => {
  const failId = await logged('P-4')
  const [one, two] = [await mine(), await mine()]
  for (const picture of [one, two]) await editor(failurePhotos.add, { failId, picture })
  const before = await filesLeft()
  await admin(failurePhotos.remove, { failId, picture: one, reason: 'blurred' })
  expect(await filesLeft()).toBe(before - 1)
  await expect(admin(failurePhotos.remove, { failId, picture: one, reason: 'again' })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  await editor(defectReports.undo, { failId })
  await forgetPhotos(plant.db, 'L1')
  expect(await photosOf(failId)).toEqual([])
  expect(await filesLeft()).toBe(before - 2)
})
