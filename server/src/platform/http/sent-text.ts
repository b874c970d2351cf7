import type { FastifyInstance, FastifyRequest } from 'fastify'

const texts = new WeakMap<object, string>()

/** Keeps the text of JSON bodies as it was sent, for routes that log it. */
export function keepSentText(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    texts.set(request, body as string) // `parseAs` makes it one
    void parse(request, body as string, done)
  })
}

/** Where a route reads the body as a text itself, that is it. */
export const sentText = (request: FastifyRequest) =>
  texts.get(request) ?? (typeof request.body === 'string' ? request.body : '')

export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null
