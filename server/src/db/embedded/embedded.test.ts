import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chooseAccount, type Account } from './account.ts'
import { completeLinks, copyBinaries, findBinaries, installedBinaries } from './binaries.ts'
import { createCluster } from './create.ts'
import { startEmbedded } from './embedded.ts'
import { isPostgresOn } from './leftovers.ts'

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
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

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
  await ask(first.url, 'create table kept (n int)')
  await ask(first.url, 'insert into kept values (42)')
  await first.stop()
  expect(existsSync(pidFile())).toBe(false)
  const second = await startEmbedded(dataDir)
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 42 }])
  await second.stop()
})

test('the application is no superuser, may create databases, and every answer is on the disk', async () => {
  const { url, stop } = await startEmbedded(dataDir)
  const role = 'select rolname, rolsuper, rolcreatedb from pg_roles where rolname = current_user'
  expect(await ask(url, role)).toEqual([{ rolname: 'takt', rolsuper: false, rolcreatedb: true }])
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

test('a second server on the same directory is refused, and told who holds it', async () => {
  const { url, stop } = await startEmbedded(dataDir)
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    `${dataDir} is in use by another Takt server (process ${process.pid})`,
  )
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test('after kill -9 of the server the next start finds its data and no orphan', async () => {
  const server = startInProcess(dataDir)
  const url = await firstLine(server)
  await ask(url, 'create table kept (n int)')
  await ask(url, 'insert into kept values (7)')
  const orphan = postmasterPid()
  server.kill('SIGKILL')
  await once(server, 'exit')
  const { url: again, stop } = await startEmbedded(dataDir)
  expect(isPostgresOn(orphan, cluster())).toBe(false)
  expect(await ask(again, 'select n from kept')).toEqual([{ n: 7 }])
  await stop()
})

test('an orphan that nothing stopped is ended by the next start', async () => {
  const server = startInProcess(dataDir, { PATH: '' }) // no setpriv is found, so PostgreSQL is not tied to its server
  await firstLine(server)
  const orphan = postmasterPid()
  server.kill('SIGKILL')
  await once(server, 'exit')
  await pause(500)
  expect(isPostgresOn(orphan, cluster())).toBe(true)
  const { url, stop } = await startEmbedded(dataDir)
  expect(isPostgresOn(orphan, cluster())).toBe(false)
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test.each([
  {
    left: 'the number of a living stranger',
    content: (uid: number | undefined) => `${strangerOf(uid).pid}\n/elsewhere\n`,
  },
  { left: 'nothing, torn by a crash', content: () => '' },
])('a pid file with $left does not keep the next start waiting', async ({ content }) => {
  const first = await startEmbedded(dataDir)
  await first.stop()
  writeFileSync(pidFile(), content(process.getuid?.() === 0 ? 65534 : undefined))
  const { url, stop } = await startEmbedded(dataDir)
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test('PostgreSQL killed under a running server is started again by itself, and the reason is told', async () => {
  const { url, stop, onExit } = await startEmbedded(dataDir)
  const reasons: string[] = []
  onExit((reason) => reasons.push(reason))
  const before = postmasterPid()
  process.kill(before, 'SIGKILL')
  await expect
    .poll(() => ask(url, 'select 1 as here').catch(() => []), { timeout: 20_000 })
    .toEqual([{ here: 1 }])
  expect(postmasterPid()).not.toBe(before)
  expect(reasons[0]).toContain('SIGKILL')
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

test('programs that PostgreSQL may not read are copied beside the data, with the links that npm cannot pack', async () => {
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

const here = new URL('./embedded.ts', import.meta.url).href
const program = `const { startEmbedded } = await import(${JSON.stringify(here)})\nconsole.log((await startEmbedded(process.argv[1])).url)`

const startInProcess = (directory: string, env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [text] = (await once(stdout!.setEncoding('utf8'), 'data')) as [string] // a pipe, and set to text
  return text.trim()
}

const strangers: ChildProcess[] = []
afterEach(() => strangers.splice(0).forEach((stranger) => stranger.kill()))

function strangerOf(uid: number | undefined): ChildProcess {
  const stranger = spawn('sleep', ['60'], uid === undefined ? {} : { uid, gid: uid })
  strangers.push(stranger)
  return stranger
}
