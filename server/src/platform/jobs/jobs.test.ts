import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { plantJobs } from '../../jobs.ts'
import { startPlant } from '../../testing/plant.ts'
import { startProxy } from '../../testing/proxy.ts'
import { connect } from '../db/connect.ts'
import { addJob, job, type Outcome, startJobs } from './jobs.ts'

const plant = await startPlant()
const database = connect(plant.url)
const { db } = database
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await database.close()
  await plant.close()
})

const done: string[] = []
let tries = 1
const counted: [string, Outcome][] = []
const warned: unknown[] = []
let failing = false
const log = {
  warn: (facts: object) => warned.push(facts),
  error: vi.fn(),
  debug: vi.fn(),
} as unknown as FastifyBaseLogger

const note = (server: string) =>
  job({
    name: 'note',
    payload: z.strictObject({ text: z.string() }),
    run: async ({ text }) => {
      if (failing) throw new Error('not today')
      done.push(`${text} by ${server}`)
    },
  })
function startServer(name: string, url = plant.url) {
  const stop = startJobs({
    url,
    ownerUrl: plant.ownerUrl,
    jobs: [note(name), ...plantJobs(database)],
    log,
    count: (...outcome) => counted.push(outcome),
  })
  stops.push(stop)
}
const until = (check: () => unknown) =>
  vi.waitFor(() => expect(check()).toBeTruthy(), { timeout: 20_000, interval: 50 })
/** Of ours: the plant's own come when their minute does. */
const jobsLeft = async () => {
  const { rows } = await plant.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'note'`,
  )
  return rows[0]!.n
}

startServer('one')

test('the owner makes the tables, and the role the server runs as works with them but may not change them', async () => {
  await vi.waitFor(() => addJob(db, note(''), { text: 'first' }), { timeout: 20_000 })
  await until(() => done.includes('first by one'))
  expect(counted).toContainEqual(['note', 'done'])
  await expect(plant.pool.query('drop table graphile_worker._private_jobs cascade')).rejects.toThrow(
    'must be owner',
  )
})

test('the plant’s own jobs have their times', async () => {
  await vi.waitFor(
    async () => {
      const { rows } = await plant.pool.query(
        'select identifier from graphile_worker._private_known_crontabs order by 1',
      )
      expect(rows.map(({ identifier }) => identifier)).toEqual([
        'archive audit',
        'archive movements',
        'archive outputSlots',
        'archive passesAndUnits',
        'archive statuses',
        'check the seals',
        'days of stations',
        'effects of problems',
        'late data of older reports',
        'late data of reports',
        'mails of reports',
        'monthsAndOldRows',
        'reports',
        'seal the change history',
        'subgroups',
        'subgroups of all days',
        'types of moments',
      ])
    },
    { timeout: 20_000 },
  )
})

test('what was not committed is not done, and what is no payload is refused where it is given', async () => {
  await expect(
    db.transaction().execute(async (db) => {
      await addJob(db, note(''), { text: 'never' })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(() => addJob(db, note(''), { text: 7 })).toThrow(z.ZodError)
  expect(await jobsLeft()).toBe(0)
})

test('two servers share the work: each job is done once', async () => {
  startServer('two')
  const texts: string[] = []
  const name = `shared in try ${tries++}`
  const shared = () => done.filter((one) => one.startsWith(name))
  const servers = () => new Set(shared().map((one) => one.replace(/.* by /, '')))
  // Until the second has begun, the first does all of them.
  while (servers().size < 2) {
    const more = Array.from({ length: 40 }, (_, at) => `${name}: ${texts.length + at}`)
    for (const text of more) await addJob(db, note(''), { text })
    texts.push(...more)
    await until(() => shared().length >= texts.length)
  }
  await pause(300)
  expect(
    shared()
      .map((one) => one.replace(/ by .*/, ''))
      .toSorted(),
  ).toEqual(texts.toSorted())
  expect(servers()).toEqual(new Set(['one', 'two']))
})

test('of jobs with one key the last that waits is done', async () => {
  await db.transaction().execute(async (db) => {
    for (const text of ['old', 'new']) await addJob(db, note(''), { text }, 'report')
  })
  await until(() => done.some((one) => one.startsWith('new')))
  expect(done.some((one) => one.startsWith('old'))).toBe(false)
})

test('a job that fails is seen, survives the end of its server, and is done by the next', async () => {
  for (const heard of [counted, warned, done]) heard.splice(0)
  failing = true
  await addJob(db, note(''), { text: 'stubborn' })
  await until(() => counted.some(([name, outcome]) => name === 'note' && outcome === 'failed'))
  expect(warned).toContainEqual(
    expect.objectContaining({ job: 'note', err: expect.objectContaining({ message: 'not today' }) }),
  )
  await Promise.all(stops.splice(0).map((stop) => stop()))
  failing = false
  expect(await jobsLeft()).toBe(1)
  startServer('three')
  await until(() => done.includes('stubborn by three'))
  await expect.poll(jobsLeft).toBe(0)
})

test('an address of several hosts serves jobs too, the first of them away', async () => {
  const proxy = await startProxy(plant.url)
  const url = proxy.url.replace(/@([^/]+)/, '@127.0.0.1:1,$1')
  const moved = connect(url)
  await vi.waitFor(() => moved.pool.query('select 1'), { timeout: 10_000 })
  await Promise.all(stops.splice(0).map((stop) => stop()))
  startServer('four', url)
  await addJob(db, note(''), { text: 'far' })
  await until(() => done.includes('far by four'))
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await moved.close()
  await proxy.close()
})
