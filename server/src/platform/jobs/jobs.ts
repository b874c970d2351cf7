import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Runner, WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { z } from 'zod'
import { poolOf } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { takeOverFromTheDead } from './dead-servers.ts'
import { installJobs } from './install-jobs.ts'

/** A job is woken at its times (`cron`, in UTC) or by `addJob`, by one of the servers, and again when it failed. What must happen once has a row of its own, written with its effect. */
export type Job<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  cron?: string
  run: (payload: z.output<P>) => Promise<unknown>
}

/** Checks its payload, also that of a job an older server left. */
export const job = <P extends z.ZodType>({ run, ...rest }: Job<P>): Job => ({
  ...rest,
  run: (payload) => run(rest.payload.parse(payload)),
})

/** In the caller's transaction; never in one that holds a line (it wakes the servers by NOTIFY, and those would take turns). One with this key that still waits is replaced. */
export const addJob = <P extends z.ZodType>(
  db: Db,
  { name, payload }: Pick<Job<P>, 'name' | 'payload'>,
  input: z.input<P>,
  key: string | null = null,
) =>
  sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload.parse(input))}::json, job_key => ${key}, max_attempts => ${tries})`.execute(
    db,
  )

export type Outcome = 'done' | 'failed' | 'given up'
type Starting = {
  url: string
  /** Null: one role does everything. */
  ownerUrl: string | null
  jobs: readonly Job[]
  log: FastifyBaseLogger
  count: (job: string, outcome: Outcome) => void
  /** How often it looks for servers that are dead, and for jobs to be tried again or whose time comes; new ones wake it at once. */
  look?: number
}

const tries = 10
const aDay = 86_400_000
const lookEvery = 10_000
/** Long ones of the night leave room for those of every few minutes. */
const mostAtOnce = 4
const tryAgain = 60_000

/** Begins when the server already answers, and does not keep it from answering: where the database refuses, and where it ends by itself, it is tried again. */
export function startJobs(starting: Starting): () => Promise<void> {
  const { log } = starting
  const stopped = new AbortController()
  const { signal } = stopped
  let running: Awaited<ReturnType<typeof begin>> | null = null
  const ended = (async () => {
    while (!signal.aborted) {
      try {
        running = await begin(starting)
        if (signal.aborted) await running.stop()
        await running.ended
        if (!signal.aborted)
          log.error('The jobs have ended by themselves; they are started again in a minute')
      } catch (err) {
        if (!signal.aborted) log.warn({ err }, 'The jobs cannot go on; they are tried again in a minute')
      }
      await pause(tryAgain, null, { signal }).catch(() => {})
    }
  })()
  return async () => {
    stopped.abort()
    await running?.stop()
    await ended
  }
}

async function begin({ url, ownerUrl, jobs, log, count, look = lookEvery }: Starting) {
  // Loaded when everybody is served already: it takes as long as a third of the start.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.debug({ jobs: message }, 'Jobs')
  })
  await installJobs(url, ownerUrl, logger)
  const pool = poolOf(url, mostAtOnce + 3)
  const events = heard(log, count)
  const over = new AbortController()
  let watching: Promise<void> = Promise.resolve()
  events.once('pool:create', ({ workerPool }) => {
    watching = takeOverFromTheDead({ pool, worker: workerPool.id, every: look, log, signal: over.signal })
  })
  const runner: Runner = await run({
    pgPool: pool,
    logger,
    events,
    concurrency: mostAtOnce,
    pollInterval: look,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      jobs.map(({ name, run }) => [name, async (payload) => void (await run(payload))]),
    ),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) =>
        cron === undefined
          ? []
          : [
              {
                task: name,
                match: cron,
                options: { backfillPeriod: aDay, maxAttempts: tries, jobKey: name, queueName: name },
              },
            ],
      ),
    ),
  }).catch(async (error: unknown) => {
    over.abort()
    await pool.end()
    throw error
  })
  const ended = runner.promise.finally(async () => {
    over.abort()
    await watching
    await pool.end()
  })
  ended.catch(() => {}) // whoever waits for it gets the error
  // One that has ended already refuses to be stopped.
  return { ended, stop: () => runner.stop().catch(() => {}) }
}

/** What fails is seen: in the log, and counted for `/metrics`. */
function heard(log: FastifyBaseLogger, count: Starting['count']): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => count(job.task_identifier, 'done'))
  events.on('job:error', ({ job, error }) => {
    count(job.task_identifier, 'failed')
    log.warn(
      { err: error, job: job.task_identifier, attempt: job.attempts },
      'A job failed and is tried again',
    )
  })
  events.on('job:failed', ({ job, error }) => {
    count(job.task_identifier, 'given up')
    log.error({ err: error, job: job.task_identifier }, 'A job failed too often and is given up')
  })
  return events
}
