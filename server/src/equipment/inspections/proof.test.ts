import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { users } from '@takt/contract/users.ts'
import { hashPassword } from '../../people/session/passwords.ts'
import { startLine } from '../../testing/line.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { startPlant } from '../../testing/plant.ts'
import { anInspection } from '../../testing/samples.ts'
import { password } from '../../testing/sops.ts'
import { forgetPhotos } from './proof.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(async () => {
  await startLine(plant, 'L1')
  await plant.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .where('userName', '=', 'admin')
    .execute()
})

const check = (itemCode: string, more: object = {}) =>
  admin(inspections.record, { itemCode, resultStatus: 'ok', ...more })
const photoNeeded = { key: 'inspections.photo_needed', field: 'picture' }
const signatureNeeded = { key: 'inspections.signature_needed', field: 'password' }

test('a check that needs a photo is refused without one, OK or NG, and shows it afterwards', async () => {
  await admin(inspections.create, anInspection('SEAL', { photoRequired: true }))
  for (const resultStatus of ['ok', 'ng'])
    await expect(check('SEAL', { resultStatus })).rejects.toMatchObject(photoNeeded)
  const picture = await aPicture(plant.db, 'admin', Buffer.from('seal'))
  const { id } = await check('SEAL', { resultStatus: 'ng', picture })
  const shown = await admin(inspections.photo, { id })
  expect(shown.picture).toBe(`data:image/png;base64,${Buffer.from('seal').toString('base64')}`)
  // It is the record's, and takes none of the sender's room.
  const file = plant.db.selectFrom('userFiles').select('userName').where('fileId', '=', picture)
  expect(await file.execute()).toEqual([{ userName: null }])
  // What was NG is checked again, and that needs a photo as well.
  await expect(check('SEAL')).rejects.toMatchObject(photoNeeded)
})

test('the export says which records have a photo, as the list does', async () => {
  await admin(inspections.create, anInspection('SHOWN'))
  await check('SHOWN', { picture: await aPicture(plant.db) })
  await check('SHOWN')
  const file = String(await admin(inspections.export, { itemCode: 'SHOWN', format: 'csv' }))
  const [head = [], ...rows] = file
    .trim()
    .split('\n')
    .map((row) => row.trim().split(','))
  const at = head.indexOf('Photo')
  expect(rows.map((row) => row[at]).toSorted()).toEqual(['No', 'Yes'])
})

test("another person's file is no photo", async () => {
  const menu = [{ page: 'stationChecks' as const, level: 'edit' as const }]
  await admin(users.saveRole, { roleKey: 'checker', roleName: 'Checker', description: null, menu, lines: [] })
  const picture = await aPicture(plant.db, 'admin')
  const secondRecord = plant.as('checker', 'L1')(inspections.record, {
    itemCode: 'SEAL',
    resultStatus: 'ok',
    picture,
  })
  await expect(secondRecord).rejects.toMatchObject({ key: 'files.picture_unknown' })
})

test('a correction keeps the photo or brings its own', async () => {
  const picture = await aPicture(plant.db)
  const { id } = await check('SEAL', { picture })
  const kept = await admin(inspections.correct, { id, resultStatus: 'ng', reason: 'looked at it again' })
  expect(kept.picture).toBe(picture)
  const other = await aPicture(plant.db)
  const corrected = { id: kept.id, resultStatus: 'ok' as const, picture: other, reason: 'wrong photo' }
  expect((await admin(inspections.correct, corrected)).picture).toBe(other)
  expect((await admin(inspections.photo, { id })).picture).toContain('base64')
})

test('a signature is the password of whoever checks, and is kept with their name', async () => {
  await admin(inspections.create, anInspection('SIGN', { signatureRequired: true }))
  await expect(check('SIGN')).rejects.toMatchObject(signatureNeeded)
  await expect(check('SIGN', { password: 'not mine' })).rejects.toMatchObject({
    key: 'session.current_password_wrong',
    field: 'password',
  })
  expect((await admin(inspections.records, { itemCode: 'SIGN' })).total).toBe(0)
  const { id, signedBy } = await check('SIGN', { password })
  expect(signedBy).toBe('Administrator')
  const unsigned = admin(inspections.correct, { id, resultStatus: 'ng', reason: 'not seen' })
  await expect(unsigned).rejects.toMatchObject(signatureNeeded)
  const entries = await plant.db.selectFrom('auditLog').select('after').execute()
  expect(JSON.stringify(entries)).not.toContain(password)
})

test('a line that goes leaves no photo', async () => {
  const forget = await forgetPhotos(plant.db, 'L1')
  await forget()
  expect(
    await plant.db.selectFrom('userFiles').select('fileId').where('userName', 'is', null).execute(),
  ).toEqual([])
})
