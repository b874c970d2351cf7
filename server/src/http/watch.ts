import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { sql } from 'kysely'
import { openApi } from './openapi.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
} // our own file

/** What a watchman asks: is it up, how is it doing, what can it do. Open: it tells nothing of the plant. */
export function watch(app: FastifyInstance) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const took = new Histogram({
    name: 'takt_http_seconds',
    help: 'Time to answer a call',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  const { floor, telegrams } = app
  new Counter({
    name: 'takt_floor_messages_total',
    help: 'Station messages answered after their commit',
    registers: [register],
    collect() {
      this.reset()
      this.inc(floor.counted.messages)
    },
  })
  new Counter({
    name: 'takt_floor_transactions_total',
    help: 'Transactions they were stored by',
    registers: [register],
    collect() {
      this.reset()
      this.inc(floor.counted.transactions)
    },
  })
  new Counter({
    name: 'takt_station_telegrams_dropped_total',
    help: 'Telegrams of stations that the log lost, because the database did not take them',
    registers: [register],
    collect() {
      this.reset()
      this.inc(telegrams.counted.dropped)
    },
  })
  new Gauge({
    name: 'takt_station_telegrams_waiting',
    help: 'Telegrams of stations on their way to the database',
    registers: [register],
    collect() {
      this.set(telegrams.waiting)
    },
  })
  new Gauge({
    name: 'takt_database_connections',
    help: 'Connections to the database',
    registers: [register],
    collect() {
      this.set(app.database.pool.totalCount)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    took.observe(
      { route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })

  app.get('/health', async (_request, reply) => {
    const database = await sql`select 1`.execute(app.database.db).then(
      () => 'up' as const,
      () => 'down' as const,
    )
    return reply
      .status(database === 'up' ? 200 : 503)
      .send({ status: database === 'up' ? 'up' : 'degraded', database, version })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
  app.get('/api/openapi.json', async () => openApi(version))
}
