import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnreachable } from './outage.ts'

/**
 * What is asked beside the calls – a look of each second, a job's own note – may be promised to nobody. While the database is away Node would end
 * the server for it, with all its stations; it is tried again as ever. What is no outage is a fault, and ends the server as ever.
 */
export function surviveOutages(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const hear = (why: unknown) => {
    if (!isDatabaseUnreachable(why)) throw why
    log.warn({ err: why }, 'The database was away, and nobody waited for the answer')
  }
  process.on('unhandledRejection', hear)
  return () => void process.off('unhandledRejection', hear)
}
