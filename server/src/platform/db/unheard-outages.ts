import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnreachable } from './outage.ts'

/**
 * A promise of background work – a look of each second, a job's own note – may have nobody waiting for it. While the database is away Node would end
 * the server for it, with all its stations; the work is tried again as always. What is no outage is a fault, and ends the server as always.
 */
export function surviveOutages(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const hear = (why: unknown) => {
    if (!isDatabaseUnreachable(why)) throw why
    log.warn({ err: why }, 'The database was away, and nobody waited for the answer')
  }
  process.on('unhandledRejection', hear)
  return () => void process.off('unhandledRejection', hear)
}
