import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { takeOverFromTheDead } from './dead-servers.ts'
import { job, startJobs } from './jobs.ts'

const plant = await startPlant()
afterAll(plant.close)
const stops: (() => Promise<unknown>)[] = []
/** Nothing is left to the next test, or to a second try of this one. */
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  for (const table of ['_private_jobs', '_private_job_queues'])
    await asOwner(plant.ownerUrl, `delete from graphile_worker.${table}`)
  done.splice(0)
})

/** A server that lost its connection has two to take its lock again, on a busy machine too. */
const look = 800
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
  const ended = once(child, 'exit')
  stops.push(() => (child.kill('SIGKILL'), ended))
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
/** Twice as long as a dead one is left alone. */
const longEnough = () => pause(6 * look)

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
  startServer()
  const busy = await startProcessInJob()
  await alive(2)
  const begun: string[] = []
  busy.stdout.on('data', (text: Buffer) => begun.push(...text.toString().trim().split('\n')))
  // The other server takes some of them, until the process has one that does not end, or on a busy machine two.
  for (let at = 0; begun.length === 0; at += 1) {
    await addTo(`queue ${at}`, `job ${at}`)
    await pause(100)
  }
  const { rows } = await plant.pool.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from ${locks}`,
  )
  const lost = rows.map(({ pid }) => pid)
  await vi.waitFor(async () => expect(await count(`${locks} and pid in (${lost.join()})`)).toBe(0), 20_000)
  await alive(2)
  await longEnough()
  expect(done.filter((text) => begun.includes(text))).toEqual([])
  expect(await queuesLocked()).toBe(begun.length)
})

test('the lock of a connection that was lost is taken again as soon as it is noticed, not a look later', async () => {
  const times = { lost: 0, again: 0 }
  let looks = 0
  const query = async (text: string) => {
    if (text.includes('pg_advisory_lock')) times.again = performance.now()
    else if ((looks += 1) === 2) {
      times.lost = performance.now()
      throw new Error('Connection terminated unexpectedly')
    }
    return { rows: [] }
  }
  const pool = { connect: async () => ({ query, release: () => {} }) } as unknown as pg.Pool
  const over = new AbortController()
  const every = 2000
  const ended = takeOverFromTheDead({ pool, worker: 'one', every, log: silent, signal: over.signal })
  await expect.poll(() => times.lost > 0 && times.again > times.lost).toBe(true)
  over.abort()
  await ended
  expect(times.again - times.lost).toBeLessThan(every / 2)
})
