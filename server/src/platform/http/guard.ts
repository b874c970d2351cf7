import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@takt/contract/errors.ts'
import { type Rate, RateByAddress } from './rate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anybody may call it, so how often counts by address. */
    open?: boolean
    /** It receives files, which take as long as they take; `upload.ts` watches them. */
    upload?: boolean
  }
}

export type GuardLimits = { bodyTimeout: number; anonymous: Rate }

/** A plant of hundreds of people may come from one address: logging in takes some five such calls. */
export const guardLimits: GuardLimits = { bodyTimeout: 30_000, anonymous: { perSecond: 100, burst: 1000 } }

const carriesKey = ({ headers }: FastifyRequest) =>
  headers.authorization !== undefined || headers.token !== undefined
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
const isStatic = ({ url }: FastifyRequest) => !/^\/(api|metrics|health|ready|answer|machine)\b/.test(url)

/** What costs a caller nothing must not cost the stations: bodies that never end, and calls without a key in great number. */
export function guard(app: FastifyInstance, { bodyTimeout, anonymous }: GuardLimits) {
  const rate = new RateByAddress(anonymous)
  app.addHook('onRequest', async (request, reply) => {
    const {
      raw,
      routeOptions: { config },
    } = request
    if (!config.upload && hasBody(request)) {
      // Node's own requestTimeout is the same for all routes, and would cut large files off.
      const late = setTimeout(() => raw.destroy(), bodyTimeout)
      raw.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    }
    if (isStatic(request) || (carriesKey(request) && !config.open) || rate.take(request.ip)) return
    reply.header('retry-after', '1')
    refuse('call.too_many')
  })
}
