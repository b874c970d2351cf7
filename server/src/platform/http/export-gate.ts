import { availableParallelism } from 'node:os'
import { refuse } from '@takt/contract/errors.ts'

/** One person's exports leave room for others, and all together leave the processor to the stations. */
const ofOnePerson = 2
const ofServer = Math.max(2 * ofOnePerson, availableParallelism())

/** Counts the exports that run. 100 at once kept stations waiting for 30 s, and none of them came to its end. */
export class ExportGate {
  readonly #running = new Map<string, number>()

  get running() {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Refuses, or returns what must be called once when the export has ended. */
  enter(userName: string): () => void {
    const own = this.#running.get(userName) ?? 0
    if (own >= ofOnePerson) refuse('export.own_running', { most: ofOnePerson })
    if (this.running >= ofServer) refuse('export.server_busy', { most: ofServer })
    this.#running.set(userName, own + 1)
    let left = false
    return () => {
      if (left) return
      left = true
      const rest = this.#running.get(userName)! - 1
      if (rest > 0) this.#running.set(userName, rest)
      else this.#running.delete(userName)
    }
  }
}
