import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '@takt/contract/account.ts'
import { lines } from '@takt/contract/lines.ts'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson } from '../../testing/samples.ts'
import { checkPicture } from './picture.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const editor = plant.as('editor')

const address = (kind: string, bytes: Buffer) => `data:image/${kind};base64,${bytes.toString('base64')}`
/** The parts that are checked; what comes after them is the browser's business. */
function png(width: number, height: number, filler = 0) {
  const head = Buffer.alloc(17)
  head.write('IHDR')
  head.writeUInt32BE(width, 4)
  head.writeUInt32BE(height, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    head,
    Buffer.alloc(4),
    deflateSync(Buffer.alloc(8)),
    Buffer.alloc(filler),
  ])
}
const jpeg = (width: number, height: number) =>
  Buffer.from(
    `ffd8ffe000104a46494600010100000100010000ffc0001108${hex(height)}${hex(width)}03012200021101031101ffd9`,
    'hex',
  )
const hex = (size: number) => size.toString(16).padStart(4, '0')

describe('one’s own account', () => {
  test('has no line where a role reaches none of the account’s lines, and the lines where it does', async () => {
    for (const line of ['N1', 'N2']) await admin(lines.create, aLine(line))
    await admin(users.saveRole, {
      roleKey: 'ofN1',
      roleName: 'Of N1',
      description: null,
      lines: ['N1'],
      menu: [{ page: 'orderCreate', level: 'view' }],
    })
    const [none, some] = [plant.as('ofN1', undefined, ['N2']), plant.as('ofN1')]
    expect([(await none(account.me, {})).lines, (await none(session.info, {})).lines]).toEqual([null, null])
    expect([(await some(account.me, {})).lines, (await some(session.info, {})).lines]).toEqual([
      ['N1'],
      ['N1'],
    ])
  })

  test('is shown with roles, lines and badge, and never with its password', async () => {
    const mine = await editor(account.me, {})
    expect(mine).toMatchObject({
      userName: 'editor',
      roles: ['editor'],
      lines: [],
      cardId: null,
      email: null,
      avatar: null,
    })
    expect(JSON.stringify(mine)).not.toMatch(/password/i)
  })

  test('keeps a new name, e-mail and introduction, trimmed, and records who changed what', async () => {
    const { revision } = await editor(account.me, {})
    const saved = await editor(account.save, {
      name: ' Ed Itor ',
      email: ' ed@plant.example ',
      introduction: 'Early shift',
      revision,
    })
    expect(saved).toMatchObject({
      name: 'Ed Itor',
      email: 'ed@plant.example',
      introduction: 'Early shift',
      revision: revision + 1,
    })
    const entry = await plant.db
      .selectFrom('auditLog')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      userName: 'editor',
      entity: 'user',
      entityKey: 'editor',
      action: 'update',
      before: { email: null },
      after: { email: 'ed@plant.example' },
    })
  })

  test('that somebody changed meanwhile is not written over', async () => {
    const { revision } = await editor(account.me, {})
    await expect(
      editor(account.save, { name: 'Late', email: null, introduction: null, revision: revision - 1 }),
    ).rejects.toMatchObject({ key: 'record.changed' })
    expect((await editor(account.me, {})).name).toBe('Ed Itor')
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'a\u0000b' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a b@c.example' }],
    ['introduction', { introduction: 'x'.repeat(2001) }],
    ['roles', { roles: ['admin'] }],
    ['userName', { userName: 'admin' }],
    ['editRight', { editRight: true }],
  ])('a %s that cannot be is refused by its name', async (field, over) => {
    const { revision, name, email, introduction } = await editor(account.me, {})
    const { statusCode } = await plant.post(
      `/api/${account.save.name}`,
      { name, email, introduction, revision, ...over },
      { authorization: `Bearer ${await plant.tokenFor('editor')}` },
    )
    const now = await editor(account.me, {})
    expect(now).toMatchObject({
      revision: field === 'userName' ? now.revision : revision,
      roles: ['editor'],
      editRight: false,
    })
    // The sender's name is in every body and is not part of this call: it changes nobody else.
    expect(statusCode).toBe(field === 'userName' ? 200 : 400)
  })
})

describe('a picture', () => {
  test.each([
    ['png', png(128, 128)],
    ['jpeg', jpeg(128, 128)],
  ])('%s is kept and shown with the session', async (kind, bytes) => {
    expect((await editor(account.saveAvatar, { avatar: address(kind, bytes) })).avatar).toBe(
      address(kind, bytes),
    )
    expect((await editor(session.info, {})).avatar).toBe(address(kind, bytes))
    expect((await admin(account.me, {})).avatar).toBeNull()
  })

  test.each([
    ['a drawing that may hold a script', 'data:image/svg+xml;base64,PHN2Zy8+', 'call.invalid'],
    ['a page', 'data:text/html;base64,PGI+', 'call.invalid'],
    ['an address elsewhere', 'https://evil.example/picture.png', 'call.invalid'],
    ['another address behind it', `${address('png', png(8, 8))}") url(//evil.example`, 'call.invalid'],
    ['a JPEG that calls itself PNG', address('png', jpeg(8, 8)), 'account.picture_kind'],
    [
      'a text that calls itself JPEG',
      address('jpeg', Buffer.from('<script>alert(1)</script>')),
      'account.picture_kind',
    ],
    ['a JPEG without a picture', address('jpeg', Buffer.from('ffd8ffd9', 'hex')), 'account.picture_kind'],
    ['a wall of pixels in few bytes', address('png', png(30_000, 30_000)), 'account.picture_size'],
    ['no pixel at all', address('png', png(0, 8)), 'account.picture_size'],
    ['too many bytes', address('png', png(64, 64, 60_000)), 'account.picture_size'],
  ])('that is %s is refused, and the old one stays', async (_, avatar, key) => {
    const before = (await editor(account.me, {})).avatar
    await expect(editor(account.saveAvatar, { avatar })).rejects.toMatchObject({ key, field: 'avatar' })
    expect((await editor(account.me, {})).avatar).toBe(before)
  })

  test('is taken away again', async () =>
    expect((await editor(account.saveAvatar, { avatar: null })).avatar).toBeNull())

  test('whose parts overlap or end in the middle is refused', () => {
    for (let length = 0; length < 24; length++) {
      expect(() => checkPicture(address('jpeg', jpeg(8, 8).subarray(0, length)))).toThrow(
        'account.picture_kind',
      )
      expect(() => checkPicture(address('png', png(8, 8).subarray(0, length)))).toThrow(
        'account.picture_kind',
      )
    }
  })
})

describe('what one did', () => {
  beforeAll(async () => {
    for (const line of ['A', 'B', 'C']) await admin(lines.create, aLine(line))
  })

  test('is one’s own changes, newest first, page by page', async () => {
    const first = await admin(account.activity, { limit: 2 })
    expect(first.rows.map(({ entity, entityKey, action }) => [entity, entityKey, action])).toEqual([
      ['line', 'C', 'create'],
      ['line', 'B', 'create'],
    ])
    const second = await admin(account.activity, { limit: 2, after: first.next! })
    expect(second.rows[0]).toMatchObject({ entity: 'line', entityKey: 'A' })
    await expect(admin(account.activity, { after: 'x' })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'after',
    })
  })

  test('shows nothing of anybody else', async () => {
    const seen = (await editor(account.activity, {})).rows
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(({ entity }) => entity === 'line')).toEqual([])
  })

  test('and where one was logged in, whoever ended it', async () => {
    await admin(users.create, aPerson('ann'))
    await plant.db
      .updateTable('users')
      .set({ mustChangePassword: false })
      .where('userName', '=', 'ann')
      .execute()
    const { token } = (
      await plant.post(
        '/api/web/login',
        { userName: 'ann', password: 'a first password' },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' },
      )
    ).json().data
    const { data } = (
      await plant.post(`/api/${account.timeline.name}`, {}, { authorization: `Bearer ${token}` })
    ).json()
    expect(data.rows).toMatchObject([
      { action: 'login', address: '127.0.0.1', browser: 'Firefox 143', system: 'Linux' },
    ])
    expect((await admin(account.timeline, {})).rows).toEqual([])
  })
})

test('nobody without a session has an account to look at', async () => {
  for (const { name } of Object.values(account))
    expect((await plant.post(`/api/${name}`, {})).json().code).toBe(50008)
})
