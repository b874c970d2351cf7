import type { Db } from '../db/tables.ts'
import { type Follower, followLine } from './follow.ts'
import { claimKinds } from '../db/follower-kinds.ts'
import { ahead, register } from '../db/follower-positions.ts'

type Surroundings = {
  log: { warn: (facts: object, text: string) => void }
  changed: (line: string | null, features: readonly string[]) => void
}

/** Between two looks, however often it is woken. */
const pause = 200
/** For what no wake told of: a lost notification, and tries that are due. */
const every = 3_000
/** Other servers are told what this one acts on: well before they take it for gone. */
const claimedFor = 20_000

/**
 * Lets every follower act on what it has not seen yet. Any number of servers may: whoever holds a follower's position on a stream has
 * it, the others pass on to the next. One look finds all streams that are ahead.
 */
export class Followers {
  readonly #db: Db
  readonly #followers: readonly Follower[]
  readonly #around: Surroundings
  #claimedUntil = 0
  #looking: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #isFailing = false
  #isStopped = false

  constructor(db: Db, followers: readonly Follower[], around: Surroundings) {
    this.#db = db
    this.#followers = followers
    this.#around = around
  }

  /** Until what it answers is called. */
  start() {
    const beat = setInterval(this.wake, every)
    this.wake()
    return async () => {
      clearInterval(beat)
      if (this.#timer) clearTimeout(this.#timer)
      this.#isStopped = true
      await this.#looking
    }
  }

  /** There may be news; asked a hundred times it looks once. */
  wake = () => {
    if (this.#isStopped) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#looking) return this.wake()
      this.#looking = this.look()
        .then(
          () => (this.#isFailing = false),
          (err: unknown) => {
            if (!this.#isFailing) this.#around.log.warn({ err }, 'Followers of events')
            this.#isFailing = true
          },
        )
        .then(() => {
          this.#looking = null
        })
    }, pause)
  }

  /** Before the first message is taken: a new follower begins here, and an older release beside this one stands back. */
  async claim() {
    if (performance.now() < this.#claimedUntil) return
    for (const { name, kinds } of this.#followers) {
      await register(this.#db, name)
      await claimKinds(this.#db, name, kinds)
    }
    this.#claimedUntil = performance.now() + claimedFor
  }

  /** Everything there is now. Where one follower has failed, its next try comes with a later look. */
  async look() {
    await this.claim()
    for (let isMore = true; isMore;) {
      const due = await ahead(
        this.#db,
        this.#followers.map(({ name }) => name),
      )
      const outcomes = await Promise.allSettled(
        this.#followers.map((follower) =>
          this.#follow(
            follower,
            due.filter((one) => one.follower === follower.name).map(({ lineNumber }) => lineNumber),
          ),
        ),
      )
      const failed = outcomes.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      isMore = outcomes.some((one) => one.status === 'fulfilled' && one.value)
    }
  }

  async #follow(follower: Follower, lines: string[]) {
    let isMore = false
    for (const line of lines) {
      const { changed, more, error } = await followLine(this.#db, follower, line)
      if (changed.length) this.#around.changed(null, changed)
      if (error)
        this.#around.log.warn({ err: error, follower: follower.name, line }, 'A follower of events failed')
      isMore ||= more
    }
    return isMore
  }
}
