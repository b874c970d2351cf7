import { type ChildProcess, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Account, chooseAccount, run } from './account.ts'
import { completeLinks, copyBinaries, findBinaries, installedBinaries } from './binaries.ts'
import { createCluster } from './create.ts'
import { startEmbedded } from './embedded.ts'

vi.setConfig({ testTimeout: 90_000 }) // real processes, and the disk decides

let setUp = ''
let dataDir = ''
const cluster = () => path.join(dataDir, 'postgres')

const makeDirectory = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'takt-embedded-'))
  chmodSync(directory, 0o711)
  return directory
}

// A new database costs more than a second of writing: one is made, the tests get a copy.
beforeAll(() => {
  setUp = makeDirectory()
  const account = chooseAccount(setUp, null)
  createCluster(path.join(setUp, 'postgres'), findBinaries(setUp, account), account)
})

beforeEach(() => {
  dataDir = makeDirectory()
  execFileSync('cp', ['-a', path.join(setUp, 'postgres'), dataDir])
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
afterAll(() => rmSync(setUp, { recursive: true, force: true }))

const pidFile = () => path.join(cluster(), 'postmaster.pid')

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('what was stored before a stop is there after the next start', async () => {
  const first = await startEmbedded(dataDir)
  await ask(first.ownerUrl, 'create table kept (n int)')
  await ask(first.ownerUrl, 'insert into kept values (42)')
  await first.stop()
  expect(existsSync(pidFile())).toBe(false)
  const second = await startEmbedded(dataDir)
  expect(await ask(second.ownerUrl, 'select n from kept')).toEqual([{ n: 42 }])
  await second.stop()
})

test('the application is no superuser and owns nothing, and every answer is on the disk', async () => {
  const { url, stop } = await startEmbedded(dataDir)
  const role = 'select rolname, rolsuper, rolcreatedb from pg_roles where rolname = current_user'
  expect(await ask(url, role)).toEqual([{ rolname: 'takt', rolsuper: false, rolcreatedb: false }])
  await expect(ask(url, 'create table mine (n int)')).rejects.toThrow('permission denied')
  await expect(ask(url, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied')
  const safe =
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name"
  expect((await ask<{ setting: string }>(url, safe)).map(({ setting }) => setting)).toEqual([
    'on',
    'on',
    'on',
  ])
  await stop()
})

test('nobody connects without the password in the data directory, and the superuser not at all', async () => {
  const { url, stop } = await startEmbedded(dataDir)
  const as = (role: string, password = '') =>
    ask(Object.assign(new URL(url), { username: role, password }).href, 'select 1')
  await expect(as('postgres')).rejects.toThrow('no pg_hba.conf entry')
  await expect(as('takt', 'guessed')).rejects.toThrow('password authentication failed')
  await expect(as('takt_owner', new URL(url).password)).rejects.toThrow('password authentication failed')
  expect(statSync(path.join(dataDir, 'database-passwords.json')).mode & 0o777).toBe(0o600)
  await stop()
})

test('a directory of the release in which the application owned its tables is brought in order at the next start', async () => {
  const account = chooseAccount(dataDir, process.getuid?.() === 0 ? statSync(cluster()).uid : null)
  const single = (statements: string) =>
    run(
      account,
      path.join(findBinaries(dataDir, account), 'bin/postgres'),
      ['--single', '-D', cluster(), '-c', 'exit_on_error=on', 'takt'],
      statements,
    )
  expect(
    single(
      `create role takt login createdb;\nalter database takt owner to takt;\nset role takt;\ncreate table kept (n int);\ninsert into kept values (8);\n`,
    ),
  ).toMatchObject({ ok: true })
  writeFileSync(path.join(cluster(), 'pg_hba.conf'), 'local all all trust\n')
  const { url, ownerUrl, stop } = await startEmbedded(dataDir)
  expect(await ask(ownerUrl, 'select n from kept')).toEqual([{ n: 8 }])
  expect(
    await ask(ownerUrl, "select relowner::regrole::text as owner from pg_class where relname = 'kept'"),
  ).toEqual([{ owner: 'takt_owner' }])
  await expect(ask(url, 'drop table kept')).rejects.toThrow('must be owner of table kept')
  await stop()
})

test('passwords that were lost are made anew, and those that are there stay', async () => {
  const first = await startEmbedded(dataDir)
  await first.stop()
  const again = await startEmbedded(dataDir)
  expect(again.url).toBe(first.url)
  await again.stop()
  rmSync(path.join(dataDir, 'database-passwords.json'))
  const renewed = await startEmbedded(dataDir)
  expect(renewed.url).not.toBe(first.url)
  expect(await ask(renewed.url, 'select 1 as here')).toEqual([{ here: 1 }])
  await renewed.stop()
})

test('a second server on the same directory is refused with the name of the holder', async () => {
  const { url, stop } = await startEmbedded(dataDir)
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    `${dataDir} is in use by another Takt server (process ${process.pid})`,
  )
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test('an interrupted first set-up leaves nothing behind that the next start trips over', async () => {
  rmSync(cluster(), { recursive: true })
  mkdirSync(`${cluster()}.new-half/base`, { recursive: true })
  const { stop } = await startEmbedded(dataDir)
  await stop()
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
})

test.runIf(process.getuid?.() === 0)('root may keep the data where no other user may enter', async () => {
  chmodSync(dataDir, 0o700)
  const { url, stop } = await startEmbedded(path.join(dataDir, 'with blank'))
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test.runIf(process.getuid?.() === 0)('root may keep the programs there too, readable for root alone', () => {
  const plain: Account = { uid: null, ids: {}, entering: [] }
  const programs = path.join(dataDir, 'programs')
  cpSync(findBinaries(dataDir, plain), programs, { recursive: true, verbatimSymlinks: true })
  chmodSync(dataDir, 0o700)
  rmSync(cluster(), { recursive: true })
  createCluster(cluster(), programs, chooseAccount(dataDir, null))
  expect(readFileSync(path.join(cluster(), 'PG_VERSION'), 'utf8').trim()).toBe('18')
})

test('programs that PostgreSQL may not read are copied to the data directory, with the links that npm cannot pack', async () => {
  const { native } = installedBinaries()
  const copy = copyBinaries(native, path.join(dataDir, 'copy'))
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[] // as npm brought it
  const names = links.map(({ target }) => path.join(copy, path.relative('native', target)))
  for (const name of names) rmSync(name)
  completeLinks(copy)
  expect(names.filter((name) => !existsSync(name))).toEqual([])
})

test('a directory too deep for a socket name still gets its database', async () => {
  const { url, stop } = await startEmbedded(path.join(dataDir, 'deep'.repeat(20)))
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

const strangers: ChildProcess[] = []
afterEach(() => strangers.splice(0).forEach((stranger) => stranger.kill()))
