import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientFor, currentAddress } from './addresses.ts'
import { connect } from './connect.ts'
import { begin, chooseAccount, run } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { mostLag } from './standby.ts'

// A primary and a hot standby that follows it, made as an administrator would make them.
const home = mkdtempSync('/tmp/takt-standby-')
const account = chooseAccount(home, null)
const binaries = findBinaries(home, account)
const clusters: ChildProcess[] = []

const socketsOf = (name: string) => path.join(home, `${name}-socket`)
const urlOf = (name: string) => `postgres://postgres@localhost/postgres?host=${socketsOf(name)}`

function makeDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account.uid !== null) chownSync(directory, account.uid, account.uid)
}

async function start(name: string) {
  const options = ['listen_addresses=', `unix_socket_directories=${socketsOf(name)}`]
  const words = ['-D', path.join(home, name), ...options.flatMap((option) => ['-c', option])]
  const cluster = begin(account, path.join(binaries, 'bin/postgres'), words, 'ignore')
  clusters.push(cluster)
  await vi.waitUntil(() => ask(urlOf(name), 'select 1'), { timeout: 20_000 })
  return cluster
}

async function stop(cluster: ChildProcess) {
  const ended = once(cluster, 'exit')
  cluster.kill('SIGINT')
  await ended
}

async function ask(url: string, statement: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

let standby: ChildProcess
beforeAll(async () => {
  for (const name of ['primary', 'primary-socket', 'standby-socket']) makeDirectory(path.join(home, name))
  const words = ['-D', path.join(home, 'primary'), '--username=postgres', '--auth=trust', '--no-sync']
  const made = run(account, path.join(binaries, 'bin/initdb'), words)
  if (!made.ok) throw new Error(made.output)
  await stop(await start('primary'))
  run(account, '/bin/cp', ['-R', path.join(home, 'primary'), path.join(home, 'standby')])
  writeFileSync(path.join(home, 'standby/standby.signal'), '')
  appendFileSync(
    path.join(home, 'standby/postgresql.auto.conf'),
    `primary_conninfo = 'host=${socketsOf('primary')} user=postgres'\n`,
  )
  await start('primary')
  standby = await start('standby')
  await ask(urlOf('primary'), 'create table seen (at timestamptz default now())')
}, 60_000)

afterAll(async () => {
  for (const cluster of clusters) if (cluster.exitCode === null && !cluster.killed) await stop(cluster)
  rmSync(home, { recursive: true, force: true })
})

test('a standby named first is refused, and the next connection goes to the primary', async () => {
  const url = `postgres://postgres@${encodeURIComponent(socketsOf('standby'))},${encodeURIComponent(socketsOf('primary'))}/postgres`
  const Client = clientFor(url)
  const first = new Client()
  await expect(first.connect()).rejects.toThrow('is a standby')
  await first.end()
  const second = new Client()
  await second.connect()
  await second.query('insert into seen default values')
  await second.end()
  expect(currentAddress(url)).toContain('primary')
})

test('what may lag is read from the standby while it follows, and from the primary when it falls behind or is gone', async () => {
  if (standby.exitCode !== null) standby = await start('standby') // a second try
  const database = connect(urlOf('primary'), urlOf('standby'))
  const reader = database.standby!
  const where = () =>
    reader.read(database.db, async (db) => {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
      return rows[0]!.standby ? 'standby' : 'primary'
    })
  await expect.poll(where, { timeout: 10_000 }).toBe('standby')

  await sql`insert into seen default values`.execute(database.db)
  await ask(urlOf('standby'), 'select pg_wal_replay_pause()')
  await sql`insert into seen default values`.execute(database.db)
  const later = performance.now() + (mostLag + 5) * 1000
  expect(reader.lag(later)).toBeGreaterThan(mostLag)
  await ask(urlOf('standby'), 'select pg_wal_replay_resume()')
  await expect.poll(() => reader.lag(), { timeout: 10_000 }).toBeLessThan(5)

  await stop(standby)
  expect(await where()).toBe('primary')
  await expect(reader.read(database.db, () => Promise.reject(new Error('our own fault')))).rejects.toThrow(
    'our own fault',
  )
  await database.close()
}, 40_000)
