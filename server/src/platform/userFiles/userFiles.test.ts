import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { files, type UserFile } from '@takt/contract/files.ts'
import { users } from '@takt/contract/users.ts'
import { inOneGo } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPerson } from '../../testing/samples.ts'
import { forgetBroken, releaseFile, useFile } from './userFiles.ts'

const mega = 1_048_576
const plant = await startPlant({ fileLimits: { fileSize: mega, quota: 3 * mega } })
await plant.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = plant.app.server.address() as AddressInfo // it listens to a port
afterAll(plant.close)
const admin = plant.as('admin')

const head = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpg: Buffer.from('ffd8ffe0', 'hex'),
  pdf: Buffer.from('%PDF-1.7\n'),
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  mp4: Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
}
const aPng = (size = 100) => Buffer.concat([head.png, randomBytes(size - head.png.length)])
type Sent = { as?: string; name?: string; note?: string; path?: string; headers?: Record<string, string> }

async function send(
  bytes: Buffer | string,
  { as = 'editor', name = 'a.png', note, path = '/api/file/uploadUserFile', headers = {} }: Sent = {},
) {
  const form = new FormData()
  form.set('userName', 'somebody')
  form.set('app', 'a client')
  if (note !== undefined) form.set('note', note)
  form.set('file', new Blob([Buffer.from(bytes)]), name)
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await plant.tokenFor(as)}`, ...headers },
    body: form,
  })
  return (await reply.json()) as {
    code: number
    key: string
    field: string
    facts: Record<string, unknown>
    message: string
    data: UserFile
  } // the envelope
}

async function download(fileId: string, as = 'editor') {
  const headers = { authorization: `Bearer ${await plant.tokenFor(as)}`, 'content-type': 'application/json' }
  return fetch(`http://127.0.0.1:${port}/api/file/downloadUserFile/L1`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ fileId, userName: as, app: 'x' }),
  })
}

const counted = async () => ({
  files: (await plant.db.selectFrom('userFiles').select('fileId').execute()).length,
  pieces: (await plant.db.selectFrom('filePieces').select('fileId').execute()).length,
})

const clear = async () => {
  await plant.db.deleteFrom('fileUses').execute()
  await plant.db.deleteFrom('userFiles').execute()
}

test('what was uploaded comes back byte for byte, with its name, its kind and its length', async () => {
  const bytes = aPng(600_000)
  const { code, data } = await send(bytes, {
    name: 'Prüfplan 図面 "1".png',
    note: ' first ',
    path: '/api/file/uploadUserFile/L1',
  })
  expect(code).toBe(20000)
  expect(data).toMatchObject({
    fileType: 'png',
    size: 600_000,
    userName: 'editor',
    name: 'editor',
    note: 'first',
    usedIn: [],
  })
  expect(data.fileName).toMatch(/^Prüfplan 図面 .+\.png$/)
  const byPath = await plant.post(
    '/api/file/downloadUserFile',
    { filePath: data.filePath },
    { authorization: `Bearer ${await plant.tokenFor('editor')}` },
  )
  expect(byPath.rawPayload.equals(bytes)).toBe(true)
  expect(
    (
      await plant.post(
        '/api/file/downloadUserFile',
        {},
        { authorization: `Bearer ${await plant.tokenFor('editor')}` },
      )
    ).json(),
  ).toMatchObject({ key: 'call.invalid', field: 'filePath' })
  const reply = await download(data.fileId)
  expect(
    Object.fromEntries(
      ['content-type', 'content-length', 'x-content-type-options'].map((one) => [
        one,
        reply.headers.get(one),
      ]),
    ),
  ).toEqual({ 'content-type': 'image/png', 'content-length': '600000', 'x-content-type-options': 'nosniff' })
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Pr%C3%BCfplan%20/)
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
  const { sha256 } = await plant.db
    .selectFrom('userFiles')
    .select('sha256')
    .where('fileId', '=', data.fileId)
    .executeTakeFirstOrThrow()
  expect(sha256).toEqual(createHash('sha256').update(bytes).digest())
})

test("the list of files is exported as it is filtered: one's own, an administrator everybody's", async () => {
  await send(aPng(), { name: 'mine.png', as: 'operator' })
  await send(aPng(), { name: 'plan.png', as: 'editor' })
  const names = async (as: string, filter: object) =>
    String(await plant.as(as)(files.export, { format: 'csv', sort: 'fileName', ...filter }))
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0])
  expect(await names('operator', {})).toEqual(['mine.png'])
  expect(await names('admin', { userName: 'operator' })).toEqual(['mine.png'])
  expect(await names('admin', {})).toEqual(expect.arrayContaining(['mine.png', 'plan.png']))
  await clear()
})

test('uploads and deletions are in the audit log, and screens that show files are refreshed', async () => {
  plant.heard.length = 0
  const { data } = await send(aPng(), { name: 'log.png' })
  await plant.as('editor')(files.delete, { fileId: data.fileId })
  expect(plant.heard).toEqual([
    [null, ['files']],
    [null, ['files']],
  ])
  const entries = await plant.db
    .selectFrom('auditLog')
    .selectAll()
    .where('entity', '=', 'file')
    .where('entityKey', '=', data.fileId)
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    {
      userName: 'editor',
      action: 'upload',
      before: null,
      after: { fileName: 'log.png', size: 100, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    },
    { userName: 'editor', action: 'delete', before: { fileName: 'log.png' }, after: null },
  ])
  expect(
    await plant.db.selectFrom('filePieces').select('fileId').where('fileId', '=', data.fileId).execute(),
  ).toEqual([])
})

describe('whose a file is', () => {
  test('another person neither sees, nor fetches, nor deletes it; an administrator does', async () => {
    const {
      data: { fileId },
    } = await send(aPng(), { name: 'mine.png' })
    const other = plant.as('operator')
    expect((await other(files.list, {})).rows).toEqual([])
    expect((await other(files.list, { fileId, userName: 'editor' })).total).toBe(0)
    expect(await (await download(fileId, 'operator')).json()).toMatchObject({
      code: 40401,
      key: 'record.unknown',
    })
    await expect(other(files.delete, { fileId })).rejects.toMatchObject({ key: 'record.unknown' })
    expect((await admin(files.list, { userName: 'editor', fileName: 'MINE' })).rows).toMatchObject([
      { fileId, name: 'editor' },
    ])
    expect((await download(fileId, 'admin')).status).toBe(200)
    await admin(files.delete, { fileId })
    expect((await admin(files.list, { fileId })).total).toBe(0)
  })

  test('nobody who is not signed in sends or fetches one', async () => {
    const {
      data: { fileId },
    } = await send(aPng())
    const before = await counted()
    expect(await send(aPng(), { headers: { authorization: 'Bearer nobody' } })).toMatchObject({ code: 50008 })
    expect(await counted()).toEqual(before)
    const reply = await fetch(`http://127.0.0.1:${port}/api/file/downloadUserFile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileId }),
    })
    expect(await reply.json()).toMatchObject({ code: 50008 })
  })

  test('whoever gets the name of a deleted account does not get its files', async () => {
    await admin(users.create, aPerson('leaver'))
    const {
      data: { fileId },
    } = await send(aPng())
    await plant.db.updateTable('userFiles').set({ userName: 'leaver' }).where('fileId', '=', fileId).execute()
    await admin(users.delete, { userName: 'leaver' })
    await admin(users.create, aPerson('leaver'))
    expect((await admin(files.list, { fileId })).rows).toMatchObject([{ userName: null, name: null }])
  })
})

test('what a server left that was ended is forgotten after an hour', async () => {
  await clear()
  const left = { fileName: 'a.png', fileType: 'png', size: 5, userName: 'editor', note: null } as const
  await plant.db
    .insertInto('userFiles')
    .values({
      ...left,
      fileId: '00000000-0000-7000-8000-000000000001',
      madeAt: new Date(Date.now() - 3_700_000).toISOString(),
    })
    .execute()
  await plant.db
    .insertInto('userFiles')
    .values({ ...left, fileId: '00000000-0000-7000-8000-000000000002' })
    .execute()
  await send(aPng())
  await forgetBroken(plant.db)
  expect(await counted()).toEqual({ files: 2, pieces: 1 })
})

test('what is shown somewhere stays, and names where', async () => {
  await clear()
  const {
    data: { fileId },
  } = await send(aPng())
  const use = { entity: 'type', entityKey: 'GB-100 1' } as const
  await inOneGo(plant.db, (db) => useFile(db, fileId, use))
  expect((await admin(files.list, {})).rows).toMatchObject([{ usedIn: [use] }])
  await expect(plant.as('editor')(files.delete, { fileId })).rejects.toMatchObject({
    key: 'files.in_use',
    facts: { by: 'GB-100 1' },
  })
  await releaseFile(plant.db, fileId, use)
  await plant.as('editor')(files.delete, { fileId })
  expect(await counted()).toEqual({ files: 0, pieces: 0 })
})
