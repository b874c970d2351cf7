import { type Lane, type Message, saysOfEquipment } from '../../platform/kernel/kernel.ts'
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

/**
 * What waits for a line's next transaction: people before stations, and stations between two acts or two pieces of a long one. Statuses and alarms do
 * not wait behind units: both take turns.
 */
export class LineWaiting {
  readonly #equipment: Job[] = []
  readonly #units: Job[] = []
  readonly #turns: Record<Lane, Turn[]> = { acts: [], pieces: [] }
  #wasTurn = false
  #wasEquipment = false

  get jobs(): readonly Job[] {
    return [...this.#equipment, ...this.#units]
  }

  get messages() {
    return this.jobs.reduce((sum, { messages }) => sum + messages.length, 0)
  }

  addJob(job: Job) {
    const jobs = job.messages.every(saysOfEquipment) ? this.#equipment : this.#units
    jobs.push(job)
  }

  add(lane: Lane, turn: Turn) {
    this.#turns[lane].push(turn)
  }

  /** What the next transaction does: one act or piece alone, or messages of stations together. */
  next(): Turn | Job[] | null {
    const { acts, pieces } = this.#turns
    const hasJobs = this.#equipment.length + this.#units.length > 0
    const isStations = this.#wasTurn && hasJobs
    const turn = isStations ? undefined : (acts.shift() ?? pieces.shift())
    this.#wasTurn = turn !== undefined
    if (turn) return turn
    if (!hasJobs) return null
    this.#wasEquipment = this.#equipment.length > 0 && !(this.#wasEquipment && this.#units.length > 0)
    return someOf(this.#wasEquipment ? this.#equipment : this.#units)
  }

  /** All of them, which nobody can serve. */
  takeAll(): Pick<Turn, 'failed'>[] {
    const { acts, pieces } = this.#turns
    return [...this.#equipment.splice(0), ...this.#units.splice(0), ...acts.splice(0), ...pieces.splice(0)]
  }
}

function someOf(jobs: Job[]) {
  let count = 0
  const fits = jobs.findIndex(({ messages }) => (count += messages.length) > mostTogether)
  return jobs.splice(0, fits < 0 ? jobs.length : Math.max(1, fits))
}
