import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { startEmbedded } from './embedded.ts'
import { DirectoryInUse } from './lock.ts'
import { connectionString } from './options.ts'
import { readPasswords } from './roles.ts'

/** The built-in database of a directory for a tool: that of the server which runs on it, else started for as long as the tool needs it. */
export async function reachEmbedded(
  dataDir: string,
): Promise<{ url: string; ownerUrl: string; stop: () => Promise<void> }> {
  if (!existsSync(path.join(dataDir, 'postgres/PG_VERSION')))
    throw new StartError(
      `There is no database in ${dataDir}. Name the directory of your installation with DATA_DIR.`,
    )
  try {
    return await startEmbedded(dataDir)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    return runningIn(dataDir)
  }
}

function runningIn(dataDir: string) {
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  const sockets = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[4] : undefined
  if (!sockets) throw new StartError(`A server is just starting in ${dataDir}. Try again when it is ready.`)
  const passwords = readPasswords(dataDir)
  return {
    url: connectionString(sockets, 'takt', passwords.takt),
    ownerUrl: connectionString(sockets, 'takt_owner', passwords.takt_owner),
    stop: async () => {},
  }
}
