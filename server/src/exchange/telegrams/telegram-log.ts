import type { Database } from '../../platform/db/connect.ts'
import { ensureDay } from '../../platform/db/partitions.ts'
import { type Block, blockOf, type Waiting, waitingOf } from './block.ts'
import type { StationLog } from '../../execution/floor/floor.ts'
import { telegramOf } from './telegram-of.ts'
import { Pages, pageSize } from './pages.ts'
import { type Exchanged, insertTelegrams, type TelegramDraft } from './telegram-log.queries.ts'

const everyMilliseconds = 500
const soonAt = 1000
/** So much goes into one statement at the most, and no more than a page of texts. */
const mostRows = 4000
/** A database that is away may cost us so much memory, and no more. */
const mostWaiting = 50_000
const mostWaitingTexts = 67_108_864
const afterFailure = 2000
const aDay = 86_400_000

/**
 * The telegrams of stations on their way to the database. A station never waits for them: they are taken when its answer is out, and written
 * together. While the database is away the oldest are dropped and counted.
 */
export class TelegramLog {
  readonly #database: Database
  readonly #pages = new Pages()
  #waiting: Waiting[] = []
  /** The database did not take it, or broke off before its answer. It is written again as it is. */
  #again: Block | null = null
  #rows = 0
  #size = 0
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> | null = null
  /** Until the database takes something again it is tried now and then only. */
  #failing = false
  /** Since the start, for /metrics. */
  readonly counted = { written: 0, dropped: 0 }

  constructor(database: Database) {
    this.#database = database
  }

  get waiting() {
    return this.#rows
  }

  get #isMuch() {
    return this.#rows >= soonAt || this.#size >= pageSize
  }

  /** The log of the stations' ingress. */
  readonly record: StationLog = (station, exchanged, logged) =>
    this.take(
      exchanged,
      logged.map((one) => telegramOf(station, one)),
    )

  take(exchanged: Exchanged, telegrams: TelegramDraft[]) {
    if (telegrams.length === 0) return
    const waiting = waitingOf(this.#pages, exchanged, telegrams)
    this.#waiting.push(waiting)
    this.#count(telegrams.length, waiting.size)
    this.#dropOldest()
    if (this.#isMuch && !this.#failing) this.#start()
    else this.#wakeIn(everyMilliseconds)
  }

  /** Until all is written that waits now, or the database does not take it. */
  async flush() {
    await this.#writing
    while (this.#rows > 0 && (await this.#write())) {
      /* the next ones */
    }
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
      if (!(await this.#write())) return this.#wakeIn(afterFailure)
      // A statement for each few calls that had come meanwhile was most of what the log cost.
      if (!this.#isMuch) return this.#wakeIn(everyMilliseconds)
    }
  }

  async #write(): Promise<boolean> {
    const block = this.#takeAgain() ?? (await this.#blockOf(this.#takeSome()))
    try {
      await this.#store(block)
      this.#failing = false
      this.counted.written += block.rows.length
      return true
    } catch (error) {
      if (isWrong(error)) {
        // It would be refused again, and hold up all that come after it.
        this.counted.dropped += block.rows.length
        return true
      }
      this.#failing = true
      this.#again = block
      this.#count(block.rows.length, block.size)
      this.#dropOldest()
      return false
    }
  }

  async #store({ body, rows }: Block) {
    const { db, pool } = this.#database
    const days = new Set([body, ...rows].map(({ heardAt }) => Math.floor(heardAt / aDay) * aDay))
    for (const day of days) await ensureDay(db, 'station_telegrams', day)
    await ensureDay(db, 'station_telegram_texts', body.heardAt)
    await insertTelegrams(pool, body, rows)
  }

  #takeAgain() {
    const block = this.#again
    if (block) this.#count(-block.rows.length, -block.size)
    this.#again = null
    return block
  }

  async #blockOf(calls: Waiting[]) {
    try {
      return await blockOf(calls)
    } finally {
      this.#letGo(calls)
    }
  }

  /** Calls on one page. */
  #takeSome() {
    let rows = 0
    const end = this.#waiting.findIndex(
      ({ telegrams, texts }) =>
        texts.page !== this.#waiting[0]!.texts.page || (rows += telegrams.length) > mostRows,
    )
    return this.#takeFirst(end < 0 ? this.#waiting.length : Math.max(1, end))
  }

  #takeFirst(calls: number) {
    const some = this.#waiting.splice(0, calls)
    for (const { telegrams, size } of some) this.#count(-telegrams.length, -size)
    return some
  }

  #letGo(calls: readonly Waiting[]) {
    this.#pages.letGo(calls.map(({ texts }) => texts))
  }

  #dropOldest() {
    const isOver = () => this.#rows > mostWaiting || this.#size > mostWaitingTexts
    if (isOver()) this.counted.dropped += this.#takeAgain()?.rows.length ?? 0
    while (isOver()) {
      const some = this.#takeFirst(1)
      this.#letGo(some)
      this.counted.dropped += some[0]!.telegrams.length
    }
  }

  #count(rows: number, size: number) {
    this.#rows += rows
    this.#size += size
  }
}

/** The data itself is at fault, not the way to the database. */
const isWrong = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
