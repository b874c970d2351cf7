import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openClient } from '../db/addresses.ts'
import { patiently } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { type MigrationFile, readMigrationFiles } from '../db/migration-files.ts'
import { quoted, quotedList, sessionSettings } from './catalog.ts'
import { BrokenBackup, ContainerReader, type End, type Header, type TableHead } from './container.ts'
import { closeForLoading, emptyAgain, isEmpty, openAfterLoading } from './loading.ts'

type Say = (sentence: string) => void

export class CannotRestore extends Error {}

/** Fills an empty database with what the file holds, then brings it up to date. `url` is the owner's. A restore that fails leaves the database empty. */
export async function restoreBackup(url: string, file: string, say: Say): Promise<{ rows: number }> {
  const client = await openClient(url, { application_name: 'takt restore' })
  try {
    const { reader, close } = openContainer(file)
    try {
      const header = headerOrRefuse(await reader.line())
      const files = await migrationsOf(header)
      if (!(await isEmpty(client)))
        throw new CannotRestore(
          'The database is not empty. Restore into an empty database, or into a DATA_DIR that does not exist yet.',
        )
      say(`The backup was made by Takt ${header.takt} at ${header.madeAt}.`)
      return await fill(client, url, { reader, header, files, say }).catch(async (error: unknown) => {
        await client.query('rollback')
        await emptyAgain(client)
        throw error
      })
    } finally {
      close()
    }
  } finally {
    await client.end()
  }
}

type Restoring = { reader: ContainerReader; header: Header; files: MigrationFile[]; say: Say }

/** A month of passes that had left its list and was not dropped yet is a table that no migration makes. */
const isLeavingMonth = (table: string) => /^leaving_passes_\d{4}_\d\d$/.test(table)

/** The tables are made as they were when the backup was written, and changed by the later migrations once they hold their rows. */
async function fill(client: pg.Client, url: string, { reader, header, files, say }: Restoring) {
  await patiently(url, (db) => migrate(db, files))
  await client.query(sessionSettings)
  await client.query('begin')
  for (const table of header.tables.filter(isLeavingMonth))
    await client.query(`create table ${quoted(table)} (like passes including all)`)
  const closed = await closeForLoading(client)
  for (const { parent, suffix, starts, ends } of header.partitions)
    await client.query('select add_partition($1, $2, $3, $4)', [parent, suffix, starts, ends])
  let rows = 0
  for (const [index, table] of header.tables.entries()) {
    const count = await load(client, reader, table)
    rows += count
    if (count) say(`${index + 1}/${header.tables.length} ${table}: ${count} rows`)
  }
  const { sequences } = (await reader.line()) as End // the last line of what makeBackup writes
  await reader.finish()
  for (const { table, column, lastValue, isCalled } of sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      quoted(table),
      column,
      lastValue,
      isCalled,
    ])
  }
  say('Checking the references between the tables …')
  await openAfterLoading(client, closed)
  await client.query('commit')
  await patiently(url, migrate)
  return { rows }
}

async function load(client: pg.Client, reader: ContainerReader, table: string) {
  const head = (await reader.line()) as TableHead // what makeBackup writes
  if (head.table !== table)
    throw new BrokenBackup(`The backup is damaged: ${table} is not where it should be.`)
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${quotedList(head.columns)}) from stdin`))
  await pipeline(Readable.from(reader.pieces()), copy)
  const { rows } = (await reader.line()) as { rows: number } // what makeBackup writes
  if (rows !== copy.rowCount)
    throw new BrokenBackup(`The backup is damaged: ${table} had ${rows} rows, ${copy.rowCount} were found.`)
  return rows
}

function openContainer(file: string) {
  const source = createReadStream(file)
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  source.pipe(unzip)
  return { reader: new ContainerReader(unzip), close: () => void source.destroy() }
}

function headerOrRefuse(line: unknown): Header {
  const header = line as Partial<Header> // anything JSON may be
  if (header?.format !== 'takt-backup')
    throw new BrokenBackup('The file is no backup of Takt, or it is damaged.')
  if (header.formatVersion !== 1)
    throw new CannotRestore(
      'The backup was written by a newer release of Takt. Restore it with that release or a later one.',
    )
  return header as Header // of this format
}

async function migrationsOf({ migrations }: Header): Promise<MigrationFile[]> {
  const files = await readMigrationFiles()
  return migrations.map(({ name, checksum }) => {
    const file = files.find((one) => one.name === name)
    if (!file)
      throw new CannotRestore(
        `The backup was made by a newer release of Takt: its migration ${name} is unknown here. Restore it with that release or a later one.`,
      )
    if (checksum !== null && checksum !== file.checksum)
      throw new CannotRestore(
        `Migration ${name} of the backup is not the one of this release. Restore it with the release that made it.`,
      )
    return file
  })
}
