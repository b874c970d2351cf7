import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect } from './connect.ts'
import { grantRuntimeRole, mayRewriteHistory } from './runtime-role.ts'

const plant = await startPlant()
const owner = connect(plant.ownerUrl)
afterAll(async () => {
  await owner.close()
  await plant.close()
})
const role = new URL(plant.url).username
const asApplication = (statement: string) => plant.pool.query(statement)

await asApplication(
  "insert into audit_log (user_name, entity, entity_key, action) values ('ann', 'order', 'A-1', 'create')",
)

test.each([
  'update audit_log set user_name = $$somebody$$',
  'delete from audit_log',
  'truncate audit_log',
  'drop table audit_log',
  'alter table audit_log disable trigger all',
  'alter table audit_log add column x int',
  'create trigger t before insert on audit_log for each row execute function stay_frozen()',
  'create rule r as on insert to audit_log do instead nothing',
  'alter table audit_log owner to current_user',
  'set session_replication_role = replica',
  'drop table orders',
  'create table mine (n int)',
  "update migrations set checksum = 'x'",
])('the role the application runs as may not: %s', async (statement) => {
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/)
})

test('it cannot give itself the right to change the history either', async () => {
  // PostgreSQL answers a grant of what one does not have with a warning.
  await asApplication(`grant update, delete on audit_log to ${role}`).catch(() => {})
  await expect(asApplication("update audit_log set user_name = 'somebody'")).rejects.toThrow(
    'permission denied',
  )
  expect((await asApplication('select user_name from audit_log where entity_key = $$A-1$$')).rows).toEqual([
    { user_name: 'ann' },
  ])
})

test('it cannot become the owner', async () => {
  await expect(asApplication(`set role ${new URL(plant.ownerUrl).username}`)).rejects.toThrow(
    'permission denied',
  )
})

test("the owner's functions do no more than they are for", async () => {
  await expect(asApplication("select drop_telegram_day('audit_log')")).rejects.toThrow(
    'audit_log is no day of telegrams',
  )
  await asApplication("select add_partition('passes', '2026_01', '2026-01-01', '2026-02-01')")
  await expect(asApplication("select drop_telegram_day('passes_2026_01')")).rejects.toThrow(
    'passes_2026_01 is no day of telegrams',
  )
  await expect(
    asApplication("select add_partition('audit_log', '2026_01', '2026-01-01', '2026-02-01')"),
  ).rejects.toThrow('is no partition of audit_log')
  await expect(
    asApplication("select add_partition('passes', '2026_01; drop table orders', '2026-01-01', '2026-02-01')"),
  ).rejects.toThrow('is no partition of passes')
})

test('rights that were given by hand are taken back at the next start, and a table of a later migration is opened', async () => {
  await asOwner(plant.ownerUrl, `grant all on audit_log to ${role}; create table later (n int)`)
  await asApplication("update audit_log set user_name = 'bob'")
  await expect(asApplication('select * from later')).rejects.toThrow('permission denied')
  await Promise.all([grantRuntimeRole(owner.db, role), grantRuntimeRole(owner.db, role)])
  await expect(asApplication("update audit_log set user_name = 'carla'")).rejects.toThrow('permission denied')
  await expect(
    asApplication('create trigger t before insert on audit_log for each row execute function stay_frozen()'),
  ).rejects.toThrow('permission denied')
  await asApplication('insert into later values (1)')
  await asApplication('select * from audit_log')
})

test('who could rewrite the history is known', async () => {
  expect([await mayRewriteHistory(plant.db), await mayRewriteHistory(owner.db)]).toEqual([false, true])
  expect((await sql`select current_user as role`.execute(plant.db)).rows).toEqual([{ role }])
})
