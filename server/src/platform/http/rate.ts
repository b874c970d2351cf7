import { networkOf } from '../db/network.ts'

export type Rate = { perSecond: number; burst: number }
type Bucket = { left: number; at: number }

/** Buckets that have filled again are forgotten when there are so many. */
const mostAddresses = 10_000

/** A token bucket for each address. */
export class RateByAddress {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Whether one more call from there is answered now. */
  take(address: string, now = performance.now()) {
    const source = networkOf(address)
    const bucket = this.#buckets.get(source) ?? this.#fill(source, now)
    bucket.left = this.#leftIn(bucket, now)
    bucket.at = now
    if (bucket.left < 1) return false
    bucket.left -= 1
    return true
  }

  /** Until one more is. */
  secondsLeft(address: string, now = performance.now()) {
    const bucket = this.#buckets.get(networkOf(address))
    const missing = bucket ? 1 - this.#leftIn(bucket, now) : 0
    return Math.max(1, Math.ceil(missing / this.#rate.perSecond))
  }

  #leftIn({ left, at }: Bucket, now: number) {
    return Math.min(this.#rate.burst, left + ((now - at) / 1000) * this.#rate.perSecond)
  }

  #fill(source: string, now: number) {
    if (this.#buckets.size >= mostAddresses) {
      for (const [address, bucket] of this.#buckets)
        if (this.#leftIn(bucket, now) >= this.#rate.burst) this.#buckets.delete(address)
    }
    const bucket = { left: this.#rate.burst, at: now }
    this.#buckets.set(source, bucket)
    return bucket
  }
}
