import { Buffer } from 'node:buffer'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connect.ts'
import { timedId } from '../db/ids.ts'
import { ensureDay } from '../db/partitions.ts'
import { hearCalls, type Hearing } from './hear-calls.ts'
import { type Exchanged, insertTelegrams, type StoredTelegram, type Told } from './telegrams.queries.ts'

type Waiting = { exchanged: Exchanged; told: Told[]; size: number }

const compress = promisify(zstdCompress)
/** Stations are asked at the same time. */
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const everyMilliseconds = 250
const soonAt = 500
/** So much goes into one statement at the most; more texts at once would keep the next answer waiting while they are put together. */
const mostRows = 4000
const mostTexts = 4_194_304
/** A database that is away may cost us so much memory, and no more. */
const mostWaiting = 50_000
const mostWaitingTexts = 67_108_864
/** What is kept of one text. */
const longestText = 262_144
const afterFailure = 2000

/**
 * The telegrams of stations on their way to the database. A station never waits for them: they are taken when its answer is out, and written
 * together. While the database is away the oldest are dropped and counted.
 */
export class TelegramLog {
  readonly #database: Database
  #waiting: Waiting[] = []
  #rows = 0
  #size = 0
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> | null = null
  /** Until the database takes something again it is asked now and then only. */
  #failing = false
  /** Since the start, for /metrics. */
  readonly counted = { written: 0, dropped: 0 }

  constructor(database: Database) {
    this.#database = database
  }

  get waiting() {
    return this.#rows
  }

  /** Every call of these routes leaves its telegrams. */
  listenTo(app: FastifyInstance, hearing: Hearing) {
    hearCalls(app, hearing, (exchanged, told) => this.take(exchanged, told))
  }

  take(exchanged: Exchanged, told: Told[]) {
    if (told.length === 0) return
    this.#add([{ exchanged, told, size: exchanged.request.length + exchanged.response.length }])
    if (this.#rows >= soonAt && !this.#failing) this.#start()
    else this.#wakeIn(everyMilliseconds)
  }

  /** Until all is written that waits now, or the database does not take it. */
  async flush() {
    await this.#writing
    while (this.#rows > 0 && (await this.#write())) { /* the next ones */ }
  }

  async close() {
    await this.flush()
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #wakeIn(milliseconds: number) {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#start()
    }, milliseconds).unref()
  }

  #start() {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null
    })
  }

  async #writeAll() {
    while (this.#rows > 0) {
      if (await this.#write()) continue
      this.#wakeIn(afterFailure)
      return
    }
  }

  async #write(): Promise<boolean> {
    const some = this.#takeSome()
    try {
      await this.#store(some)
      this.#failing = false
      this.counted.written += some.reduce((sum, { told }) => sum + told.length, 0)
      return true
    } catch (error) {
      if (isWrong(error)) {
        // It would be refused again, and hold up all that come after it.
        this.counted.dropped += some.reduce((sum, { told }) => sum + told.length, 0)
        return true
      }
      this.#failing = true
      this.#waiting.unshift(...some)
      this.#count(some, 1)
      this.#dropOldest()
      return false
    }
  }

  async #store(some: Waiting[]) {
    const { db, pool } = this.#database
    const heardAt = Date.now()
    const days = new Set([heardAt, ...some.map(({ exchanged }) => exchanged.heardAt)].map((time) => Math.floor(time / 86_400_000) * 86_400_000))
    for (const day of days) await ensureDay(db, 'station_telegrams', day)
    await ensureDay(db, 'station_telegram_texts', heardAt)
    const pieces: Buffer[] = []
    const texts = timedId(heardAt)
    let start = 0
    const rows = some.flatMap(({ exchanged, told }): StoredTelegram[] => {
      const [request, response] = [cut(exchanged.request), cut(exchanged.response)]
      pieces.push(request, response)
      const place = { texts, textStart: start, requestLength: request.length, responseLength: response.length, cut: request.length === longestText || response.length === longestText }
      start += request.length + response.length
      // The messages of a batch stay in their order.
      const ids = told.map(() => timedId(exchanged.heardAt)).toSorted()
      return told.map((one, i) => ({ ...one, ...place, id: ids[i]!, heardAt: exchanged.heardAt, latency: exchanged.latency }))
    })
    await insertTelegrams(pool, { texts, heardAt, body: await compress(Buffer.concat(pieces), quickly) }, rows)
  }

  #takeSome() {
    let [rows, size] = [0, 0]
    const end = this.#waiting.findIndex((one) => (rows += one.told.length) > mostRows || (size += one.size) > mostTexts)
    const some = this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end))
    this.#count(some, -1)
    return some
  }

  #add(some: Waiting[]) {
    this.#waiting.push(...some)
    this.#count(some, 1)
    this.#dropOldest()
  }

  #dropOldest() {
    let over = 0
    let [rows, size] = [this.#rows, this.#size]
    while (rows > mostWaiting || size > mostWaitingTexts) {
      const { told, size: own } = this.#waiting[over++]!
      rows -= told.length
      size -= own
      this.counted.dropped += told.length
    }
    if (over) this.#count(this.#waiting.splice(0, over), -1)
  }

  #count(some: Waiting[], sign: 1 | -1) {
    for (const { told, size } of some) {
      this.#rows += sign * told.length
      this.#size += sign * size
    }
  }
}

/** The data itself is at fault, not the way to the database. */
const isWrong = (error: unknown) => error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

const cut = (text: string) => Buffer.from(text).subarray(0, longestText)
