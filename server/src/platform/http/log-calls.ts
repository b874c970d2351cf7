import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorKey } from '@takt/contract/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It changes something: who did it is in the log. */
    changes?: boolean
  }
  interface FastifyRequest {
    /** Why it was refused. */
    refusedWith: ErrorKey | null
  }
}

const slow = 1000
/** They have a log of their own, and send more than people do. */
const ofMachines = /^\/api\/(station|cfx|host|openhtf)\//
const ofLog = /^\/api\/sysLog\//
const isLong = (url: string) => /\/(export|download|downloadUserFile|ws)\b/.test(url)

/** The address without what follows its question mark: tickets and codes travel there. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!.slice(0, 200)
export const moduleOf = ({ routeOptions: { url = '' } }: FastifyRequest) =>
  /^\/api\/(\w+)/.exec(url)?.[1] ?? 'http'
/** Who and where, in addition to the trace id that each line of a call has. */
export const factsOf = (request: FastifyRequest) => ({
  module: moduleOf(request),
  userName: request.callerName ?? undefined,
  path: pathOf(request),
})

const sentenceOf = (call: string, refusedWith: ErrorKey | null, isSlow: boolean) =>
  refusedWith ? `refused ${call}: ${refusedWith}` : isSlow ? `slow call ${call}` : `call ${call}`

/** Changes and refusals are logged; what people look at only when it is slow, or everything is to be logged. */
export function logCalls(app: FastifyInstance) {
  app.decorateRequest('refusedWith', null)
  app.addHook('onResponse', async (request, reply) => {
    const { url = '', config } = request.routeOptions
    const isSlow = reply.elapsedTime >= slow && !isLong(url)
    const isPersons = request.callerName !== null && !ofMachines.test(url)
    const level = !isPersons
      ? 'debug'
      : isSlow
        ? 'warn'
        : config.changes || request.refusedWith
          ? 'info'
          : 'debug'
    if (level === 'debug' && ofLog.test(url)) return
    request.log[level](
      {
        ...factsOf(request),
        ms: Math.round(reply.elapsedTime),
        method: request.method,
        status: reply.statusCode,
        address: request.ip,
      },
      sentenceOf(url.replace(/^\/api\/|\/:line$/g, ''), request.refusedWith, isSlow),
    )
  })
}
