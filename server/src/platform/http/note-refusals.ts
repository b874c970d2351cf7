import type { FastifyRequest } from 'fastify'
import type { Refusal } from '@takt/contract/errors.ts'
import { securityKindOf } from '@takt/contract/security.ts'

/** Whoever is refused what matters for security leaves a trace: who, from where, why. */
export function noteRefusal(request: FastifyRequest, { key }: Refusal) {
  const kind = securityKindOf[key]
  if (!kind) return
  const userName = request.callerName || typedName(request.body)
  request.server.security.note({
    kind,
    userName,
    address: request.ip.slice(0, 64),
    reason: `${key} ${request.routeOptions.url ?? ''}`.trim(),
  })
}

function typedName(body: unknown) {
  const { userName } = Object(body) as { userName?: unknown } // whatever was sent, this may be there
  return typeof userName === 'string' && userName.length <= 64 ? userName.trim() : null
}
