import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backups } from '@takt/contract/backups.ts'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { makeBackup } from '../backups/make-backup.ts'
import { connect } from './connect.ts'
import { isDivided } from './divided.ts'

const plant = await startPlant()
afterAll(plant.close)

const planning = async (how: { divided?: boolean }) => {
  const database = connect(plant.url, null, how)
  const { rows } = await database.floor.query<{ mode: string }>({
    name: 'mode',
    text: `select current_setting('plan_cache_mode') as mode`,
  })
  await database.close()
  return rows[0]!.mode
}

test('a database is divided where Citus has divided one of its tables, not where it is only there', async () => {
  expect(await isDivided(plant.pool)).toBe(false)
  await asOwner(
    plant.ownerUrl,
    `create table pg_dist_partition (logicalrelid regclass, partmethod "char");
     grant select on pg_dist_partition to public;
     insert into pg_dist_partition values ('lines', 'n')`,
  )
  expect(await isDivided(plant.pool)).toBe(false)
  await asOwner(plant.ownerUrl, `insert into pg_dist_partition values ('stations', 'h')`)
  expect(await isDivided(plant.pool)).toBe(true)
})

test('its floor does not plan once for all, which Citus refuses', async () => {
  expect(await planning({})).toBe('force_generic_plan')
  expect(await planning({ divided: true })).toBe('auto')
})

test('no backup of it is written, and the error names what to do instead', async () => {
  const file = path.join(tmpdir(), `takt-divided-${process.pid}.bak`)
  await expect(makeBackup(plant.url, file, 'test', () => {})).rejects.toThrow('citus_create_restore_point')
  expect([file, `${file}.part`].filter((one) => existsSync(one))).toEqual([])
  const [newest] = await plant.as('admin')(backups.list, {})
  expect(newest!.errorText).toContain('docs/dividing.md')
})
