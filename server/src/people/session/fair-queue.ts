import { Refusal } from '@takt/contract/errors.ts'

type Waiting = { start: () => void }
/** `recognised`: whoever logged in before goes first. Nobody gets there by making up names. */
export type Lane = { name: string; recognised: boolean }

/**
 * Few at once; the others wait for a moment, and lanes take turns: who fills one lane waits behind themselves.
 * Refusing at once instead let 64 clients with made-up names keep everybody out (security 7).
 */
export class FairQueue {
  readonly #atOnce: number
  readonly #patience: number
  readonly #recognisedLanes = new Map<string, Waiting[]>()
  readonly #otherLanes = new Map<string, Waiting[]>()
  #running = 0

  constructor({ atOnce, patience }: { atOnce: number; patience: number }) {
    this.#atOnce = atOnce
    this.#patience = patience
  }

  async run<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(lane)
    else this.#running++
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  /** Resolves when a place is free, which is then taken. */
  #turn(lane: Lane) {
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        this.#leave(lane, waiting)
        reject(new Refusal('call.too_many'))
      }, this.#patience)
      const waiting = {
        start: () => {
          clearTimeout(late)
          resolve()
        },
      }
      const lanes = this.#lanesOf(lane)
      lanes.set(lane.name, [...(lanes.get(lane.name) ?? []), waiting])
    })
  }

  #leave(lane: Lane, waiting: Waiting) {
    const lanes = this.#lanesOf(lane)
    const left = lanes.get(lane.name)?.filter((one) => one !== waiting) ?? []
    if (left.length > 0) lanes.set(lane.name, left)
    else lanes.delete(lane.name)
  }

  /** The lane whose turn it is comes last afterwards. */
  #next() {
    const lanes = this.#recognisedLanes.size > 0 ? this.#recognisedLanes : this.#otherLanes
    const [turn] = lanes
    if (!turn) return void this.#running--
    const [name, [first, ...rest]] = turn
    lanes.delete(name)
    if (rest.length > 0) lanes.set(name, rest)
    first!.start()
  }

  #lanesOf({ recognised }: Lane) {
    return recognised ? this.#recognisedLanes : this.#otherLanes
  }
}
