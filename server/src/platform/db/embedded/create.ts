import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { run, type Account } from './account.ts'

// The host's locale must not decide how texts sort, so the locale is PostgreSQL's own.
const initdb = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

/** Makes the database directory if there is none: complete under another name first, so that there is never half a directory. */
export function createCluster(directory: string, binaries: string, account: Account): void {
  if (existsSync(path.join(directory, 'PG_VERSION'))) return checkVersion(directory, binaries, account)
  removeHalves(directory)
  const half = mkdtempSync(`${directory}.new-`)
  if (account.uid !== null) chownSync(half, account.uid, account.uid)
  const made = run(account, path.join(binaries, 'bin/initdb'), [...initdb, '-D', half])
  if (!made.ok) throw new StartError(`PostgreSQL could not set up its directory: ${made.output}`)
  const single = ['--single', '-D', half, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'postgres']
  const filled = run(account, path.join(binaries, 'bin/postgres'), single, 'create database takt;\n')
  if (!filled.ok) throw new StartError(`PostgreSQL could not create the database: ${filled.output}`)
  renameSync(half, directory)
}

function checkVersion(directory: string, binaries: string, account: Account) {
  const written = readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim()
  const own = /\b(\d+)[.\w]*/.exec(
    run(account, path.join(binaries, 'bin/postgres'), ['--version']).output,
  )?.[1]
  if (written === own) return
  throw new StartError(
    `${directory} was written by PostgreSQL ${written}; this is PostgreSQL ${own}. See docs/operations.md on moving to another version.`,
  )
}

// A set-up that was interrupted. Nobody else is at work on it: the directory is locked.
function removeHalves(directory: string) {
  const home = path.dirname(directory)
  mkdirSync(home, { recursive: true })
  const halves = readdirSync(home).filter((name) => name.startsWith(`${path.basename(directory)}.new-`))
  for (const half of halves) rmSync(path.join(home, half), { recursive: true, force: true })
}
