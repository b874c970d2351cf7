import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

type Watching = {
  pool: pg.Pool
  /** Whose name this server's jobs are locked in. */
  worker: string
  /** How often it looks; a server whose lock is missing for three looks is dead. */
  every: number
  log: FastifyBaseLogger
  signal: AbortSignal
}

const looksUntilDead = 3

/**
 * A server holds an advisory lock in its worker's name, which ends with its connection however the server ends. The library would keep
 * the jobs and queues of a killed one locked for four hours. One that lost its connection only notices it by its next look,
 * and takes the lock again at once: another look later, a third look of the others could come first.
 */
export async function takeOverFromTheDead({ pool, worker, every, log, signal }: Watching) {
  let holding: pg.PoolClient | null = null
  let missing = new Map<string, number>()
  while (!signal.aborted) {
    const before = holding
    try {
      holding ??= await holdLock(pool, worker)
      const unheld = await workersWithoutLock(holding, worker)
      missing = new Map(unheld.map((one) => [one, (missing.get(one) ?? 0) + 1]))
      const dead = unheld.filter((one) => missing.get(one)! >= looksUntilDead)
      if (dead.length > 0) {
        await holding.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
        log.warn({ workers: dead }, 'The jobs of a server that ended without a word are taken over')
      }
    } catch (err) {
      log.debug({ err }, 'Jobs')
      holding?.release(true)
      holding = null
      // What was only just made and fails is no connection that was lost.
      if (before) continue
    }
    await pause(every, null, { signal }).catch(() => {})
  }
  holding?.release(true)
}

const lockClass = `hashtext('takt job worker')`

async function holdLock(pool: pg.Pool, worker: string) {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockClass}, hashtext($1))`, [worker])
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A lock that is free is taken and, with the statement, given back. One's own would be given twice, so it is not tried. */
async function workersWithoutLock(client: pg.PoolClient, own: string) {
  const { rows } = await client.query<{ worker: string }>(
    `select worker from (
       select locked_by as worker from graphile_worker._private_jobs where locked_by <> $1
       union select locked_by from graphile_worker._private_job_queues where locked_by <> $1
       offset 0) as locked
     where pg_try_advisory_xact_lock(${lockClass}, hashtext(worker))`,
    [own],
  )
  return rows.map(({ worker }) => worker)
}
