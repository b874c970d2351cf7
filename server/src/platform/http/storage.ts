import { sql } from 'kysely'
import { inOneGo } from '../db/connect.ts'
import { isDiskFull } from '../db/outage.ts'
import type { Db } from '../db/tables.ts'

type Log = { error: (facts: object, text: string) => void }

const logEvery = 60_000

/** A full disk fails every write alike: it is logged once a minute, not once a call, and `/health` reports it until a write succeeds. */
export class Storage {
  #full = false
  #loggedAt = Number.NEGATIVE_INFINITY

  noteFull(err: unknown, log: Log) {
    this.#full = true
    if (performance.now() - this.#loggedAt < logEvery) return
    this.#loggedAt = performance.now()
    log.error({ err }, 'The disk of the database is full: nothing can be stored until there is space')
  }

  /** Costs nothing while no write has failed; then it tries one. */
  async isFull(db: Db) {
    if (this.#full) this.#full = await tryToWrite(db).then(() => false, isDiskFull)
    return this.#full
  }
}

/** A table must grow to find out: rows of an existing one may fit into what it has. */
const tryToWrite = (db: Db) =>
  inOneGo(db, (db) =>
    sql`create temporary table takt_storage_probe on commit drop as select n, md5(n::text) from generate_series(1, 20000) as n`.execute(
      db,
    ),
  )
