import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const dist = fileURLToPath(new URL('../../../../console/dist', import.meta.url))
/** The console as it was built, compressed ahead. Names with a hash never change; the page itself is requested every time. */
export async function consoleFiles(app: FastifyInstance) {
  if (!existsSync(dist)) return
  await app.register(files, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
}
