import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/tables.ts'
import { type Incident, insertEvents } from './security.queries.ts'

export { forgetOldEvents } from './security.queries.ts'

const pause = 5_000
/** So many different ones are kept apart until they are written; an attack does not fill the log or the table. */
const mostKinds = 200

/** Collects what was refused and writes it down every few seconds, alike ones once with their number. */
export class SecurityLog {
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  #collected = new Map<string, Incident & { seen: number }>()
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db
    this.#log = log
  }

  note(incident: Incident) {
    const exact = JSON.stringify(incident)
    const one =
      this.#collected.size < mostKinds || this.#collected.has(exact)
        ? incident
        : { ...incident, userName: null, address: null, reason: 'various' }
    const key = JSON.stringify(one)
    const found = this.#collected.get(key)
    if (found) found.seen++
    else this.#collected.set(key, { ...one, seen: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), pause)
  }

  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const incidents = [...this.#collected.values()]
    this.#collected = new Map()
    if (incidents.length > 0) this.#writing = this.#writing.then(() => this.#write(incidents))
    return this.#writing
  }

  /** Logged as stored: of the accounts only those that exist are named. Without a database the log has it all the same. */
  async #write(incidents: (Incident & { seen: number })[]) {
    const stored = await insertEvents(this.#db, incidents).catch(() =>
      incidents.map((incident) => ({ ...incident, userName: null })),
    )
    for (const { kind, userName, address, reason, seen } of stored)
      this.#log.warn({ security: kind, userName, address, reason, seen }, 'security')
  }
}
