import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { values } from '@takt/contract/values.ts'
import type { Crowd } from './crowd-clients.ts'
import { type BenchLine, makeLine } from './line.ts'
import { percentile, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const seconds = 6
const units = 2000
const valueCount = 50
const strangers = 16
const exporters = 100
const limit = 100
const kinds = ['OpenAPI document', 'metrics', 'bodies that never end', 'wrong log-ins', 'exports'] as const

/** How long a station waits for the answer to its heartbeat while others call who need not be answered. */
export async function benchCrowd(stage: Stage) {
  const line = await makeLine(stage, 'BW', 1, valueCount)
  await fill(stage, line)
  await heartbeats(stage, line, 2)
  for (const kind of kinds) {
    const quiet = await heartbeats(stage, line, seconds)
    const clients = kind === 'exports' ? exporters : strangers
    const crowd: Crowd = {
      kind,
      url: stage.url,
      clients,
      seconds: seconds + 1,
      token: await stage.token(),
      path: `/api/${values.export.name}/${line.lineNumber}`,
    }
    const worker = new Worker(new URL('crowd-clients.ts', import.meta.url), { workerData: crowd })
    const answers = once(worker, 'message')
    await once(worker, 'online')
    const took = await heartbeats(stage, line, seconds)
    const [counts] = (await answers) as [Record<string, number>] // what the worker posts
    const [p99, alone] = [percentile(took, 0.99), percentile(quiet, 0.99)]
    say(`a station's heartbeat while ${clients} clients ask for: ${kind}`, {
      p99: round(p99, 1),
      limit,
      reached: p99 <= limit,
      median: round(percentile(took, 0.5), 1),
      longest: round(Math.max(...took), 1),
      p99Alone: round(alone, 1),
      ratio: round(p99 / alone),
      answers: counts,
    })
  }
}

async function heartbeats({ post }: Stage, { lineNumber, keys: [key] }: BenchLine, seconds: number) {
  const end = performance.now() + seconds * 1000
  const took: number[] = []
  while (performance.now() < end) {
    took.push(
      (
        await timed(() => post(`/api/station/heartbeat/${lineNumber}`, { at: new Date().toISOString() }, key))
      )[1],
    )
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return took
}

/** Two thousand units of fifty values: a file of some ten megabytes. */
async function fill({ post }: Stage, { lineNumber, orderCode, keys: [key] }: BenchLine) {
  const results = Array.from({ length: valueCount }, (_, i) => ({ resultCode: `C${i + 1}`, resultValue: 10 }))
  for (let unit = 0; unit < units; unit += 20) {
    const items = Array.from({ length: 20 }, (_, i) => ({
      kind: 'complete',
      messageId: `BW-${unit + i}`,
      at: new Date().toISOString(),
      productSn: `BW-${unit + i}`,
      orderCode,
      verdict: 'ok',
      results,
    }))
    await post(`/api/station/batch/${lineNumber}`, { items }, key)
  }
}
