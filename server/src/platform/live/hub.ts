import type pg from 'pg'
import { clientFor } from '../db/addresses.ts'
import type { Database } from '../db/connect.ts'

export type Heard = { lineNumber: string | null; changed: string[] }
type Listener = (heard: Heard) => void

const channel = 'takt_changed'
/** A line that makes a part every second would otherwise refresh every screen every second, for every message. */
const pause = 300
const retry = 2_000
/** A connection that only listens does not notice that the other side is gone, so it queries now and then. */
const beat = 5_000

/**
 * Names of what changed, never data: collected for a moment, sent through PostgreSQL, so that every server on the database gets them,
 * this one too. Not in the transaction of the change: NOTIFY would make all commits take turns.
 */
export class Hub {
  readonly #database: Database
  readonly #url: string
  readonly #listeners = new Set<Listener>()
  #collected = new Map<string | null, Set<string>>()
  #timer: NodeJS.Timeout | null = null
  #client: pg.Client | null = null
  #closed = false
  readonly #beat: number

  constructor(database: Database, url: string, every = beat) {
    this.#database = database
    this.#url = url
    this.#beat = every
  }

  announce = (lineNumber: string | null, features: readonly string[]) => {
    const names = this.#collected.get(lineNumber) ?? new Set()
    for (const feature of features) names.add(feature)
    this.#collected.set(lineNumber, names)
    this.#timer ??= setTimeout(() => void this.#flush(), pause)
  }

  hear(listener: Listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #flush() {
    this.#timer = null
    const heard = [...this.#collected].map(([lineNumber, names]) => ({ lineNumber, changed: [...names] }))
    this.#collected = new Map()
    try {
      await this.#database.pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        heard.map((one) => JSON.stringify(one)),
      ])
    } catch {
      // Without the database the other servers get nothing anyway; our own screens still refresh, and show what is wrong.
      for (const one of heard) this.#tell(one)
    }
  }

  #tell(heard: Heard) {
    for (const listener of this.#listeners) listener(heard)
  }

  /** A connection of its own, made anew whenever it breaks. What was missed meanwhile is unknown, so everything counts as changed. */
  async listen(again = false): Promise<void> {
    if (this.#closed) return
    const Client = clientFor(this.#url)
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: retry,
      query_timeout: retry,
      application_name: 'takt live',
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => this.#tell(JSON.parse(payload!) as Heard)) // our own NOTIFY, above
    const lost = () => {
      clearInterval(beating)
      if (this.#client === client) this.#client = null
      client.off('error', lost).off('end', lost)
      client.end().catch(() => {})
      if (!this.#closed) setTimeout(() => void this.listen(true), retry).unref()
    }
    const beating = setInterval(() => {
      if (this.#client === client) client.query('select 1').catch(lost)
    }, this.#beat).unref()
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch {
      return lost()
    }
    client.on('error', lost)
    client.on('end', lost)
    this.#client = client
    if (again) this.#tell({ lineNumber: null, changed: ['*'] })
  }

  async close() {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }
}
