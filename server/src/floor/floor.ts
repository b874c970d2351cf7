import { refuse } from '@takt/contract/errors.ts'
import type { Database } from '../db/connect.ts'
import { loadRoute } from './definitions.ts'
import { Identities, type Identity, stationOf } from './identify.ts'
import { unitBySn } from './look-up.ts'
import type { Characteristic, PackedSet } from './packing.ts'
import { type Answered, checkTime, type Message } from './play.ts'
import { namedSet } from './sets.ts'
import type { Route, TestAnswer, TestRun, TestStep } from './state.ts'
import { answerBefore } from './test-run.ts'
import { transact, type Transacted } from './transact.ts'
import { validItem } from './validate.ts'

// What adapters of other protocols need to speak here as a station does.
export {
  answerBefore,
  type Characteristic,
  checkTime,
  Identities,
  type Identity,
  loadRoute,
  type Message,
  namedSet,
  type PackedSet,
  type Route,
  stationOf,
  type TestAnswer,
  type TestRun,
  type TestStep,
  unitBySn,
  validItem,
}
export type { Answered }

type Job = { messages: Message[]; done: (answers: Answered[]) => void; failed: (error: unknown) => void }
export type Changed = (line: string, features: readonly string[]) => void

/** So much goes into one transaction at the most, and so much may wait before a station is asked to slow down. */
const mostTogether = 2000
const mostWaiting = 50_000

/**
 * The door of the floor: messages of a line take turns, and whatever arrives while a transaction runs goes into the next one together.
 * Lines do not wait for each other. Two servers may serve the same line: the database's locks keep them apart.
 */
export class FloorQueue {
  readonly #database: Database
  readonly #changed: Changed
  readonly #waiting = new Map<string, Job[]>()
  /** Since the start, for /metrics. */
  readonly counted = { messages: 0, transactions: 0 }

  constructor(database: Database, changed: Changed) {
    this.#database = database
    this.#changed = changed
  }

  /** The answers, in order, once everything is committed. Rejects only if nothing of it was stored. */
  receive(line: string, messages: Message[]): Promise<Answered[]> {
    return new Promise((done, failed) => {
      const job = { messages, done, failed }
      const waiting = this.#waiting.get(line)
      if (!waiting) {
        this.#waiting.set(line, [job])
        void this.#work(line)
        return
      }
      if (waiting.reduce((sum, one) => sum + one.messages.length, 0) > mostWaiting) refuse('call.too_many')
      waiting.push(job)
    })
  }

  /** What they would be answered now, as if all before them were done. Nothing of it is stored, and nobody waits longer than for one transaction. */
  async ask(line: string, messages: Message[]): Promise<Answered[]> {
    return (await withRetry(() => transact(this.#database, line, messages, { trial: true }))).answers
  }

  async #work(line: string) {
    const waiting = this.#waiting.get(line)!
    while (waiting.length) await this.#together(line, takeSome(waiting))
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
            line,
            jobs.flatMap(({ messages }) => messages),
          ),
        ),
      )
    } catch (error) {
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

function takeSome(waiting: Job[]) {
  let count = 0
  const fits = waiting.findIndex(({ messages }) => (count += messages.length) > mostTogether)
  return waiting.splice(0, fits < 0 ? waiting.length : Math.max(1, fits))
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
