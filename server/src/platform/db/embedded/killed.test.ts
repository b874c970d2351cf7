import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create.ts'
import { nextPause, startEmbedded } from './embedded.ts'
import { isPostgresOn } from './leftovers.ts'
import { socketName } from './options.ts'

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

test('after kill -9 of the server the next start finds its data and no orphan', async () => {
  const server = startInProcess(dataDir)
  const url = await firstLine(server)
  await ask(url, 'create table kept (n int)')
  await ask(url, 'insert into kept values (7)')
  const orphan = postmasterPid()
  server.kill('SIGKILL')
  await once(server, 'exit')
  const { ownerUrl: again, stop } = await startEmbedded(dataDir)
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

test('a socket lock that names a living stranger, as in a copied directory, does not keep PostgreSQL from starting', async () => {
  const sockets = path.join(dataDir, 'socket')
  mkdirSync(sockets)
  const stranger = strangerOf(process.getuid?.() === 0 ? 65534 : undefined)
  writeFileSync(
    path.join(sockets, `${socketName}.lock`),
    `${stranger.pid}\n${cluster()}\n1\n5432\n${sockets}\n`,
  )
  const { url, stop } = await startEmbedded(dataDir)
  expect(await ask(url, 'select 1 as here')).toEqual([{ here: 1 }])
  await stop()
})

test('the pause before a restart doubles to two seconds at most, and is short again once PostgreSQL ran for a while', () => {
  const pauses = [100, 200, 300, 400, 500, 600, 11_000, 100].reduce<number[]>(
    (before, ranFor) => [...before, nextPause(before.at(-1) ?? 0, ranFor)],
    [],
  )
  expect(pauses).toEqual([250, 500, 1000, 2000, 2000, 2000, 250, 500])
})

test('PostgreSQL killed under a running server is restarted, and the reason is logged', async () => {
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

const embeddedModule = new URL('./embedded.ts', import.meta.url).href
const program = `const { startEmbedded } = await import(${JSON.stringify(embeddedModule)})\nconsole.log((await startEmbedded(process.argv[1])).ownerUrl)`

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
