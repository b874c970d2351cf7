import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './platform/db/connect.ts'
import { sealDays } from './platform/seals/seals.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
const owner = connect(plant.ownerUrl)
afterAll(async () => {
  await owner.close()
  await plant.close()
})
const asOwner = (statement: string) => sql.raw(statement).execute(owner.db)
const verify = () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('verify.ts', import.meta.url))],
    { env: { ...process.env, DATABASE_URL: plant.ownerUrl }, encoding: 'utf8' },
  )
  return { status, output: `${stdout}${stderr}` }
}

beforeAll(async () => {
  await asOwner('grant all on audit_log, audit_seals, audit_leaves to current_user')
  await asOwner('delete from audit_log')
  await asOwner(`insert into audit_log (at, user_name, entity, entity_key, action, after)
    select '2026-03-09T08:00:00Z'::timestamptz + n * interval '1 second', 'ann', 'order', 'A-' || n, 'correct', jsonb_build_object('quantity', n)
    from generate_series(1, 5) as n`)
})

test('without a sealed day the command prints that nothing was checked, and which day comes first', () => {
  expect(verify()).toEqual({
    status: 0,
    output:
      'no day is sealed yet, so nothing could be checked; 2026-03-09 is sealed after 2026-03-10T01:00:00.000Z\n',
  })
})

test('one byte that was altered ends the command with 1, and its entry is named', async () => {
  await sealDays(plant.db, () => {}, Date.parse('2026-03-10T12:00:00Z'))
  expect(verify()).toEqual({
    status: 0,
    output: 'the change history fits its seals: days 1, entries 5, up to 2026-03-09\n',
  })
  await asOwner(`update audit_log set after = '{"quantity": 4}' where entity_key = 'A-3'`)
  const { rows } = await sql<{ id: number }>`select id from audit_log where entity_key = 'A-3'`.execute(
    owner.db,
  )
  expect(verify()).toEqual({
    status: 1,
    output: `2026-03-09: changed, first at entry ${rows[0]!.id}\ndays that do not fit: 1\n`,
  })
})

test('a day whose entries are archived is not reported as verified', async () => {
  await asOwner(`delete from audit_log where entity_key = 'A-3'`)
  await asOwner(`grant all on archives to current_user`)
  await asOwner(`insert into archives (archive_id, archive_kind, month, part, archived_rows)
    values ('0198f000-0000-7000-8000-0000000000aa', 'audit', '2026-03', 1, 1)`)
  expect(verify()).toEqual({
    status: 0,
    output:
      'the change history fits its seals: days 0, entries 0, up to 2026-03-09\ndays whose entries are in the archive, and were not read: 1\n',
  })
})
