import { isLateAnswer } from '../db/outage.ts'
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
/** For what no notification announced: a lost one, and tries that are due. */
const every = 3_000
/** Announces to other servers what this one acts on: renewed well before they take it for stopped. */
const claimedFor = 20_000

/**
 * Lets every follower act on what it has not seen yet. Any number of servers may: whoever holds a follower's position on a stream has
 * it, the others pass on to the next. One look finds all streams that are ahead; a follower that is still at work keeps no other from beginning.
 */
export class Followers {
  readonly #db: Db
  readonly #followers: readonly Follower[]
  readonly #around: Surroundings
  readonly #atWork = new Map<string, Promise<boolean>>()
  /** By their names; the look itself by none. What fails again is logged again once it has worked. */
  readonly #failing = new Set<string>()
  #claimedUntil = 0
  #looking: Promise<unknown> | null = null
  #timer: NodeJS.Timeout | null = null
  #isMissed = false
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
      await Promise.allSettled(this.#atWork.values())
    }
  }

  /** There may be events: a hundred calls look once. */
  wake = () => {
    if (this.#isStopped) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#looking) return this.wake()
      this.#looking = this.#watched('', this.#beginWatched()).finally(() => (this.#looking = null))
    }, pause)
  }

  /** Before the first message is accepted: a new follower begins here, and an older release running at the same time stands back. */
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
    for (let isMore = true; isMore;) {
      const outcomes = await Promise.allSettled((await this.#begin()).map(({ work }) => work))
      const failed = outcomes.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      isMore = outcomes.some((one) => one.status === 'fulfilled' && one.value)
    }
  }

  /** Sets everybody to work who is behind and not at work already. */
  async #begin() {
    await this.claim()
    const idle = this.#followers.filter(({ name }) => !this.#atWork.has(name))
    // There may be more for those who are at work.
    this.#isMissed = idle.length < this.#followers.length
    const names = idle.map(({ name }) => name)
    const due = Map.groupBy(names.length ? await ahead(this.#db, names) : [], ({ follower }) => follower)
    return idle.flatMap((follower) => {
      const { name } = follower
      const lines = due.get(name)?.map(({ lineNumber }) => lineNumber)
      if (!lines) return []
      const work = this.#follow(follower, lines).finally(() => this.#atWork.delete(name))
      this.#atWork.set(name, work)
      return [{ name, work }]
    })
  }

  async #beginWatched() {
    for (const { name, work } of await this.#begin())
      void this.#watched(
        name,
        work.then((isMore) => {
          if (isMore || this.#isMissed) this.wake()
        }),
      )
  }

  async #watched(name: string, work: Promise<unknown>) {
    try {
      await work
      this.#failing.delete(name)
    } catch (err) {
      if (!this.#failing.has(name)) this.#around.log.warn({ err }, 'Followers of events')
      this.#failing.add(name)
    }
  }

  /** A line that is held by somebody keeps no other line waiting for longer than one statement may. */
  async #follow(follower: Follower, lines: readonly string[]) {
    let isMore = false
    const late: Error[] = []
    for (const line of lines)
      try {
        const { changed, more, error } = await followLine(this.#db, follower, line)
        if (changed.length) this.#around.changed(null, changed)
        if (error)
          this.#around.log.warn({ err: error, follower: follower.name, line }, 'A follower of events failed')
        isMore ||= more
      } catch (error) {
        if (!isLateAnswer(error)) throw error
        late.push(error)
      }
    if (late[0]) throw late[0]
    return isMore
  }
}
