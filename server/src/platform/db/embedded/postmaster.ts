import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clientFor } from '../addresses.ts'
import { StartError } from '../start-error.ts'
import { begin, type Account } from './account.ts'
import { clearLeftovers } from './leftovers.ts'
import { keepShort, readLogSince, sizeOf } from './log.ts'
import { asArguments } from './options.ts'
import { clearSocket } from './sockets.ts'

/** All that PostgreSQL needs to be started, and started again. `quit` is raised when it shall end. */
export type PostgresFiles = {
  directory: string
  binaries: string
  sockets: string
  url: string
  log: string
  account: Account
  quit: AbortSignal
}

/** A running PostgreSQL; `ended` comes true with the reason. */
export type Postmaster = { ended: Promise<string> }

// What a dead PostgreSQL leaves for a moment: a worker that has not noticed, a zombie that nobody has buried.
export const passing = /still in use|already exists|Address already in use/
const patience = 20_000

/** Comes back when PostgreSQL answers; recovery after a crash takes as long as it takes. */
export async function startPostmaster(place: PostgresFiles): Promise<Postmaster> {
  const until = Date.now() + patience
  for (;;) {
    await clearLeftovers(place.directory)
    clearSocket(place.sockets)
    keepShort(place.log)
    const postmaster = spawnPostmaster(place)
    const reason = await Promise.race([postmaster.ended, untilAnswering(place, postmaster)])
    if (reason === null) return postmaster
    if (place.quit.aborted) throw new StartError('PostgreSQL was stopped while it started')
    if (!passing.test(reason) || Date.now() > until)
      throw new StartError(`PostgreSQL did not start. ${reason}`)
    await pause(250)
  }
}

function spawnPostmaster({ directory, binaries, sockets, log, account, quit }: PostgresFiles): Postmaster {
  const before = sizeOf(log)
  const output = openSync(log, 'a', 0o600)
  const child = begin(
    account,
    path.join(binaries, 'bin/postgres'),
    ['-D', directory, ...asArguments(sockets)],
    ['ignore', output, output],
  )
  closeSync(output)
  const stop = () => void child.kill('SIGINT')
  const quitNow = () => {
    stop()
    setTimeout(() => child.kill('SIGQUIT'), patience).unref() // a client that does not let go; the log is replayed at the next start
  }
  quit.addEventListener('abort', quitNow)
  process.on('exit', stop)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) =>
      resolve(`It ended with ${signal ?? `code ${code}`}. ${readLogSince(log, before)}`.trim()),
    )
  }).finally(() => {
    quit.removeEventListener('abort', quitNow)
    process.off('exit', stop)
  })
  return { ended }
}

async function untilAnswering({ url, quit }: PostgresFiles, { ended }: Postmaster): Promise<null> {
  const over = new AbortController()
  void ended.then(() => over.abort())
  while (!over.signal.aborted && !quit.aborted) {
    if (await isAnswering(url)) return null
    await pause(20)
  }
  return new Promise(() => {}) // the race is decided by the end of the process
}

const wrongPassword = '28P01'

async function isAnswering(url: string) {
  const Client = clientFor(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return (error as { code?: string }).code === wrongPassword // pg has no type for its errors; the next connection reports it
  } finally {
    await client.end().catch(() => {})
  }
}
