import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create.ts'
import { lockDirectory } from './lock.ts'
import { keepShort } from './log.ts'
import { connectionString } from './options.ts'
import { startPostmaster, type PostgresFiles, type Postmaster } from './postmaster.ts'
import { prepareRoles } from './roles.ts'
import { openSocketDirectory } from './sockets.ts'

export type Embedded = {
  /** As the role the application runs as, which may read and write rows. Stays the same over restarts. */
  url: string
  /** As the owner of the tables, for migrations. */
  ownerUrl: string
  stop: () => Promise<void>
  /** Calls back each time PostgreSQL ends without being stopped by us, with the reason. It is then started again. */
  onExit: (listener: (reason: string) => void) => void
}

/** Starts the PostgreSQL that lives in the data directory, and keeps it running until `stop`. */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const unlock = lockDirectory(home)
  try {
    return await startIn(home, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function startIn(home: string, unlock: () => void): Promise<Embedded> {
  const directory = path.join(home, 'postgres')
  const quit = new AbortController()
  const account = chooseAccount(home, ownerOf(directory))
  const binaries = findBinaries(home, account)
  createCluster(directory, binaries, account)
  const passwords = await prepareRoles({ home, directory, binaries, account })
  const sockets = openSocketDirectory(home, account)
  const [url, ownerUrl] = (['takt', 'takt_owner'] as const).map((role) =>
    connectionString(sockets.path, role, passwords[role]),
  ) as [string, string] // two of two
  const place: PostgresFiles = {
    directory,
    binaries,
    sockets: sockets.path,
    url,
    log: path.join(home, 'postgres.log'),
    account,
    quit: quit.signal,
  }
  const postmaster = await startPostmaster(place)

  const listeners: ((reason: string) => void)[] = []
  const running = keepRunning(place, postmaster, (reason) =>
    listeners.forEach((listener) => listener(reason)),
  )
  const tidying = setInterval(() => keepShort(place.log), 600_000).unref()
  let stopped: Promise<void> | undefined
  const stop = async () => {
    clearInterval(tidying)
    quit.abort()
    await running
    sockets.remove()
    unlock()
  }
  return {
    url,
    ownerUrl,
    stop: () => (stopped ??= stop()),
    onExit: (listener) => void listeners.push(listener),
  }
}

const shortest = 250
const longest = 2_000
const steady = 10_000

/** Longer each time PostgreSQL ends soon after its start. Never so long that a plant waits for the pause and not for PostgreSQL. */
export const nextPause = (last: number, ranFor: number) =>
  last === 0 || ranFor > steady ? shortest : Math.min(last * 2, longest)

async function keepRunning(place: PostgresFiles, first: Postmaster, tell: (reason: string) => void) {
  let current: Postmaster | null = first
  let wait = 0
  for (;;) {
    const since = Date.now()
    const reason: string | undefined = await current?.ended
    if (place.quit.aborted) return
    if (reason !== undefined) tell(reason)
    wait = nextPause(wait, Date.now() - since)
    await pause(wait, undefined, { signal: place.quit }).catch(() => {}) // cut short when it shall end
    if (place.quit.aborted) return
    current = await startPostmaster(place).catch((error: Error) => {
      if (!place.quit.aborted) tell(error.message)
      return null
    })
  }
}

function ownerOf(directory: string): number | null {
  if (!existsSync(directory)) return null
  const { uid } = statSync(directory)
  const own = process.getuid?.()
  if (own === 0 || own === undefined || own === uid) return uid
  throw new StartError(
    `${directory} belongs to another user (number ${uid}). Start Takt as that user, or give this server a directory of its own with DATA_DIR.`,
  )
}
