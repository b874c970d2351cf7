import { sql } from 'kysely'
import { isOutage } from './outage.ts'
import type { Db } from './tables.ts'

const sampleEvery = 2_000
/** A person who looks back does not miss ten seconds; more would contradict what they see elsewhere. */
export const mostLag = 10

type Sample = { lsn: bigint; at: number }

/**
 * A hot standby that answers what may be a moment old. How far it is behind is measured against the primary's own log position, not by the
 * standby's clock of the last transaction: a standby that lost its primary would call itself up to date for ever.
 */
export class Standby {
  readonly #primary: Db
  readonly #standby: Db
  readonly #timer: NodeJS.Timeout
  /** Positions of the primary that the standby has not been seen at, oldest first. */
  #ahead: Sample[] = []
  #reached: Sample | null = null

  constructor(primary: Db, standby: Db, every = sampleEvery) {
    this.#primary = primary
    this.#standby = standby
    this.#timer = setInterval(() => void this.#sample(), every).unref()
    void this.#sample()
  }

  /** Seconds; null as long as it is not known. */
  lag(now = performance.now()): number | null {
    return this.#reached && (now - this.#reached.at) / 1000
  }

  /** `work` on the standby while it is close behind, else, or where it fails, on `fallback`. For work that reads only. */
  async read<T>(fallback: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const lag = this.lag()
    if (lag === null || lag > mostLag) return work(fallback)
    try {
      return await work(this.#standby)
    } catch (error) {
      if (!isOutage(error) && !isCancelledByReplay(error)) throw error
      return work(fallback)
    }
  }

  async close() {
    clearInterval(this.#timer)
    await this.#standby.destroy()
  }

  async #sample() {
    try {
      const at = performance.now()
      this.#ahead.push({ lsn: await position(this.#primary, sql`pg_current_wal_lsn()`), at })
      const replayed = await position(this.#standby, sql`pg_last_wal_replay_lsn()`)
      this.#reached = this.#ahead.findLast(({ lsn }) => lsn <= replayed) ?? this.#reached
      this.#ahead = this.#ahead.filter(({ lsn }) => lsn > replayed).slice(-mostLag)
    } catch {
      // Readers notice by the lag, which grows until both answer again.
    }
  }
}

async function position(db: Db, lsn: ReturnType<typeof sql>): Promise<bigint> {
  const { rows } = await sql<{ bytes: string }>`select (${lsn} - '0/0')::text as bytes`.execute(db)
  return BigInt(rows[0]!.bytes)
}

/** SQLSTATE serialization_failure: on a standby, rows that a statement reads were removed on the primary. */
const isCancelledByReplay = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40001'
