import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { files, type UserFile } from '@takt/contract/files.ts'
import { startPlant } from '../../testing/plant.ts'

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
  if (note !== undefined) form.set('note', note)
  form.set('file', new Blob([Buffer.from(bytes)]), name)
  form.set('app', 'a client')
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

describe('what is not kept', () => {
  test.each([
    ['a page', 'page.html', '<!doctype html><script>alert(1)</script>'],
    ['a page called a text', 'page.txt', '\n <html><body>'],
    ['a drawing with scripts', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a drawing called a picture', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script', 'run.txt', '#!/bin/sh\nrm -rf /'],
    ['a program called a text', 'a.csv', 'MZ\0\x03\0'],
    ['a program called a PDF', 'a.pdf', 'MZ\x90'],
    ['a JPEG called PNG', 'a.png', head.jpg],
    ['an archive of another name', 'a.jar', head.zip],
    ['no ending', 'readme', 'text'],
    ['an ending too many', 'a.pdf.exe', head.pdf],
  ])('%s', async (_, name, bytes) => {
    const before = await counted()
    expect(await send(bytes, { name })).toMatchObject({
      key: 'files.type',
      field: 'file',
      facts: { allowed: expect.stringContaining('pdf') },
    })
    expect(await counted()).toEqual(before)
  })

  test('an empty file, and one without a name', async () => {
    const before = await counted()
    expect(await send('')).toMatchObject({ key: 'files.empty', field: 'file' })
    expect(await send(aPng(), { name: '..' })).toMatchObject({ key: 'files.name' })
    expect(await counted()).toEqual(before)
  })

  test.each([
    ['JSON instead of a form', 'application/json', '{"file":"x"}'],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n--x--\r\n',
    ],
    ['a form that says no boundary', 'multipart/form-data', 'x'],
    ['what is no form', 'multipart/form-data; boundary=x', 'rubbish'],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it`,
    ],
  ])('%s', async (_, type, body) => {
    const before = await counted()
    const reply = await fetch(`http://127.0.0.1:${port}/api/file/uploadUserFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await plant.tokenFor('editor')}`, 'content-type': type },
      body,
    })
    expect({ status: reply.status, ...((await reply.json()) as object) }).toMatchObject({
      status: 400,
      key: 'call.invalid',
      field: 'file',
    })
    expect(await counted()).toEqual(before)
  })

  test.each([
    ['a field after the file', 'colour', 'content-disposition: form-data; name="colour"'],
    ['a second file', 'file', 'content-disposition: form-data; name="other"; filename="b.txt"'],
  ])('%s, which nobody would read', async (_, field, head) => {
    const before = await counted()
    const first = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nall of it\r\n`
    const reply = await fetch(`http://127.0.0.1:${port}/api/file/uploadUserFile`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await plant.tokenFor('editor')}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: `${first}--x\r\n${head}\r\n\r\nred\r\n--x--\r\n`,
    })
    expect(await reply.json()).toMatchObject({ key: 'call.invalid', field })
    expect(await counted()).toEqual(before)
  })

  test('a note that is too long, before a byte is stored', async () => {
    const before = await counted()
    expect(await send(aPng(), { note: 'x'.repeat(2001) })).toMatchObject({
      key: 'call.invalid',
      field: 'note',
    })
    expect(await counted()).toEqual(before)
  })
})

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ann\\plan.pdf', 'plan.pdf'],
  ['/abs/olute.txt', 'olute.txt'],
  [' blank .txt ', 'blank .txt'],
  ['fdp\u202Etxt.txt', 'fdptxt.txt'],
  ['a\u0007b\u0000.txt', 'ab.txt'],
  [`${'x'.repeat(300)}.txt`, `${'x'.repeat(124)}.txt`],
  ['.txt', '.txt'],
])('%j is kept as %j', async (name, kept) => {
  // What a browser would never write, a program may.
  const body = Buffer.concat([
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}\r\n\r\n`,
    ),
    name.includes('pdf') ? head.pdf : Buffer.from('text'),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const reply = await fetch(`http://127.0.0.1:${port}/api/file/uploadUserFile`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await plant.tokenFor('editor')}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body,
  })
  expect(((await reply.json()) as { data: UserFile }).data.fileName).toBe(kept)
})

describe('how much', () => {
  test('a file of the limit is kept, a byte more is not, and the sender gets the reason', async () => {
    await clear()
    expect(await send(aPng(mega))).toMatchObject({ code: 20000 })
    expect(await send(aPng(mega + 1))).toMatchObject({ key: 'files.too_large', facts: { limit: 1 } })
    expect(await send(aPng(8 * mega))).toMatchObject({ key: 'files.too_large' })
    expect(await counted()).toEqual({ files: 1, pieces: 4 })
  })

  test('a person’s files together have a limit, also when they come at once; another person’s are not counted', async () => {
    await clear()
    await send(aPng(mega), { as: 'operator' })
    const outcome = await Promise.all(
      Array.from({ length: 6 }, (_, at) => send(aPng(mega - 1000), { name: `${at}.png` })),
    )
    expect(outcome.filter(({ code }) => code === 20000)).toHaveLength(3)
    expect(outcome.filter(({ key }) => key === 'files.quota')).toHaveLength(3)
    expect(outcome.find(({ key }) => key === 'files.quota')).toMatchObject({
      facts: { quota: 3, used: 3 },
      field: 'file',
    })
    expect(await plant.as('editor')(files.room, {})).toEqual({
      fileSize: mega,
      quota: 3 * mega,
      used: 3 * (mega - 1000),
    })
    expect(await counted()).toMatchObject({ files: 4 })
  })

  test('two at once stay two', async () => {
    await clear()
    const [one, other] = [aPng(700_000), aPng(700_000)]
    const sent = await Promise.all([send(one, { name: 'same.png' }), send(other, { name: 'same.png' })])
    const back = await Promise.all(
      sent.map(async ({ data }) => Buffer.from(await (await download(data.fileId)).arrayBuffer())),
    )
    expect(back.map((bytes) => bytes.length)).toEqual([700_000, 700_000])
    expect(back[0]!.equals(one) && back[1]!.equals(other)).toBe(true)
  })
})

test('a sender that breaks off leaves nothing, and is never seen before', async () => {
  await clear()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    [
      `POST /api/file/uploadUserFile HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${await plant.tokenFor('editor')}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 900000',
      '',
      '',
      '--x',
      'content-disposition: form-data; name="file"; filename="half.png"',
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(aPng(600_000))
  await expect.poll(counted).toEqual({ files: 1, pieces: 2 })
  expect((await admin(files.list, {})).total).toBe(0)
  socket.destroy()
  await expect.poll(counted).toEqual({ files: 0, pieces: 0 })
  expect(await send(aPng())).toMatchObject({ code: 20000 })
})
