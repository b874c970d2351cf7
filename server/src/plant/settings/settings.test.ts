import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { files, type FileType } from '@takt/contract/files.ts'
import { type Settings, settings } from '@takt/contract/settings.ts'
import { startPlant } from '../../testing/plant.ts'
import { plantOf } from '../plant/plant.ts'
import { forgetByRetention } from '../../upkeep.ts'
import { currentSettings } from './settings.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const operator = plant.as('operator')

const now = () => admin(settings.get, {})

async function save(over: Partial<Settings>, reason = 'Tried') {
  const { version, settings: before } = await now()
  return admin(settings.save, { version, reason, settings: { ...before, ...over } })
}

const entry = (code: string) => ({ code, en: null, zh: null, es: null, ja: null })
const { codeLists, targets, identity } = firstSettings

describe('everybody', () => {
  test('who is signed in reads the code lists and the targets', async () => {
    const units = [entry('crate')]
    await save({ codeLists: { ...codeLists, units }, targets: { ...targets, okRate: 0.97 } })
    expect(await operator(settings.common, {})).toMatchObject({
      codeLists: { units },
      targets: { okRate: 0.97, cpk: { weak: 1, good: 1.33, best: 1.67 } },
    })
  })

  test('who is signed in reads the extra link and whether the settings panel is shown; an address that runs a script is refused', async () => {
    expect((await operator(settings.common, {})).navbar).toEqual({
      linkTitle: null,
      linkAddress: '#/guide/index',
      showSettings: true,
    })
    await save({
      identity: {
        ...identity,
        linkTitle: 'Work rules',
        linkAddress: 'https://intranet/rules',
        showSettings: false,
      },
    })
    expect((await operator(settings.common, {})).navbar).toEqual({
      linkTitle: 'Work rules',
      linkAddress: 'https://intranet/rules',
      showSettings: false,
    })
    for (const linkAddress of ['javascript:alert(1)', 'ftp://x', '//evil.example', 'http://a b']) {
      await expect(save({ identity: { ...identity, linkAddress } })).rejects.toMatchObject({
        key: 'call.invalid',
        field: expect.stringContaining('linkAddress'),
      })
    }
  })

  test('sees title, plant, languages and logo, also before a log-in, and nothing else', async () => {
    await save({
      identity: { ...identity, title: 'Line of sight', company: 'Acme', languages: ['ja', 'en'] },
    })
    const { data } = (await plant.post('/api/settings/brand', {})).json()
    const { plantName } = await plantOf(plant.db)
    expect(data).toEqual({
      title: 'Line of sight',
      company: 'Acme',
      languages: ['ja', 'en'],
      logo: null,
      plantName,
    })
    expect((await plant.post('/api/settings/common', {})).json().key).toBe('session.unknown')
  })
})

describe('the logo', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  let [fileId, big, text] = ['', '', '']
  const upload = async (fileName: string, fileType: FileType, bytes: Buffer) => {
    const fileId = randomUUID()
    await plant.db
      .insertInto('userFiles')
      .values({
        fileId,
        fileName,
        fileType,
        size: bytes.length,
        userName: null,
        note: null,
        sha256: Buffer.alloc(32),
      })
      .execute()
    await plant.db.insertInto('filePieces').values({ fileId, pieceNo: 0, bytes }).execute()
    return fileId
  }
  beforeAll(async () => {
    ;[fileId, big, text] = [
      await upload('logo.png', 'png', png),
      await upload('big.png', 'png', Buffer.concat([png, Buffer.alloc(140_000)])),
      await upload('logo.txt', 'txt', Buffer.from('no picture')),
    ]
  })

  test('is shown to anybody, and stays as long as it is the logo', async () => {
    await save({ identity: { ...identity, logo: fileId } })
    const { data } = (await plant.post('/api/settings/brand', {})).json()
    expect(data.logo).toBe(`data:image/png;base64,${png.toString('base64')}`)
    await expect(admin(files.delete, { fileId })).rejects.toMatchObject({ key: 'files.in_use' })
    await save({ identity })
    await expect(admin(files.delete, { fileId })).resolves.toEqual({ fileId })
    expect((await plant.post('/api/settings/brand', {})).json().data.logo).toBeNull()
  })

  test.each([
    ['is gone', () => fileId, 'settings.logo_unknown'],
    ['is too large', () => big, 'settings.logo_size'],
    ['is no picture', () => text, 'settings.logo_kind'],
  ])('is refused when it %s', async (_, file, key) => {
    await expect(save({ identity: { ...identity, logo: file() } })).rejects.toMatchObject({
      key,
      field: 'settings.identity.logo',
    })
  })
})

test('what is older than it is to be kept goes, and what is younger stays', async () => {
  await save({ retention: { ...firstSettings.retention, notices: 10, refusedArrivals: 20, sessions: 8 } })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const refused = (message: number, days: number) => ({
    lineNumber: 'L1',
    stationNumber: 'S1',
    message,
    productSn: 'X',
    productId: null,
    at: ago(days),
    heardAt: ago(days),
    reasons: '[]',
  })
  await plant.db.insertInto('lineHeads').values({ lineNumber: 'L1' }).execute()
  await plant.db
    .insertInto('refusedArrivals')
    .values([refused(1, 19), refused(2, 21)])
    .execute()
  const news = (source: string, days: number) => ({
    eventType: 'orderLate' as const,
    lineNumber: null,
    about: source,
    source,
    facts: '{}',
    sendingTime: ago(days),
  })
  await plant.db
    .insertInto('notices')
    .values([news('young', 9), news('old', 11)])
    .execute()
  const session = (days: number) => ({
    tokenHash: Buffer.from(`session of ${days} days`),
    userName: 'admin',
    endedAt: null,
    madeAt: ago(days),
  })
  await plant.db
    .insertInto('sessions')
    .values([session(7), session(9)])
    .execute()
  await currentSettings(plant.db)
  await forgetByRetention(plant.db)
  expect(await plant.db.selectFrom('refusedArrivals').select('message').execute()).toEqual([{ message: 1 }])
  expect(await plant.db.selectFrom('notices').select('source').execute()).toEqual([{ source: 'young' }])
  expect(
    await plant.db.selectFrom('sessions').select('madeAt').where('madeAt', '<', ago(1)).execute(),
  ).toEqual([{ madeAt: expect.any(String) }])
})
