import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { andonRules } from '@takt/contract/andonRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
const program = fileURLToPath(new URL('../../testing/escalating.ts', import.meta.url))
const servers: ReturnType<typeof spawn>[] = []
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(async () => {
  await startLine(plant, 'L1')
  await plant.as('editor', 'L1')(notices.list, {})
  await admin(andonRules.create, anAndonRule({ levelAUsers: ['editor', 'admin'] }))
})
/** Nothing is left to a second try. */
afterEach(async () => {
  servers.splice(0).forEach((server) => server.kill('SIGKILL'))
  for (const table of ['andonCalls', 'notices'] as const) await plant.db.deleteFrom(table).execute()
})

async function startServer() {
  const server = spawn(process.execPath, [program, plant.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  servers.push(server)
  await once(server.stdout, 'data')
  return server
}

const many = 60
test('of two servers one is killed at the second of a level: the other tells each of the calls once', async () => {
  const [one] = await Promise.all([startServer(), startServer()])
  await sql`
    insert into andon_calls (line_number, station_number, loss_type, called_at, heard_at, called_by)
    select 'L1', 'S10', 'equipment', at, at, 'S10'
    from generate_series(1, ${many}), lateral (select now() - interval '5 minutes' + interval '1.5 seconds' as at) t`.execute(
    plant.db,
  )
  await sleep(1520)
  const gone = once(one, 'exit')
  one.kill('SIGKILL')
  await gone
  const noticeCount = async () =>
    (
      await plant.db
        .selectFrom('andonCallLevels')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  await expect.poll(noticeCount, { timeout: 20_000, interval: 100 }).toBe(many)
  await sleep(500)
  const { rows } = await sql<{ levels: number; copies: number }>`
    select (select count(*) from andon_call_levels) as levels,
      (select count(*) from notice_copies c join notices n on n.id = c.notice_id where n.event_type = 'andonLevel')
        as copies`.execute(plant.db)
  expect(rows).toEqual([{ levels: many, copies: 2 * many }])
}, 60_000)
