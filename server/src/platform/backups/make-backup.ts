import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openClient } from '../db/addresses.ts'
import { isDivided } from '../db/divided.ts'
import { quoted, quotedList, readPartitions, readSequences, readTables, sessionSettings } from './catalog.ts'
import { asLine, type Header, inPieces } from './container.ts'

type Say = (sentence: string) => void

type Made = { bytes: number; rows: number }

/** Writes every row of one moment into a file, while the plant goes on. One that fails is noted in the database, so that the console shows it. */
export async function makeBackup(url: string, file: string, takt: string, say: Say): Promise<Made> {
  const since = performance.now()
  try {
    if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`)
    return await writeBackup(url, file, takt, say, since)
  } catch (error) {
    // With the database away nothing can be noted; the command prints why all the same.
    await noteFailure(url, error, since).catch(() => {})
    throw error
  }
}

async function noteFailure(url: string, error: unknown, since: number) {
  const client = await openClient(url, { application_name: 'takt backup' })
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 2000)
  await client
    .query('insert into backups (seconds, error_text) values ($1, $2)', [secondsSince(since), why])
    .finally(() => client.end())
}

const dividedInstead =
  'This database is divided among several machines. Back up each of them at one restore point, with the means of the cluster: select citus_create_restore_point(…), see docs/dividing.md.'

const secondsSince = (since: number) => (performance.now() - since) / 1000

/** The file has its name only when it is whole and on the disk. */
async function writeBackup(url: string, file: string, takt: string, say: Say, since: number): Promise<Made> {
  const half = `${file}.part`
  const client = await openClient(url, { application_name: 'takt backup' })
  try {
    if (await isDivided(client)) throw new Error(dividedInstead)
    let rows = 0
    const out = createWriteStream(half, { flags: 'wx', mode: 0o600 }) // sessions, keys and passwords' hashes are in it
    await pipeline(
      contents(client, takt, say, (more) => (rows += more)),
      createGzip({ level: 3 }),
      out,
    )
    await onTheDisk(half)
    await rename(half, file)
    const { size: bytes } = await stat(file)
    await client.query('insert into backups (bytes, seconds) values ($1, $2)', [bytes, secondsSince(since)])
    return { bytes, rows }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(half, { force: true }) // another backup is writing it
    throw error
  } finally {
    await client.end()
  }
}

async function* contents(client: pg.Client, takt: string, say: Say, count: (rows: number) => void) {
  await client.query(sessionSettings)
  await client.query('begin isolation level repeatable read read only')
  const tables = await readTables(client)
  // No partition is dropped during the copy; a server that tries to does so again an hour later.
  await client.query(`lock table ${quotedList(tables.map(({ table }) => table))} in access share mode`)
  yield asLine(
    await headerOf(
      client,
      takt,
      tables.map(({ table }) => table),
    ),
  )
  for (const [index, head] of tables.entries()) {
    yield asLine(head)
    const copy = client.query(
      copyTo(`copy (select ${quotedList(head.columns)} from ${quoted(head.table)}) to stdout`),
    )
    yield* inPieces(copy)
    // The server reports how many they were after their end, which arrives first; the next statement is answered after both.
    await client.query('select')
    yield asLine({ rows: copy.rowCount })
    count(copy.rowCount)
    if (copy.rowCount) say(`${index + 1}/${tables.length} ${head.table}: ${copy.rowCount} rows`)
  }
  yield asLine({ end: true, sequences: await readSequences(client) })
  await client.query('commit')
}

async function headerOf(client: pg.Client, takt: string, tables: string[]): Promise<Header> {
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  const {
    rows: [now],
  } = await client.query<{ at: string }>('select now() as at')
  return {
    format: 'takt-backup',
    formatVersion: 1,
    takt,
    madeAt: now!.at,
    migrations,
    partitions: await readPartitions(client),
    tables,
  }
}

async function onTheDisk(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}
