import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { startServer } from './start.ts'
import { asOwner } from './testing/database.ts'
import { startPlant } from './testing/plant.ts'
import { adminPassword, freePort } from './testing/server-process.ts'

const plant = await startPlant()
const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-divided-'))
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await plant.close()
})

/** How a server that is started on the plant's database plans the statements of its floor. */
async function planning() {
  const env = {
    DATABASE_URL: plant.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'error',
    DEMO: '0',
  }
  const { stop, database } = await startServer(readSettings(env, []))
  const { rows } = await database.floor
    .query<{ mode: string }>({ name: 'mode', text: `select current_setting('plan_cache_mode') as mode` })
    .finally(stop)
  return rows[0]!.mode
}

test('a server notices at its start that its database is divided', { timeout: 60_000 }, async () => {
  expect(await planning()).toBe('force_generic_plan')
  await asOwner(
    plant.ownerUrl,
    `create table pg_dist_partition as select 'stations'::regclass as logicalrelid, 'h'::"char" as partmethod;
     grant select on pg_dist_partition to public`,
  )
  expect(await planning()).toBe('auto')
})
