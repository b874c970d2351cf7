import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '@takt/contract/errors.ts'
import { oidc } from '@takt/contract/oidc.ts'
import { asRefusal } from '../../platform/http/refuse-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { browserOf, cookieFor, newBrowser, proofsOf } from './browser.ts'
import { codeFor, exchange } from './oidc.ts'
import type { OidcSettings } from './oidc-settings.ts'
import { faultOf, Provider } from './provider.ts'

export type { OidcSettings }

/** The log-in service is called through the browser; what the browser brings back ends at `/auth-redirect`, well or not. */
export const oidcRoutes =
  (settings: OidcSettings | null): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      serve(oidc, {
        offer: async () => settings && { name: settings.name, origin: settings.origin },
        exchange: (call, input) => (settings ? exchange(call, input) : refuse('call.unknown')),
      }),
    )
    if (!settings) return
    const provider = new Provider(settings)

    app.get('/api/oidc/start', (request, reply) =>
      answer(request, reply, async () => {
        const browser = newBrowser()
        const address = await provider
          .loginAddress(proofsOf(browser))
          .catch((error: unknown) => fail(request, error, 'oidc.provider_down'))
        reply.header('set-cookie', cookieFor(browser, settings.origin))
        return address
      }),
    )

    app.get('/api/oidc/callback', (request, reply) =>
      answer(request, reply, async () => {
        const browser = browserOf(request.headers.cookie ?? '') ?? refuse('oidc.not_proven')
        const proofs = proofsOf(browser)
        const query = request.url.slice(request.url.indexOf('?') + 1)
        const person = await provider
          .personOf(query, proofs)
          .catch((error: unknown) => fail(request, error, faultOf(error)))
        const code = await codeFor(app.database.db, { browser, person, create: settings.create })
        return comeBack({ code, state: proofs.state })
      }),
    )
  }

const comeBack = (params: Record<string, string>) => `/?${new URLSearchParams(params)}#/auth-redirect`

/** A person reads it, not a program: whatever goes wrong leads back to the console, which puts it in words. */
async function answer(request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) {
  reply.header('cache-control', 'no-store')
  const address = await work().catch((error: unknown) => {
    const { key } = asRefusal(error, request.id)
    if (key === 'call.bug') request.log.error({ err: error, url: request.routeOptions.url }, 'bug') // without what the service sent along
    return comeBack({ error: key, requestId: request.id })
  })
  return reply.redirect(address)
}

/** For the person one sentence; why, in the log, without anything secret that hangs on the error. */
function fail(
  request: FastifyRequest,
  error: unknown,
  key: 'oidc.provider_down' | 'oidc.refused' | 'oidc.not_proven',
): never {
  if (error instanceof Refusal) throw error
  const { message, code, cause } = error as { message?: unknown; code?: unknown; cause?: unknown } // whatever was thrown, these may be there
  request.log.warn(
    { key, message, code, cause: cause instanceof Error ? cause.message : undefined },
    'log-in through the log-in service failed',
  )
  return refuse(key)
}
