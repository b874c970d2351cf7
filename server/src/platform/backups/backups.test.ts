import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { backups } from '@takt/contract/backups.ts'
import { proveCounters } from '../counters/counters.ts'
import { connect } from '../db/connect.ts'
import { ensureMonth } from '../db/partitions.ts'
import { databaseFigures } from '../db/figures.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { asOwner, databaseUrl, dropDatabase } from '../../testing/database.ts'
import { storedPass, storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const plant = await startPlant()
const folder = mkdtempSync(path.join(tmpdir(), 'takt-backup-'))
const made: string[] = []
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await plant.close()
  for (const name of made) await dropDatabase(inject('adminUrl'), name)
})
const silent = () => {}

async function emptyDatabase() {
  const name = `takt_test_${randomUUID().slice(0, 8)}`
  made.push(name)
  await asOwner(inject('adminUrl'), `create database ${name} template template0`)
  return { ownerUrl: databaseUrl(inject('adminUrl'), name), url: databaseUrl(inject('runtimeUrl'), name) }
}

/** Every table's rows as one text: equal only where everything is equal. */
async function fingerprints(url: string) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'migrations_lock', 'backups')`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const {
      rows: [row],
    } = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    )
    found[name] = row!.print
  }
  await client.end()
  return found
}

const line = await startLine(plant, 'L1')
const [s10, s20] = [line.station('S10'), line.station('S20')]
let units = 0
async function work(unit: string) {
  await s10.arrive(unit, { orderCode: line.order.orderCode })
  await s10.complete(unit, { TORQUE: 10 })
  await s20.work(unit, { VOUT: 5 })
  units++
}
await work('FIRST')

test('a backup made while stations work is one moment: restored, every counter agrees with its events', async () => {
  const file = path.join(folder, 'busy')
  const backup = new AbortController()
  const stations = Promise.all(
    [1, 2, 3].map(async (n) => {
      for (let i = 0; !backup.signal.aborted; i++) await work(`BUSY-${n}-${i}`)
    }),
  )
  await expect.poll(() => units, { timeout: 20_000 }).toBeGreaterThan(5)
  const { rows } = await makeBackup(plant.url, file, '0', silent).finally(() => backup.abort())
  await stations
  const target = await emptyDatabase()
  expect(await restoreBackup(target.ownerUrl, file, silent)).toEqual({ rows })
  expect(await proveCounters(target.ownerUrl, silent)).toBe(true)
}, 60_000)

test('everything comes back as it was, for the role the application runs as too, and new numbers follow the old ones', async () => {
  const file = path.join(folder, 'quiet')
  const since = Date.now() / 1000 - 1
  await plant.app.telegrams.flush() // else what stations sent is written half a second later, perhaps after the backup
  await makeBackup(plant.url, file, '0', silent)
  expect((await databaseFigures(plant.db)).lastBackup).toBeGreaterThan(since)
  const target = await emptyDatabase()
  await restoreBackup(target.ownerUrl, file, silent)
  expect(await fingerprints(target.ownerUrl)).toEqual(await fingerprints(plant.ownerUrl))

  const database = connect(target.url)
  await prepareDatabase(database, target.url, target.ownerUrl)
  const next = `insert into audit_log (user_name, entity, entity_key, action) values ('ann', 'order', 'A', 'create') returning id`
  const {
    rows: [restored],
  } = await database.pool.query<{ id: number }>(next)
  const {
    rows: [original],
  } = await plant.pool.query<{ id: number }>(next)
  expect(restored).toEqual(original)
  await expect(database.pool.query('delete from audit_log')).rejects.toThrow('permission denied')
  await expect(
    database.pool.query("insert into user_roles values ('nobody-known', 'admin')"),
  ).rejects.toThrow('foreign key')
  await expect(database.pool.query('delete from collection_sets')).rejects.toThrow('not deleted')
  await database.close()
}, 60_000)

test('a database that is not empty is refused and stays as it is', async () => {
  const file = path.join(folder, 'once')
  await makeBackup(plant.url, file, '0', silent)
  const before = await fingerprints(plant.ownerUrl)
  await expect(restoreBackup(plant.ownerUrl, file, silent)).rejects.toThrow('The database is not empty')
  expect(await fingerprints(plant.ownerUrl)).toEqual(before)
}, 60_000)

/** The container is text around the rows, so a test can change it. */
function changed(file: string, change: (text: string) => string) {
  const copy = path.join(folder, randomUUID())
  writeFileSync(
    copy,
    gzipSync(Buffer.from(change(gunzipSync(readFileSync(file)).toString('latin1')), 'latin1')),
  )
  return copy
}

test('a file that is cut off, damaged, of a newer release or none at all is refused, and the database is empty again', async () => {
  const file = path.join(folder, 'whole')
  await makeBackup(plant.url, file, '0', silent)
  const cut = path.join(folder, 'cut')
  writeFileSync(cut, readFileSync(file).subarray(0, -2000))
  const text = path.join(folder, 'text')
  writeFileSync(text, 'not a backup')
  const target = await emptyDatabase()
  for (const [bad, sentence] of [
    [cut, 'damaged or cut off'],
    [text, 'no backup of Takt'],
    [changed(file, (whole) => whole.slice(0, whole.length / 2)), 'cut off'],
    [changed(file, (whole) => whole.replace('"formatVersion":1', '"formatVersion":2')), 'newer release'],
    [
      changed(file, (whole) => whole.replace('"name":"0001_people"', '"name":"9999_later"')),
      'its migration 9999_later is unknown here',
    ],
    [
      changed(file, (whole) => whole.replace(/"checksum":"\w/, '"checksum":"x')),
      'is not the one of this release',
    ],
  ] as const) {
    await expect(restoreBackup(target.ownerUrl, bad, silent)).rejects.toThrow(sentence)
  }
  expect(await fingerprints(target.ownerUrl)).toEqual({})
  await restoreBackup(target.ownerUrl, file, silent)
}, 90_000)

test('a backup that fails leaves no file, and one that is being written is not written over', async () => {
  const file = path.join(folder, 'failing')
  await asOwner(plant.ownerUrl, `revoke select on orders from ${new URL(plant.url).username}`)
  await expect(makeBackup(plant.url, file, '0', silent)).rejects.toThrow('permission denied')
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  await asOwner(plant.ownerUrl, `grant select on orders to ${new URL(plant.url).username}`)
  writeFileSync(`${file}.part`, 'another')
  await expect(makeBackup(plant.url, file, '0', silent)).rejects.toThrow('EEXIST')
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('another')
  const [second, first] = await plant.as('admin')(backups.list, {})
  expect([first!.bytes, second!.bytes]).toEqual([null, null])
  expect(first!.errorText).toContain('permission denied')
  expect(second!.errorText).toContain('EEXIST')
  expect((await databaseFigures(plant.db)).lastBackup, 'what failed saves nothing').toBeLessThan(
    Date.parse(first!.finishedAt) / 1000,
  )
  await expect(makeBackup(plant.url, `${file}.part`, '0', silent)).rejects.toThrow('exists already')
  expect((await plant.as('admin')(backups.list, {}))[0]!.errorText).toContain('exists already')
})

test('a month of passes that is half way out of the plant comes back with the backup', async () => {
  const file = path.join(folder, 'leaving')
  await ensureMonth(plant.db, '2020-01-15T00:00:00Z')
  await storedPass(plant.db, await storedUnit(plant.db, 'L1'), '2020-01-15T00:00:00Z', { passNo: 1 })
  await plant.pool.query(`select detach_month('2020_01')`)
  await makeBackup(plant.url, file, '0', silent)
  const target = await emptyDatabase()
  await restoreBackup(target.ownerUrl, file, silent)
  expect((await fingerprints(target.ownerUrl)).leaving_passes_2020_01).toMatch(/^1 /)
}, 60_000)
