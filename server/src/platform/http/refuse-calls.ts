import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { type ErrorKey, Refusal } from '@takt/contract/errors.ts'
import { isDatabaseUnreachable, isDiskFull } from '../db/outage.ts'
import { factsOf } from './log-calls.ts'
import { noteRefusal } from './note-refusals.ts'
import { refusal, wordsFor } from './wire.ts'

const byStatus: Record<number, ErrorKey> = {
  404: 'call.unknown',
  413: 'call.too_large',
  429: 'call.too_many',
}
/** Somebody else was quicker, in the moment between a rule's look and its write. The database is the last to know. */
const overtaken: Record<string, ErrorKey> = {
  23503: 'record.unknown',
  23505: 'record.changed',
  40001: 'record.changed',
  '40P01': 'record.changed',
}

/** What went wrong, as a refusal. A bug is one too: logged with everything, answered in one sentence with its number. */
export function asRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ZodError) return invalid(error)
  const { code = '', message = '', statusCode = 500 } = error as Partial<FastifyError> // whatever was thrown, these may be there
  if (code === 'FST_ERR_BAD_URL') return new Refusal('call.unknown')
  if (code === 'TK001') return new Refusal('definition.frozen')
  if (overtaken[code]) return new Refusal(overtaken[code])
  if (isDiskFull(error)) return new Refusal('call.storage_full')
  if (isDatabaseUnreachable(error)) return new Refusal('call.database_down')
  const field = /\bbody\b/i.test(message) ? 'body' : undefined
  if (statusCode < 500)
    return new Refusal(byStatus[statusCode] ?? 'call.invalid', { fields: field ?? message }, field)
  return new Refusal('call.bug', { requestId })
}

function invalid({ issues }: ZodError) {
  const fields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : issue.path.join('.') || 'body',
  )
  return new Refusal('call.invalid', { fields: [...new Set(fields)].slice(0, 20).join(', ') }, fields[0])
}

export function refuseCall(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = asRefusal(error, request.id)
  if (refused.key === 'call.storage_full') request.server.storage.noteFull(error, request.log)
  if (refused.key === 'call.bug') request.log.error({ ...factsOf(request), err: error }, 'bug')
  request.refusedWith = refused.key
  request.server.countRefusal(refused.key, error)
  noteRefusal(request, refused)
  const { status, body } = refusal(wordsFor(request), refused)
  return reply.status(status).send(body)
}

export function refuseCalls(app: FastifyInstance) {
  app.setErrorHandler(refuseCall)
  app.setNotFoundHandler(() => {
    throw new Refusal('call.unknown')
  })
}
