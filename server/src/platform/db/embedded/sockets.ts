import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import { socketName } from './options.ts'

const longest = 100 // the kernel's limit is 107 bytes on Linux and 103 on macOS

/** Where the socket is: in the data directory, or in a short temporary directory when that path is too long for a socket's name. */
export function openSocketDirectory(dataDir: string, account: Account): { path: string; remove: () => void } {
  const ownDirectory = path.join(dataDir, 'socket')
  const fits = Buffer.byteLength(path.join(ownDirectory, socketName)) <= longest
  const chosen = fits ? ownDirectory : mkdtempSync('/tmp/takt-')
  mkdirSync(chosen, { recursive: true })
  chmodSync(chosen, 0o700)
  if (account.uid !== null) chownSync(chosen, account.uid, account.uid)
  return { path: chosen, remove: () => rmSync(chosen, { recursive: true, force: true }) }
}

/**
 * After a power cut, or in a copy of a data directory, the socket's lock names a process that is somebody else by now, and PostgreSQL
 * would refuse to start. Nobody else uses this directory: the data directory's own lock is held.
 */
export function clearSocket(directory: string) {
  for (const file of [socketName, `${socketName}.lock`]) rmSync(path.join(directory, file), { force: true })
}
