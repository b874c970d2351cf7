import { hash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { refuse } from '@takt/contract/errors.ts'
import { logCalls } from './log-calls.ts'
import { measure } from './metrics.ts'
import { openApiRoute } from './openapi.routes.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as {
  version: string
} // our own file

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** With METRICS_TOKEN by that token only. Without one, programs on this machine: what a proxy passes on is not from here. */
function mayRead(token: string | null, { headers, raw }: FastifyRequest) {
  if (token !== null)
    return timingSafeEqual(
      hash('sha256', headers.authorization ?? '', 'buffer'),
      hash('sha256', `Bearer ${token}`, 'buffer'),
    )
  const address = raw.socket.remoteAddress ?? ''
  return (
    !headers['x-forwarded-for'] &&
    !headers.forwarded &&
    !headers.via &&
    loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  )
}

/** What monitoring reads: is it up, how is it doing, what can it do. */
export function watch(
  app: FastifyInstance,
  { metricsToken, dataDir }: { metricsToken: string | null; dataDir: string | null },
) {
  const register = new Registry()
  logCalls(app)
  measure(app, register, { version, dataDir })

  // For many callers at once, it is one query to the database.
  let probe: Promise<'up' | 'down' | 'full'> | null = null
  const lookAtDatabase = async () => {
    const {
      database: { db },
      storage,
    } = app
    const answering = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (!answering) return 'down'
    return (await storage.isFull(db)) ? 'full' : 'up'
  }
  const askDatabase = () => (probe ??= lookAtDatabase().finally(() => (probe = null)))
  for (const path of ['/health', '/ready']) {
    app.get(path, async (_request, reply) => {
      const database = await askDatabase()
      return reply
        .status(database === 'up' ? 200 : 503)
        .send({ status: database === 'up' ? 'up' : 'degraded', database, version })
    })
  }
  app.get('/live', () => ({ status: 'up', version }))
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(metricsToken, request)) refuse('call.forbidden')
    return reply.type(register.contentType).send(await register.metrics())
  })
  openApiRoute(app, version)
}
