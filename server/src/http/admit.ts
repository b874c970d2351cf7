import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { GrantLevel } from '@takt/contract/pages.ts'
import { type Caller, isAdmin, type LineCall, maySee, nobody, type PlantCall } from '../db/call.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { callerOf } from '../db/callers.ts'

const covers = (held: GrantLevel | undefined, needed: GrantLevel) => held === 'edit' || held === needed

/** A query needs view, a command edit, of one of the pages the call is for. Admin holds all. */
export function mayCall(user: Caller, { for: pages, kind }: Endpoint) {
  if (pages === 'anyone' || isAdmin(user)) return true
  if (pages === 'signedIn') return true
  if (pages === 'admin') return false
  return pages.some((page) => covers(user.grants[page], kind === 'command' ? 'edit' : 'view'))
}

/** The bearer header counts, or the specification's token header. A cookie alone never does: nobody else's page can send a header. */
export function tokenOf({ headers }: FastifyRequest) {
  const bearer = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1]
  const token = bearer ?? headers.token
  return typeof token === 'string' && token.length <= 200 ? token : null
}

const lineNumber = code()

/** These stay open to a person who must first choose a password of their own. */
const beforeOwnPassword = new Set(['session/info', 'session/access', 'session/logout', 'session/savePassword', 'session/check'])

export async function admit(db: Db, request: FastifyRequest, endpoint: Endpoint): Promise<PlantCall | LineCall> {
  const token = tokenOf(request)
  const open = endpoint.for === 'anyone'
  const user = open ? nobody : await callerOf(db, token)
  if (user.mustChangePassword && !beforeOwnPassword.has(endpoint.name)) refuse('session.password_must_change')
  if (!mayCall(user, endpoint)) refuse('call.forbidden')
  const call: PlantCall = { db, user, token, traced: false }
  if (endpoint.scope === 'plant') return call
  const { line } = request.params as { line?: string } // the route's own parameter
  if (!line) return refuse('call.line_missing')
  if (lineNumber.safeParse(line).data !== line) refuse('call.invalid', { fields: 'lineNumber' }, 'lineNumber')
  if (!maySee(user, line)) refuse('call.line_forbidden', { lineNumber: line })
  return { ...call, line: line as LineNumber } // admitted: here is the one place that says so
}
