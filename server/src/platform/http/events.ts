import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'

type Work = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
const Numbered = z.looseObject({ eventId: z.int() })

/** Some addresses of the specification serve several calls, distinguished by the `eventId` in the body. */
export function events(app: FastifyInstance) {
  const byPath = new Map<string, Map<number, Work>>()
  app.decorate('atEvent', (path: string, eventId: number, work: Work) => {
    const cached = byPath.get(path)
    if (cached) return void cached.set(eventId, work)
    const works = new Map([[eventId, work]])
    byPath.set(path, works)
    const choose: Work = (request, reply) =>
      (works.get(Numbered.parse(request.body).eventId) ?? refuse('call.unknown'))(request, reply)
    app.post(`/api${path}`, choose)
    app.post(`/api${path}/:line`, choose)
  })
}
