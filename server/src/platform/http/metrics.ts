import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ErrorKey } from '@takt/contract/errors.ts'
import { type DatabaseFigures, databaseFigures } from '../db/figures.ts'
import { jobMetrics } from './job-metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refused log-ins, wrong keys, an absent database: each by its key, and by the class of the database's error. */
    countRefusal: (key: ErrorKey, error: unknown) => void
  }
}

/** These are sums under the names of counters; the same names without `_total` have it by kind. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

const kindOf = (route: string) =>
  /^\/api\/(station|cfx|host)\//.exec(route)?.[1] ?? (route.startsWith('/api/') ? 'call' : 'other')
const featureOf = (route: string) => /^\/api\/(\w+)/.exec(route)?.[1] ?? 'other'

export type Build = { version: string; dataDir: string | null }

export function measure(app: FastifyInstance, register: Registry, build: Build) {
  collectDefaultMetrics({ register })
  for (const name of misnamed) register.removeSingleMetric(name)
  callMetrics(app, register)
  jobMetrics(app, register)
  queueMetrics(app, register)
  databaseMetrics(app, register, build)
}

function callMetrics(app: FastifyInstance, register: Registry) {
  // By route it was 7,100 lines, which took 12-30 ms of the main thread each time.
  const took = new Histogram({
    name: 'takt_http_seconds',
    help: 'Time to answer a call',
    labelNames: ['kind'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  const answered = new Counter({
    name: 'takt_http_requests_total',
    help: 'Calls answered',
    labelNames: ['feature', 'status'],
    registers: [register],
  })
  const refused = new Counter({
    name: 'takt_refusals_total',
    help: 'Calls refused, by the key of the refusal',
    labelNames: ['key'],
    registers: [register],
  })
  const errors = new Counter({
    name: 'takt_database_errors_total',
    help: 'Calls that failed in the database, by class of SQLSTATE, or `connection`',
    labelNames: ['class'],
    registers: [register],
  })
  app.decorate('countRefusal', (key, error) => {
    refused.inc({ key })
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^[\dA-Z]{5}$/.test(code) && 'severity' in (error as object)) errors.inc({ class: code.slice(0, 2) })
    else if (key === 'call.database_down') errors.inc({ class: 'connection' })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? ''
    took.observe({ kind: kindOf(route) }, reply.elapsedTime / 1000)
    answered.inc({ feature: featureOf(route), status: `${Math.floor(reply.statusCode / 100)}xx` })
  })
}

function queueMetrics(app: FastifyInstance, register: Registry) {
  const { floor, telegrams } = app
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
  counter(
    'takt_floor_messages_total',
    'Station messages answered after their commit',
    () => floor.counted.messages,
  )
  counter(
    'takt_floor_transactions_total',
    'Transactions they were stored by',
    () => floor.counted.transactions,
  )
  gauge('takt_floor_waiting', 'Station messages that wait for their turn', () => floor.waiting.messages)
  gauge('takt_floor_oldest_seconds', 'How long the oldest of them has waited', () => floor.waiting.seconds)
  counter(
    'takt_station_telegrams_dropped_total',
    'Telegrams of stations that the log lost, because the database did not take them',
    () => telegrams.counted.dropped,
  )
  gauge(
    'takt_station_telegrams_waiting',
    'Telegrams of stations on their way to the database',
    () => telegrams.waiting,
  )
  gauge('takt_exports_running', 'Exports and prints that run now', () => app.exports.running)
  gauge('takt_websockets', 'Screens that hear what changes', () => app.websocketServer?.clients.size ?? 0)
  new Gauge({
    name: 'takt_http_connections',
    help: 'Open connections',
    registers: [register],
    async collect() {
      this.set(
        await new Promise<number>((resolve) => void app.server.getConnections((_, count) => resolve(count))),
      )
    },
  })
}

type Figure = Exclude<keyof DatabaseFigures, 'migration' | 'postgres'>

/** A figure may be so old: however often it is requested, the database is read now and then. */
const stale = 15_000

function databaseMetrics(app: FastifyInstance, register: Registry, { version, dataDir }: Build) {
  const {
    database: { db, pool, floor, standby },
  } = app
  const pools = { common: pool, floor }
  const byPool = (name: string, help: string, read: (one: typeof pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [register],
      collect() {
        for (const [pool, one] of Object.entries(pools)) this.set({ pool }, read(one))
      },
    })
  byPool('takt_database_connections', 'Connections to the database', (one) => one.totalCount)
  byPool('takt_database_waiting', 'Calls that wait for a connection', (one) => one.waitingCount)

  let lastFigures: { at: number; figures: Promise<DatabaseFigures | null> } | null = null
  const figures = () => {
    if (!lastFigures || performance.now() - lastFigures.at > stale)
      lastFigures = { at: performance.now(), figures: databaseFigures(db).catch(() => null) }
    return lastFigures.figures
  }
  const fromDatabase = (name: string, help: string, figure: Figure) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const found = await figures()
        const value = found && found[figure]
        if (value !== null) this.set(value)
        else this.remove()
      },
    })
  new Gauge({
    name: 'takt_database_up',
    help: 'Whether the database answers',
    registers: [register],
    async collect() {
      this.set((await figures()) ? 1 : 0)
    },
  })
  if (standby)
    new Gauge({
      name: 'takt_standby_lag_seconds',
      help: 'How far the standby of READ_DATABASE_URL is behind; absent: not known yet',
      registers: [register],
      collect() {
        const lag = standby.lag()
        if (lag !== null) this.set(lag)
      },
    })
  fromDatabase('takt_database_bytes', 'Size of the database', 'size')
  fromDatabase('takt_host_waiting', 'Telegrams to the host that wait or are tried again', 'hostWaiting')
  fromDatabase('takt_host_oldest_seconds', 'How long the oldest of them has waited', 'hostOldest')
  fromDatabase(
    'takt_host_dead',
    'Telegrams to the host that were given up and nobody took care of',
    'hostDead',
  )
  fromDatabase('takt_events_set_aside', 'Events a follower could not act on', 'eventsSetAside')
  fromDatabase(
    'takt_last_backup_timestamp_seconds',
    'When `npm run backup` last finished; absent: never',
    'lastBackup',
  )
  new Gauge({
    name: 'takt_build_info',
    help: 'What runs here',
    labelNames: ['version', 'migration', 'node', 'postgres'],
    registers: [register],
    async collect() {
      const found = await figures()
      this.reset()
      this.set(
        {
          version,
          node: process.version,
          migration: found?.migration ?? '',
          postgres: found?.postgres ?? '',
        },
        1,
      )
    },
  })
  if (dataDir)
    new Gauge({
      name: 'takt_disk_free_bytes',
      help: 'Free space where DATA_DIR is',
      registers: [register],
      async collect() {
        this.set(await statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize))
      },
    })
}
