import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '@takt/contract/files.ts'
import { lines } from '@takt/contract/lines.ts'
import { sysLog } from '@takt/contract/sysLog.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const root = mkdtempSync(path.join(tmpdir(), 'takt-syslog-'))
const folder = path.join(root, 'logs')
const plant = await startPlant({ logFiles: { folder, server: 'test' }, logLevel: 'info' })
afterAll(async () => {
  await plant.close()
  rmSync(root, { recursive: true })
})
const admin = plant.as('admin')
const secret = 'a secret of mine 42'

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(lines.create, aLine('L1')).catch(() => {})
  const log = plant.app.log.child({ module: 'probe' })
  log.error({ err: new Error('the pump is dry', { cause: new Error('no water') }) }, 'a probe failed')
  log.warn({ traceId: 'trace-1', token: secret }, `Bearer ${secret.replaceAll(' ', '')}`)
  for (let n = 0; n < 60; n++) log.info(`filler ${n}`)
})

const messages = async (filter: object) =>
  (await admin(sysLog.list, filter)).rows.map(({ message }) => message)

test('a call that changes something is logged with user, place, duration and trace id', async () => {
  const { rows } = await admin(sysLog.list, { module: 'lines' })
  expect(rows.map(({ message }) => message)).toEqual([
    'refused lines/create: record.code_taken',
    'call lines/create',
  ])
  expect(rows[1]).toMatchObject({
    logLevel: 'info',
    userName: 'admin',
    path: '/api/lines/create',
    latency: expect.any(Number),
    traceId: expect.stringMatching(/^[\da-f]{8}-/),
    server: 'test',
  })
})

describe('the filters', () => {
  test('level, trace id, user, period', async () => {
    expect(await messages({ logLevel: ['error'] })).toEqual(['a probe failed'])
    expect(await messages({ traceId: 'trace-1' })).toHaveLength(1)
    expect(await messages({ userName: 'nobody' })).toEqual([])
    expect(await messages({ to: '2020-01-01T00:00:00Z' })).toEqual([])
    expect(await messages({ from: new Date(Date.now() + 3_600_000).toISOString() })).toEqual([])
  })
  test('a text anywhere in the entry, and no entry without it', async () => {
    expect(await messages({ text: 'NO WATER' })).toEqual(['a probe failed'])
    expect(await messages({ text: 'msg' })).toEqual([])
  })
})

test('an entry is shown between its neighbours', async () => {
  const [failed] = (await admin(sysLog.list, { logLevel: ['error'] })).rows
  const { entry, rows } = await admin(sysLog.context, { entryId: failed!.entryId })
  expect(entry.details).toContain('the pump is dry')
  const at = rows.findIndex(({ entryId }) => entryId === failed!.entryId)
  expect(rows[at - 2]!.message).toBe('filler 0')
  expect(rows[at + 1]!.message).toBe('refused lines/create: record.code_taken')
  await expect(admin(sysLog.context, { entryId: '../../etc/passwd:0' })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('no secret is in it, whoever logs it', async () => {
  const [file] = await admin(sysLog.files, {})
  const all = await admin(files.download, { filePath: file!.filePath })
  expect(all).toContain('trace-1')
  expect(all).not.toContain(secret)
  expect(all).not.toContain(secret.replaceAll(' ', ''))
  expect(all).not.toContain('token-of-admin')
})

describe('a file', () => {
  test('is downloaded whole by its path', async () => {
    const [file] = await admin(sysLog.files, {})
    expect(file).toMatchObject({ fileType: 'txt', server: 'test', size: expect.any(Number) })
    expect(await admin(files.download, { filePath: file!.filePath })).toContain('filler 59')
  })
  test('a path outside of the folder is refused, and so is a link in it', async () => {
    writeFileSync(path.join(root, 'secret.log'), 'secret')
    writeFileSync(path.join(root, 'takt-x-2026-01-01.001.log'), 'secret')
    symlinkSync(path.join(root, 'secret.log'), path.join(folder, 'takt-y-2026-01-01.001.log'))
    for (const name of [
      '../secret.log',
      '..%2Fsecret.log',
      '../takt-x-2026-01-01.001.log',
      '..%2Ftakt-x-2026-01-01.001.log',
      'takt-..%2F..%2Fx-2026-01-01.001.log',
      'takt-y-2026-01-01.001.log',
      '/etc/passwd',
      '',
    ])
      expect(await admin(files.download, { filePath: `logs/${name}` }), name).toContain('record.unknown')
  })
  test('and the log are for whoever holds the page on the whole plant', async () => {
    const [file] = await admin(sysLog.files, {})
    const download = { filePath: file!.filePath }
    await expect(plant.as('operator')(sysLog.list, {})).rejects.toMatchObject({ key: 'call.forbidden' })
    await expect(plant.as('operator')(files.download, download)).rejects.toMatchObject({
      key: 'call.plant_forbidden',
    })
    await expect(plant.as('admin', undefined, ['L1'])(sysLog.list, {})).rejects.toMatchObject({
      key: 'call.plant_forbidden',
    })
  })
})

test('what a filter shows is exported', async () => {
  const sheet = await admin(sysLog.export, { module: 'probe', logLevel: ['error', 'warn'], format: 'csv' })
  expect(String(sheet).trim().split('\n')).toHaveLength(3)
})

test('screens are notified soon of new entries', async () => {
  plant.heard.length = 0
  plant.app.log.info('one more')
  await expect.poll(() => plant.heard).toContainEqual([null, ['sysLog']])
})
