import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startPlant } from '../../testing/plant.ts'
import { job, startJobs } from './jobs.ts'

const plant = await startPlant()
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await plant.close()
})

const look = 300
const silent = { warn: () => {}, error: () => {}, debug: () => {} } as unknown as FastifyBaseLogger
const done: string[] = []
const noted = z.object({ text: z.string() })

function startServer() {
  const note = job({ name: 'note', payload: noted, run: async ({ text }) => done.push(text) })
  stops.push(
    startJobs({ url: plant.url, ownerUrl: plant.ownerUrl, jobs: [note], log: silent, count: () => {}, look }),
  )
}

/** A server whose job has begun, and never ends. */
async function startProcessInJob() {
  const program = `
    const { startJobs, job } = await import(${JSON.stringify(new URL('jobs.ts', import.meta.url).href)})
    const { z } = await import('zod')
    const run = ({ text }) => (console.log(text), new Promise(() => {}))
    const log = { warn: console.error, error: console.error, debug() {} }
    const [url, ownerUrl] = process.argv.slice(1)
    const note = job({ name: 'note', payload: z.object({ text: z.string() }), run })
    startJobs({ url, ownerUrl, jobs: [note], log, count() {}, look: ${look} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, plant.url, plant.ownerUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  stops.push(async () => void child.kill('SIGKILL'))
  return child
}

const addTo = (queue: string, text: string) =>
  plant.pool.query(
    `select graphile_worker.add_job('note', json_build_object('text', $2::text), queue_name => $1)`,
    [queue, text],
  )
const count = async (what: string) => {
  const { rows } = await plant.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)
  return rows[0]!.n
}
const queuesLocked = () => count('graphile_worker._private_job_queues where locked_by is not null')
const locks = `pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
const alive = (servers: number) =>
  vi.waitFor(async () => expect(await count(locks)).toBe(servers), { timeout: 20_000 })
/** Several times as long as a dead one is left alone. */
const longEnough = () => pause(8 * look)

test('what a killed server was doing is done by one that lives, and its queue goes on', async () => {
  const killed = await startProcessInJob()
  await vi.waitFor(() => addTo('archive', 'begun'), { timeout: 20_000, interval: 200 })
  await once(killed.stdout, 'data')
  await addTo('archive', 'behind it')
  startServer()
  await alive(2)
  await longEnough()
  expect(done).toEqual([])
  expect(await queuesLocked()).toBe(1)

  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await vi.waitFor(() => expect(done).toEqual(['begun', 'behind it']), { timeout: 20_000 })
  await expect.poll(queuesLocked).toBe(0)
})

test('a server that only lost its connection keeps its jobs', async () => {
  const busy = await startProcessInJob()
  await alive(2)
  const begun: string[] = []
  busy.stdout.on('data', (text: Buffer) => begun.push(...text.toString().trim().split('\n')))
  // The other server takes some of them, until the process has one that does not end, or on a busy machine two.
  for (let at = 0; begun.length === 0; at += 1) {
    await addTo(`queue ${at}`, `job ${at}`)
    await pause(100)
  }
  await plant.pool.query(`select pg_terminate_backend(pid) from ${locks}`)
  await alive(2)
  await longEnough()
  expect(done.filter((text) => begun.includes(text))).toEqual([])
  expect(await queuesLocked()).toBe(begun.length)
})
