import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    countJob: (job: string, outcome: string) => void
  }
}

export function jobMetrics(app: FastifyInstance, register: Registry) {
  const jobs = new Counter({
    name: 'takt_jobs_total',
    help: 'Jobs done, failed and tried again, and given up',
    labelNames: ['job', 'outcome'],
    registers: [register],
  })
  app.decorate('countJob', (job, outcome) => jobs.inc({ job, outcome }))
}
