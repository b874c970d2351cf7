import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { from as copyFrom } from 'pg-copy-streams'
import { type BenchLine, makeLine } from './line.ts'
import { processorSeconds } from './processor.ts'
import { openSender, type Send } from './sender.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const stationCount = 10
/**
 * 200 values a post, in three shapes: a tester that measures everything at once, a station with fifty, and twenty units of a station with ten.
 * The last two are the goals against COPY: by the clock, with the sender on the same machine, and by what the processor did for a value.
 */
const shapes = [
  [1, 200, 1.5, 2],
  [4, 50, 1.2, 1.5],
  [20, 10, 0.7, 0.8],
] as const
const chains = 24
const lineCount = 3
const rounds = 5

const wide = `create table if not exists bench_wide (
  line_number text not null, station_number text not null, product_sn text not null, order_code text not null, type_no text not null, result_code text not null,
  result_name text not null, unit text, result_value float8 not null, min_value float8, standard_value float8, max_value float8, result_status text not null, test_time timestamptz not null
);
create index if not exists bench_wide_sn on bench_wide (product_sn, result_code);
create index if not exists bench_wide_time on bench_wide (station_number, test_time);
truncate bench_wide`

type Made = { made: number; ms: number }

/** What everybody does: a row a measurement, two indexes, by the fastest door PostgreSQL has. */
async function copyWide({ pool }: Stage, rows: number): Promise<Made> {
  await pool.query(wide)
  const at = new Date().toISOString()
  const line = (i: number) =>
    `L1\tS${10 * (i % 10)}\tSN-${Math.floor(i / 100)}\tWO-1\tT-1\tC${i % 10}\tCharacteristic ${i % 10}\tmm\t${10 + (i % 997) / 1000}\t0\t10\t20\tok\t${at}\n`
  function* text() {
    for (let i = 0; i < rows; i += 500)
      yield Array.from({ length: Math.min(500, rows - i) }, (_, k) => line(i + k)).join('')
  }
  const client = await pool.connect()
  const [, ms] = await timed(() =>
    pipeline(Readable.from(text()), client.query(copyFrom('copy bench_wide from stdin'))),
  )
  client.release()
  return { made: rows, ms }
}

export type Shape = readonly [units: number, valueCount: number, goal: number, goalOfProcessor: number]
let serial = 0

/** Values as COPY's, written beforehand: a station that sends is no program of the server's machine. */
const measured = new Map<number, string[]>()
function someResults(count: number) {
  const lists = measured.get(count) ?? Array.from({ length: 500 }, () => resultsOf(count))
  measured.set(count, lists)
  return lists[Math.floor(Math.random() * lists.length)]!
}
function resultsOf(count: number) {
  const result = (_: unknown, i: number) =>
    `{"resultCode":"C${i + 1}","resultValue":${10 + Math.floor(Math.random() * 997) / 1000}}`
  return Array.from({ length: count }, result).join(',')
}

/** Some units go through all ten stations: ten posts of 200 values, each judged, counted, and answered after its commit. */
async function sendChain(send: Send, { lineNumber, orderCode, keys }: BenchLine, [units, valueCount]: Shape) {
  const sns = Array.from({ length: units }, () => `SN-${lineNumber}-${serial++}`)
  for (const key of keys) {
    const at = new Date().toISOString()
    const items = sns.map(
      (productSn) =>
        `{"kind":"complete","messageId":"${productSn}-${key.slice(-6)}","at":"${at}","productSn":"${productSn}","orderCode":"${orderCode}","verdict":"ok","results":[${someResults(valueCount)}]}`,
    )
    const reply = await send(`/api/station/batch/${lineNumber}`, key, `{"items":[${items.join(',')}]}`)
    const { code, data } = JSON.parse(reply) as { code: number; data?: { answers: { code: number }[] } } // the envelope
    if (code !== 20000 || data!.answers.some((answer) => answer.code !== 20000))
      throw new Error(`A pass was refused: ${reply}`)
  }
}

export async function ingest(stage: Stage, lines: BenchLine[], shape: Shape, seconds: number): Promise<Made> {
  const end = performance.now() + seconds * 1000
  let values = 0
  const { send, close } = openSender(stage.url)
  const chain = async (line: BenchLine) => {
    while (performance.now() < end) {
      await sendChain(send, line, shape)
      values += stationCount * shape[0] * shape[1]
    }
  }
  const [, ms] = await timed(() =>
    Promise.all(lines.flatMap((line) => Array.from({ length: chains }, () => chain(line)))),
  )
  close()
  return { made: values, ms }
}

export async function benchIngest(stage: Stage) {
  for (const shape of shapes) await benchShape(stage, shape)
  await stage.pool.query('drop table bench_wide')
}

/** Rows or values a second by the clock, and the microseconds of processor that each took. */
type Speed = { rate: number; each: number }

async function inProcessor(stage: Stage, work: () => Promise<Made>): Promise<Speed> {
  const before = await processorSeconds(stage)
  const { made, ms } = await work()
  const used = (await processorSeconds(stage)) - before
  return { rate: made / (ms / 1000), each: (1e6 * used) / made }
}

async function benchShape(stage: Stage, shape: Shape) {
  const [units, valueCount, goal, goalOfProcessor] = shape
  const lines: BenchLine[] = []
  for (let i = 0; i < lineCount; i++)
    lines.push(await makeLine(stage, `B${valueCount}-${i}`, stationCount, valueCount))
  await ingest(stage, lines, shape, 6)
  const ours: Speed[] = []
  const raw: Speed[] = []
  for (let round = 0; round < rounds; round++) {
    raw.push(await inProcessor(stage, () => copyWide(stage, 200_000)))
    ours.push(await inProcessor(stage, () => ingest(stage, lines, shape, 4)))
  }
  const ratio = median(ours.map(({ rate }, i) => rate / raw[i]!.rate))
  const processor = median(ours.map(({ each }, i) => raw[i]!.each / each))
  say(
    `batch ingest over HTTP, 200 values a post (${units} × ${valueCount}), against raw COPY into a wide table`,
    {
      ratio: round(ratio),
      limit: goal,
      reached: ratio >= goal,
      valuesPerSecond: Math.round(median(ours.map(({ rate }) => rate))),
      passesPerSecond: Math.round(median(ours.map(({ rate }) => rate)) / valueCount),
      rawCopyRowsPerSecond: Math.round(median(raw.map(({ rate }) => rate))),
    },
  )
  say(
    `the same (${units} × ${valueCount}) in processor seconds of COPY a row, against those of server and database a value`,
    {
      ratio: round(processor),
      limit: goalOfProcessor,
      reached: processor >= goalOfProcessor,
      microsecondsPerValue: round(median(ours.map(({ each }) => each)), 2),
      microsecondsPerCopiedRow: round(median(raw.map(({ each }) => each)), 2),
    },
  )
  await saySize(stage, valueCount)
}

async function saySize({ pool }: Stage, valueCount: number) {
  await pool.query('vacuum (analyze) passes')
  const {
    rows: [size],
  } = await pool.query<{ heap: string; indexes: string; toast: string; values: string }>(
    `select sum(pg_relation_size(i.inhrelid)) as heap, sum(pg_indexes_size(i.inhrelid)) as indexes, sum(pg_table_size(i.inhrelid) - pg_relation_size(i.inhrelid)) as toast,
       (select sum(cardinality(values)) from passes) as values from pg_inherits i where i.inhparent = 'passes'::regclass`,
  )
  await pool.query('truncate passes')
  const values = Number(size!.values)
  const bytes = (Number(size!.heap) + Number(size!.indexes) + Number(size!.toast)) / values
  say(`bytes per stored value with ${valueCount} values a pass, index and header included`, {
    bytes: round(bytes, 1),
    limit: 30,
    reached: bytes <= 30,
    heap: round(Number(size!.heap) / values, 1),
    indexes: round(Number(size!.indexes) / values, 1),
    values,
  })
}
