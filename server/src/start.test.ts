import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startPlant } from './testing/plant.ts'
import { startProxy } from './testing/proxy.ts'
import { startProcess } from './testing/server-process.ts'

vi.setConfig({ testTimeout: 90_000 }) // real processes

const plant = await startPlant()
const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-start-'))
const other = createServer().listen(0, '127.0.0.1')
await once(other, 'listening')
const taken = String((other.address() as AddressInfo).port) // it listens to a port
afterAll(async () => {
  other.close()
  rmSync(dataDir, { recursive: true })
  await plant.close()
})

test.each([
  [
    'a port somebody else has',
    { PORT: taken },
    `PORT ${taken} is in use by another program. End that one, or choose another with PORT.`,
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine.'],
  [
    'a database that does not exist',
    { DATABASE_URL: Object.assign(new URL(plant.url), { pathname: '/nowhere' }).href },
    'DATABASE_URL names a database that cannot be used: database "nowhere" does not exist',
  ],
  [
    'a data directory that is a file',
    { DATABASE_URL: '', DATA_DIR: '/etc/passwd' },
    "DATA_DIR cannot be used: EEXIST: file already exists, mkdir '/etc/passwd'",
  ],
])('%s is said in one sentence that names the setting, without a stack', async (_, env, sentence) => {
  const started = startProcess(dataDir, { DATABASE_URL: plant.url, ...env })
  const { message } = await started.then(
    () => new Error('It started'),
    (error: Error) => error,
  )
  expect(
    message
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Log in as')),
  ).toEqual([expect.stringContaining(sentence)])
})

test('a port in use is reported before a database is created', async () => {
  await expect(startProcess(dataDir, { DATABASE_URL: '', PORT: taken })).rejects.toThrow('is in use')
  expect(readdirSync(dataDir)).toEqual([])
})

test('a database that is away at the start is waited for, and the log shows it', async () => {
  const before = await startProxy(plant.url)
  await before.close()
  const heard = Promise.withResolvers<string>()
  const started = startProcess(dataDir, { DATABASE_URL: before.url }, heard.resolve)
  started.catch(heard.reject)
  expect(await heard.promise).toContain(
    'Waiting for the database of DATABASE_URL, which cannot be reached: connect ECONNREFUSED 127.0.0.1:',
  )
  const proxy = await startProxy(plant.url, Number(new URL(before.url).port))
  const server = await started
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.stop()
  await proxy.close()
})
