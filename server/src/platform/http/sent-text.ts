import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of JSON bodies on routes that log them. */
    sentText: string | null
  }
}

/** Keeps the text of JSON bodies as it was sent, for routes that log it. */
export function keepSentText(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('sentText', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.sentText = body as string // `parseAs` makes it one
    void parse(request, body as string, done)
  })
}

/** Where a route reads the body as a text itself, that is it. */
export const sentText = (request: FastifyRequest) =>
  request.sentText ?? (typeof request.body === 'string' ? request.body : '')

export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null
