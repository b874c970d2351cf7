import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { ShippedPackage } from '@takt/contract/about.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Db } from '../../platform/db/tables.ts'

const root = new URL('../../../../', import.meta.url)
const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'))

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean; optional?: boolean }
const installed = 'node_modules/'

/** Packages that name their licence in its text alone. */
const inTheirText: Record<string, string> = { 'png-js': 'MIT' }

let kept: (ShippedPackage & { folder: string })[] | null = null

/** What is installed to run, by the lock file; not what only builds and tests. */
function shipped() {
  kept ??= Object.entries((readJson('package-lock.json') as { packages: Record<string, Locked> }).packages) // npm's own file
    .filter(([folder, { dev, link }]) => folder.startsWith(installed) && !dev && !link)
    .filter(([folder]) => existsSync(new URL(`${folder}/package.json`, root)))
    .map(([folder, locked]) => ({
      ...locked,
      folder,
      name: folder.slice(folder.lastIndexOf(installed) + installed.length),
    }))
    .map(({ folder, name, version = '', license }) => ({
      folder,
      name,
      version,
      license: license ?? inTheirText[name] ?? 'UNKNOWN',
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return kept
}

export async function readAbout(db: Db) {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  const { version, license } = readJson('package.json') as { version: string; license: string } // our own file
  return {
    version,
    license,
    node: process.versions.node,
    database: rows[0]!.version,
    packages: onceEach(shipped().map(({ name, version, license }) => ({ name, version, license }))),
  }
}

/** The same version can be installed in two places. */
const onceEach = (packages: ShippedPackage[]) => [
  ...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values(),
]

export function licenseOf(name: string | undefined): { text: string | null } {
  if (name === undefined) return { text: readFileSync(new URL('LICENSE', root), 'utf8') }
  const found = shipped().find((one) => one.name === name) ?? refuse('record.unknown', {}, 'name')
  const folder = new URL(`${found.folder}/`, root)
  const file = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file))
  return { text: file === undefined ? null : readFileSync(new URL(file, folder), 'utf8') }
}
