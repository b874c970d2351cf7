import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import { refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { type LineCall, maySee, nobody, type Origin, type PlantCall } from '../db/call.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { callerOf, callerOfSession } from '../db/callers.ts'
import { redeemTicket } from '../db/tickets.ts'
import { mayCall, wholePlant } from '../db/rights.ts'
import { wallCallerOf } from '../db/wall-callers.ts'

/** What belongs to all lines may be seen by whoever holds the page on one, and changed by whoever holds it on all. */
const ofWholePlant = (endpoint: Endpoint) =>
  endpoint.scope === 'plant' && changesSomething(endpoint) && endpoint.lines !== 'own'

/** The bearer header counts, or the specification's token header. A cookie alone never does: nobody else's page can send a header. */
export function tokenOf({ headers }: FastifyRequest) {
  const bearer = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1]
  const token = bearer ?? headers.token
  return typeof token === 'string' && token.length <= 200 ? token : null
}

export const originOf = ({ ip, headers, protocol }: FastifyRequest): Origin => ({
  address: ip.slice(0, 64),
  userAgent: headers['user-agent']?.slice(0, 400) ?? null,
  cookies: headers.cookie ?? '',
  secure: protocol === 'https',
})

/** Only of what a browser fetches by an address: a ticket opens no command. */
const ticketOf = ({ query }: FastifyRequest, { kind }: Endpoint) =>
  kind === 'download' ? (Ticketed.safeParse(query).data?.ticket ?? null) : null
const Ticketed = z.object({ ticket: z.string().min(1).max(200) })

/** A scheme of its own: code that looks for a session finds none in it. */
const wallTokenOf = ({ headers }: FastifyRequest) =>
  /^Wall (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null

const lineNumber = code()

async function personOf(db: Db, token: string | null, ticket: string | null, endpoint: Endpoint) {
  if (endpoint.for === 'anyone') return nobody
  return token === null && ticket !== null
    ? callerOfSession(db, await redeemTicket(db, ticket))
    : callerOf(db, token)
}
/** A link is no person: also what everybody may call is closed to it, but for the few calls its views are made of. */
const screenOf = (db: Db, token: string, endpoint: Endpoint) =>
  endpoint.wall ? wallCallerOf(db, token) : refuse('call.forbidden')

/** These stay open to a person who must first choose a password of their own. */
const beforeOwnPassword = new Set([
  'session/entry',
  'session/info',
  'session/access',
  'session/logout',
  'session/savePassword',
  'session/check',
])

export async function admit(
  db: Db,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<PlantCall | LineCall> {
  // Read before anything is waited for: a client that hangs up takes its address along.
  const from = originOf(request)
  const wall = wallTokenOf(request)
  const token = wall ?? tokenOf(request)
  const user =
    wall === null
      ? await personOf(db, token, ticketOf(request, endpoint), endpoint)
      : await screenOf(db, wall, endpoint)
  request.callerName = user.userName || null
  if (user.mustChangePassword && !beforeOwnPassword.has(endpoint.name)) refuse('session.password_must_change')
  if (!mayCall(user, endpoint)) refuse('call.forbidden')
  if (ofWholePlant(endpoint) && !mayCall(user, endpoint, wholePlant)) refuse('call.plant_forbidden')
  const call: PlantCall = { db, user, token, from, traceId: request.id, traced: false }
  if (endpoint.scope === 'plant') return call
  const { line } = request.params as { line?: string } // the route's own parameter
  if (!line) return refuse('call.line_missing')
  if (lineNumber.safeParse(line).data !== line) refuse('call.invalid', { fields: 'lineNumber' }, 'lineNumber')
  if (!maySee(user, line) || !mayCall(user, endpoint, line))
    refuse('call.line_forbidden', { lineNumber: line })
  return { ...call, line: line as LineNumber } // admitted: this is the one place that decides it
}
