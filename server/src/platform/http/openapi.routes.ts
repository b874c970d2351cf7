import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

type Kept = { text: Buffer; gzip: Buffer; etag: string }
let kept: Kept | null = null

/** Made once a process: it takes hundreds of milliseconds and is the same for everybody. */
function documentOf(version: string) {
  if (kept) return kept
  const text = Buffer.from(JSON.stringify(openApi(version)))
  kept = { text, gzip: gzipSync(text), etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"` }
  return kept
}

export function openApiRoute(app: FastifyInstance, version: string) {
  // Before the first station sends, not while it waits. Tests that do not listen do not pay for it.
  app.addHook('onListen', async () => void documentOf(version))
  app.get('/api/openapi.json', (request, reply) => {
    const { text, gzip, etag } = documentOf(version)
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(gzip)
    return reply.send(text)
  })
}
