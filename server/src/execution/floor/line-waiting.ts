import type { Lane, Message } from '../../platform/kernel/kernel.ts'
import type { Answered } from './play.ts'

export type Job = {
  since: number
  messages: Message[]
  done: (answers: Answered[]) => void
  failed: (error: unknown) => void
}
/** A transaction of its own. `run` settles the promise of whoever waits for it; `failed` does where it was never run. */
export type Turn = { run: () => Promise<void>; failed: (error: unknown) => void }

/** So much goes into one transaction at the most. */
const mostTogether = 2000

/** What waits for a line's next transaction: people before stations, and stations between two acts or two pieces of a long one. */
export class LineWaiting {
  readonly jobs: Job[] = []
  readonly #turns: Record<Lane, Turn[]> = { acts: [], pieces: [] }
  #wasTurn = false

  get messages() {
    return this.jobs.reduce((sum, { messages }) => sum + messages.length, 0)
  }

  add(lane: Lane, turn: Turn) {
    this.#turns[lane].push(turn)
  }

  /** What the next transaction does: one act or piece alone, or messages of stations together. */
  next(): Turn | Job[] | null {
    const { acts, pieces } = this.#turns
    const isStations = this.#wasTurn && this.jobs.length > 0
    const turn = isStations ? undefined : (acts.shift() ?? pieces.shift())
    this.#wasTurn = turn !== undefined
    if (turn) return turn
    return this.jobs.length ? this.#someJobs() : null
  }

  /** All of them, which nobody can serve. */
  takeAll(): Pick<Turn, 'failed'>[] {
    const { acts, pieces } = this.#turns
    return [...this.jobs.splice(0), ...acts.splice(0), ...pieces.splice(0)]
  }

  #someJobs() {
    let count = 0
    const fits = this.jobs.findIndex(({ messages }) => (count += messages.length) > mostTogether)
    return this.jobs.splice(0, fits < 0 ? this.jobs.length : Math.max(1, fits))
  }
}
