import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { files, type UserFile } from '@takt/contract/files.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPart } from '../../testing/samples.ts'

const plant = await startPlant()
await plant.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = plant.app.server.address() as AddressInfo // it listens to a port
afterAll(plant.close)
const aPng = (size = 100) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(size - 8)])

async function send(bytes: Buffer | string, { as = 'editor', name = 'a.png' } = {}) {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(bytes)]), name)
  const reply = await fetch(`http://127.0.0.1:${port}/api/file/uploadUserFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await plant.tokenFor(as)}` },
    body: form,
  })
  return (await reply.json()) as { data: UserFile } // the envelope
}

test('the picture of a part is shown to whoever may read parts, and its file stays as long as it is', async () => {
  const { fileId } = (await send(aPng())).data
  const editor = plant.as('editor')
  const operator = plant.as('operator')
  expect(await operator(files.picture, { fileId })).toEqual({ picture: null })
  await editor(bomDefs.create, aPart('PICTURED', { picture: fileId }))
  expect((await operator(files.picture, { fileId })).picture).toMatch(/^data:image\/png;base64,/)
  await expect(editor(files.delete, { fileId })).rejects.toMatchObject({
    key: 'files.in_use',
    facts: { by: 'PICTURED' },
  })
  await editor(bomDefs.update, { ...aPart('PICTURED'), revision: 0 })
  expect(await operator(files.picture, { fileId })).toEqual({ picture: null })
  expect(await editor(files.delete, { fileId })).toEqual({ fileId })
})

test('a record takes no picture of another person, none that is too large, and no other file', async () => {
  const editor = plant.as('editor')
  const strange = (await send(aPng(), { as: 'admin' })).data.fileId
  const large = (await send(aPng(600_000))).data.fileId
  const text = (await send('a,b', { name: 'a.csv' })).data.fileId
  const refusals = await Promise.all(
    [strange, large, text].map((picture) =>
      editor(bomDefs.create, aPart('NONE', { picture })).catch(({ key, field }) => [key, field]),
    ),
  )
  expect(refusals).toEqual([
    ['files.picture_unknown', 'picture'],
    ['files.picture_size', 'picture'],
    ['files.picture_kind', 'picture'],
  ])
})
