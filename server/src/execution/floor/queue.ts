import { refuse } from '@takt/contract/errors.ts'
import type { Database } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { isOutage } from '../../platform/db/outage.ts'
import type { Identity } from './identify.ts'
import {
  type Aspect,
  type Lane,
  type LineQueue,
  type Message,
  setLineQueue,
} from '../../platform/kernel/kernel.ts'
import { type Job, LineWaiting } from './line-waiting.ts'
import type { Answered } from './play.ts'
import { transact, type Transacted } from './transact.ts'
import { UsedIds } from './used-ids.ts'

export type Changed = (line: string, features: readonly string[]) => void

/** So much may wait before a station is asked to slow down. */
const mostWaiting = 50_000

/**
 * The door of the floor: messages of a line take turns, and whatever arrives while a transaction runs goes into the next one together.
 * What a person does is a transaction of its own before them. Lines do not wait for each other. Two servers may serve the same line: the
 * database's locks keep them apart.
 */
export class FloorQueue implements LineQueue {
  readonly #database: Database
  readonly #changed: Changed
  /** Every feature's say in what happens at stations. */
  readonly #aspects: readonly Aspect[]
  readonly #usedIds = new UsedIds()
  readonly #waiting = new Map<string, LineWaiting>()
  /** Since the start, for /metrics. */
  readonly counted = { messages: 0, transactions: 0 }

  constructor(database: Database, changed: Changed, aspects: readonly Aspect[]) {
    this.#database = database
    this.#aspects = aspects
    this.#changed = changed
    setLineQueue(database.db, this)
  }

  /** Messages that no transaction has taken yet, and how long the oldest of them has waited. */
  get waiting() {
    const jobs = [...this.#waiting.values()].flatMap((line) => line.jobs)
    const since = Math.min(...jobs.map((job) => job.since))
    return {
      messages: jobs.reduce((sum, job) => sum + job.messages.length, 0),
      seconds: jobs.length ? (performance.now() - since) / 1000 : 0,
    }
  }

  /** The answers, in order, once everything is committed. Rejects only if nothing of it was stored. */
  receive(line: string, messages: Message[]): Promise<Answered[]> {
    return new Promise((done, failed) => {
      const waiting = this.#waiting.get(line)
      if (waiting && waiting.messages > mostWaiting) refuse('call.too_many')
      this.#add(line, ({ jobs }) => jobs.push({ since: performance.now(), messages, done, failed }))
    })
  }

  enqueue<A>(line: string, lane: Lane, work: () => Promise<A>): Promise<A> {
    return new Promise((done, failed) => {
      const run = async () => done(await withRetry(work))
      this.#add(line, (waiting) => waiting.add(lane, { run, failed }))
    })
  }

  /** Counts as a heartbeat of now. */
  async noteHeard({ lineNumber, stationNumber }: Identity) {
    const time = Date.now()
    await this.receive(lineNumber, [{ kind: 'heartbeat', at: isoOf(time), time, stationNumber }])
  }

  /** What they would be answered now, as if all before them were done. Nothing of it is stored, and nobody waits longer than for one transaction. */
  async ask(line: string, messages: Message[]): Promise<Answered[]> {
    return (await withRetry(() => transact(this.#database, this.#aspects, line, messages, { trial: true })))
      .answers
  }

  #add(line: string, put: (waiting: LineWaiting) => void) {
    const waiting = this.#waiting.get(line) ?? new LineWaiting()
    put(waiting)
    if (this.#waiting.has(line)) return
    this.#waiting.set(line, waiting)
    void this.#work(line, waiting)
  }

  async #work(line: string, waiting: LineWaiting) {
    for (let next = waiting.next(); next; next = waiting.next())
      if (Array.isArray(next)) await this.#together(line, next)
      // Its failure is nobody else's: also an act whose query took too long looks like a database that is away.
      else await next.run().catch(next.failed)
    this.#waiting.delete(line)
  }

  async #together(line: string, jobs: Job[]) {
    try {
      this.#answer(
        line,
        jobs,
        await withRetry(() =>
          transact(
            this.#database,
            this.#aspects,
            line,
            jobs.flatMap(({ messages }) => messages),
            { usedIds: this.#usedIds },
          ),
        ),
      )
    } catch (error) {
      // With the database away each try alone takes as long as the first, and so would those that wait: all are told at once.
      if (isOutage(error))
        return [...jobs, ...this.#waiting.get(line)!.takeAll()].forEach(({ failed }) => failed(error))
      if (jobs.length === 1) return jobs[0]!.failed(error)
      // One of them may be to blame: alone, the others are stored all the same.
      for (const job of jobs) await this.#together(line, [job])
    }
  }

  #answer(line: string, jobs: Job[], { answers, changed }: Transacted) {
    this.counted.transactions += 1
    this.counted.messages += answers.length
    let from = 0
    for (const { messages, done } of jobs) done(answers.slice(from, (from += messages.length)))
    this.#changed(line, [...changed])
  }
}

/** Serialization, deadlock, and a row that another server was quicker to make: the second try finds things in order. */
const passing = new Set(['40001', '40P01', '23505'])

async function withRetry<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && error instanceof Error && 'code' in error && passing.has(String(error.code)))
      return withRetry(work, tries - 1)
    throw error
  }
}
