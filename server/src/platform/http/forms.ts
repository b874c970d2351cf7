import type { FastifyInstance, FastifyReply } from 'fastify'

/** A page that differs each time it is requested. */
export const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

const longest = 2000
/** The input of a page without log-in, as text that costs nothing. */
export const shortened = (text: unknown) => (typeof text === 'string' ? text.slice(0, longest) : '')

/** Such pages send forms, and nothing else does. */
export const takeForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

export const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())
