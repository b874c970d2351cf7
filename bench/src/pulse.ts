import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { genealogy } from '@takt/contract/genealogy.ts'
import { type BenchLine, makeLine } from './line.ts'
import { median, percentile, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const [stationCount, perSecond, seconds] = [40, 800, 10]
const heldUnits = 10_000
const limit = 20

/**
 * How long a station waits for the answer to its heartbeat when so many come each second, whether those before are answered or not; then the
 * same while a person holds all units that a lot went into.
 */
export async function benchPulse(stage: Stage) {
  const line = await makeLine(stage, 'BP', stationCount, 1)
  await holders(stage, line)
  await beats(stage, line, () => pause(2000))
  const alone = await beats(stage, line, () => pause(1000 * seconds))
  sayPulse(`a heartbeat at ${perSecond} a second, as they come`, alone, {})
  const holding = { ms: 0 }
  const meanwhile = await beats(stage, line, async () => {
    const hold = { bomCode: 'PIN', bomLot: 'PINS', reason: 'soft' }
    const [{ changed }, ms] = await timed(() => stage.call(genealogy.hold, hold, line.lineNumber))
    if (changed !== heldUnits) throw new Error(`${changed} units were held`)
    holding.ms = ms
  })
  sayPulse(`the same while ${heldUnits} units are held`, meanwhile, {
    secondsToHold: round(holding.ms / 1000, 1),
    aloneP99: round(percentile(alone, 0.99), 1),
  })
}

const sayPulse = (figure: string, took: number[], more: object) => {
  const p99 = percentile(took, 0.99)
  say(figure, {
    p99: round(p99, 1),
    limit,
    reached: p99 <= limit,
    median: round(median(took), 1),
    longest: round(Math.max(...took), 1),
    beats: took.length,
    ...more,
  })
}

/** Finished units with a part of the lot in each. */
const holders = ({ pool }: Stage, { lineNumber, typeNo, orderCode }: BenchLine) =>
  pool.query(
    `with made as (
       insert into units (line_number, product_id, type_no, type_ver, order_code, processing_number, processing_ver,
         process_status, registered_at, last_time, finished_at)
       select $1, gen_random_uuid(), $2, 1, $3, $4, 1, 'finished', now(), now(), now() from generate_series(1, $5)
       returning product_id)
     insert into components (line_number, product_id, component_id, root_id, bom_code, bom_lot, quantity, part_grp,
       station_number, component_time)
     select $1, product_id, gen_random_uuid(), product_id, 'PIN', 'PINS', 1, 'PIN', 'S10', now() from made`,
    [lineNumber, typeNo, orderCode, `R-${lineNumber}`, heldUnits],
  )

/** Milliseconds from when each was due until its answer, for as long as the work lasts. */
async function beats(stage: Stage, line: BenchLine, work: () => Promise<unknown>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const took: number[] = []
  const acts: Promise<void>[] = []
  const going = { on: true }
  const done = work().finally(() => (going.on = false))
  const start = performance.now()
  for (let sent = 0; going.on; await pause(1)) {
    for (; sent < ((performance.now() - start) / 1000) * perSecond; sent++) {
      const due = start + (1000 * sent) / perSecond
      const key = line.keys[sent % stationCount]!
      acts.push(
        beat(stage.url, agent, line.lineNumber, key).then(() => void took.push(performance.now() - due)),
      )
    }
  }
  await done
  await Promise.all(acts)
  agent.destroy()
  return took
}

const beat = (url: string, agent: Agent, lineNumber: string, key: string) =>
  new Promise<void>((done, failed) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const call = request(`${url}/api/station/heartbeat/${lineNumber}`, { method: 'POST', agent, headers })
    call.on('response', (reply) => {
      reply.resume()
      reply.on('end', () => (reply.statusCode === 200 ? done() : failed(new Error(`${reply.statusCode}`))))
    })
    call.on('error', failed)
    call.end(JSON.stringify({ at: new Date().toISOString() }))
  })
