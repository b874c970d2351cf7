import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** What a server that stops waits for it, in ms: thousands of units are no reason to be killed for. */
const patience = 5_000

/**
 * Does it every so many milliseconds, never twice at once. A database that is away comes back: the first failure is logged, then nothing
 * until it works again. Returns what ends it, with what is under way.
 */
export function repeat(
  what: string,
  every: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
  work: () => Promise<unknown>,
) {
  let failing = false
  let underWay: Promise<void> | null = null
  const once = async () => {
    try {
      await work()
      failing = false
    } catch (err) {
      if (!failing) log.warn({ err }, `Upkeep: ${what}`)
      failing = true
    }
  }
  const timer = setInterval(() => {
    underWay ??= once().finally(() => (underWay = null))
  }, every)
  return async () => {
    clearInterval(timer)
    await Promise.race([underWay, pause(patience, undefined, { ref: false })])
  }
}
