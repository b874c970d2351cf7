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
import { KeptMoments } from './kept-moments.ts'
import { KeptUnits } from './kept-units.ts'
import { hearPulses, isPulse } from './pulse.ts'
import { transact, type Transacted } from './transact.ts'
import { UsedIds } from './used-ids.ts'

export type Changed = (line: string, features: readonly string[]) => void

/** What waits on each line, and how it is stored. */
type LaneOfLines = {
  waiting: Map<string, LineWaiting>
  transact: (line: string, messages: Message[]) => Promise<Transacted>
}

/** So much may wait before stations are slowed down. */
const mostWaiting = 50_000

/**
 * The door of the floor: messages of a line take turns, and whatever arrives while a transaction runs goes into the next one together.
 * What a person does is a transaction of its own before them. Lines do not wait for each other, and heartbeats for nobody. Two servers may serve
 * the same line: the database's locks keep them apart.
 */
export class FloorQueue implements LineQueue {
  readonly #database: Database
  readonly #changed: Changed
  /** How every feature takes part in what happens at stations. */
  readonly #aspects: readonly Aspect[]
  readonly #usedIds = new UsedIds()
  /** Units in work as the last transactions left them. */
  readonly keptUnits = new KeptUnits()
  readonly keptMoments = new KeptMoments()
  readonly #messages: LaneOfLines = {
    waiting: new Map(),
    transact: (line, messages) =>
      transact(this.#database, this.#aspects, line, messages, {
        usedIds: this.#usedIds,
        keptUnits: this.keptUnits,
        keptMoments: this.keptMoments,
      }),
  }
  readonly #pulses: LaneOfLines = {
    waiting: new Map(),
    transact: (line, messages) => hearPulses(this.#database, this.#aspects, line, messages),
  }
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
    const lanes = [this.#messages, this.#pulses]
    const jobs = lanes.flatMap(({ waiting }) => [...waiting.values()].flatMap((line) => line.jobs))
    const since = Math.min(...jobs.map((job) => job.since))
    return {
      messages: jobs.reduce((sum, job) => sum + job.messages.length, 0),
      seconds: jobs.length ? (performance.now() - since) / 1000 : 0,
    }
  }

  /** The answers, in order, once everything is committed. Rejects only if nothing of it was stored. */
  receive(line: string, messages: Message[]): Promise<Answered[]> {
    return new Promise((done, failed) => {
      const lane = messages.every(isPulse) ? this.#pulses : this.#messages
      const waiting = lane.waiting.get(line)
      if (waiting && waiting.messages > mostWaiting) refuse('call.too_many')
      this.#add(lane, line, (waiting) => waiting.addJob({ since: performance.now(), messages, done, failed }))
    })
  }

  enqueue<A>(line: string, lane: Lane, work: () => Promise<A>): Promise<A> {
    return new Promise((done, failed) => {
      const run = async () => done(await withRetry(work))
      this.#add(this.#messages, line, (waiting) => waiting.add(lane, { run, failed }))
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

  #add(lane: LaneOfLines, line: string, put: (waiting: LineWaiting) => void) {
    const waiting = lane.waiting.get(line) ?? new LineWaiting()
    put(waiting)
    if (lane.waiting.has(line)) return
    lane.waiting.set(line, waiting)
    void this.#work(lane, line, waiting)
  }

  async #work(lane: LaneOfLines, line: string, waiting: LineWaiting) {
    for (let next = waiting.next(); next; next = waiting.next())
      if (Array.isArray(next)) await this.#together(lane, line, next)
      // Its failure is nobody else's: also an act whose query took too long looks like a database that is away.
      else await next.run().catch(next.failed)
    lane.waiting.delete(line)
  }

  async #together(lane: LaneOfLines, line: string, jobs: Job[]) {
    try {
      const messages = jobs.flatMap((job) => job.messages)
      this.#answer(line, jobs, await withRetry(() => lane.transact(line, messages)))
    } catch (error) {
      // With the database away each try alone takes as long as the first, and so would those that wait: all fail at once.
      if (isOutage(error))
        return [...jobs, ...lane.waiting.get(line)!.takeAll()].forEach(({ failed }) => failed(error))
      if (jobs.length === 1) return jobs[0]!.failed(error)
      // One of them may be to blame: alone, the others are stored all the same.
      for (const job of jobs) await this.#together(lane, line, [job])
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
