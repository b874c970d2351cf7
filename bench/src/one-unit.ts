import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type BenchLine, makeLine } from './line.ts'
import { median, percentile, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const stationCount = 50
const valueCount = 10
const connections = 8
const seconds = 5
const rounds = 3

/** Fifty stations, each a route of one step of its own would be no line: all work on the same step's set, each on its own units. */
export async function benchOneUnit(stage: Stage) {
  const line = await makeLine(stage, 'BU', 1, valueCount)
  const {
    rows: [set],
  } = await stage.pool.query<{ set_key: number }>(
    'select set_key from collection_sets where col_set_id = $1',
    [line.colSetId],
  )
  await throughHttp(stage, line, 2)
  const ours: number[] = []
  const bare: number[] = []
  const latencies: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    bare.push(await bareSql(stage, line, set!.set_key, turn))
    const { rate, took } = await throughHttp(stage, line, seconds)
    ours.push(rate)
    latencies.push(...took)
  }
  const ratio = median(ours.map((rate, i) => rate / bare[i]!))
  say(
    'arrive + complete of one unit with 10 values, 50 stations at once, against the bare SQL of the same transactions',
    {
      ratio: round(ratio),
      limit: 0.5,
      reached: ratio >= 0.5,
      unitsPerSecond: Math.round(median(ours)),
      bareUnitsPerSecond: Math.round(median(bare)),
      p50Milliseconds: round(percentile(latencies, 0.5), 1),
      p99Milliseconds: round(percentile(latencies, 0.99), 1),
    },
  )
}

let serial = 0
const results = () =>
  Array.from({ length: valueCount }, (_, i) => ({ resultCode: `C${i + 1}`, resultValue: 10 + Math.random() }))

async function throughHttp(
  { post }: Stage,
  { lineNumber, orderCode, keys: [key] }: BenchLine,
  seconds: number,
) {
  const end = performance.now() + seconds * 1000
  const took: number[] = []
  let made = 0
  const station = async () => {
    while (performance.now() < end) {
      const productSn = `BU-${serial++}`
      const at = () => new Date().toISOString()
      const [, arrived] = await timed(() =>
        post(
          `/api/station/arrive/${lineNumber}`,
          { messageId: `a-${productSn}`, at: at(), productSn, orderCode },
          key,
        ),
      )
      const [, completed] = await timed(() =>
        post(
          `/api/station/complete/${lineNumber}`,
          { messageId: `c-${productSn}`, at: at(), productSn, verdict: 'ok', results: results() },
          key,
        ),
      )
      took.push(arrived, completed)
      made += 1
    }
  }
  const [, ms] = await timed(() => Promise.all(Array.from({ length: stationCount }, station)))
  return { rate: made / (ms / 1000), took }
}

/** The same rows read, locked and written, without us: no HTTP, no check, no rule. What a hand-written client could reach. */
async function bareSql(
  { pool }: Stage,
  { lineNumber, orderCode, typeNo }: BenchLine,
  setKey: number,
  turn: number,
) {
  const end = performance.now() + seconds * 1000
  let made = 0
  const work = async (worker: number) => {
    const client = await pool.connect()
    const q = (name: string, text: string, values: unknown[]) =>
      client.query<Row>({ name: `bare_${name}`, text, values })
    while (performance.now() < end) {
      const sn = `BARE-${turn}-${worker}-${made}`
      await arriveBare(client, q, lineNumber, orderCode, typeNo, sn)
      await completeBare(client, q, lineNumber, orderCode, typeNo, sn, setKey, worker)
      made += 1
    }
    client.release()
  }
  const [, ms] = await timed(() => Promise.all(Array.from({ length: connections }, (_, i) => work(i))))
  return made / (ms / 1000)
}

type Row = { product_id: string; n: number[]; mean: number[] }
type Ask = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResult<Row>>
const order =
  'select order_status, order_number, started_number from orders where line_number = $1 and order_code = $2 for no key update'
const heard = `insert into station_states (line_number, station_number, heard_at) values ($1, 'S10', now())
  on conflict (line_number, station_number) do update set heard_at = excluded.heard_at`

async function arriveBare(
  client: pg.PoolClient,
  q: Ask,
  line: string,
  orderCode: string,
  typeNo: string,
  sn: string,
) {
  await client.query('begin')
  await q('unit', 'select * from units where line_number = $1 and product_sn = $2', [line, sn])
  await q('order', order, [line, orderCode])
  await q(
    'refused',
    `select reasons from refused_arrivals where line_number = $1 and station_number = 'S10' and message = $2`,
    [line, 1],
  )
  await q(
    'born',
    `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, current_step, current_station,
      registered_at, last_time, open_station, open_step, open_time, messages) values ($1, $2, $3, $4, 1, $5, $6, 1, 'inProcess', 10, 'S10', now(), now(), 'S10', 10, now(), '{1}')`,
    [line, uuid(), sn, typeNo, orderCode, `R-${line}`],
  )
  await q(
    'started',
    'update orders set started_number = started_number + 1 where line_number = $1 and order_code = $2',
    [line, orderCode],
  )
  await q('heard', heard, [line])
  await client.query('commit')
}

async function completeBare(
  client: pg.PoolClient,
  q: Ask,
  line: string,
  orderCode: string,
  typeNo: string,
  sn: string,
  setKey: number,
  worker: number,
) {
  await client.query('begin')
  const {
    rows: [unit],
  } = await q('unit', 'select * from units where line_number = $1 and product_sn = $2', [line, sn])
  await q('order', order, [line, orderCode])
  await q(
    'done',
    `update units set process_status = 'finished', result_status = 'ok', current_step = null, current_station = null, finished_at = now(), last_time = now(), pass_count = 1,
      trail = '{10}', open_station = null, open_step = null, open_time = null, messages = '{1,2}' where line_number = $1 and product_id = $2`,
    [line, unit!.product_id],
  )
  await q(
    'pass',
    `insert into passes (line_number, product_id, out_time, in_time, set_key, step_seq, pass_no, attempt, asked, verdict, judged, result_status, station_number, values)
      values ($1, $2, now(), now(), $3, 10, 1, 1, true, 'ok', 'ok', 'ok', 'S10', $4)`,
    [line, unit!.product_id, setKey, results().map(({ resultValue }) => resultValue)],
  )
  await q(
    'finished',
    'update orders set actual_number = actual_number + 1 where line_number = $1 and order_code = $2',
    [line, orderCode],
  )
  await q(
    'slot',
    `insert into output_slots (line_number, slot, station_number, type_no, passes, ok) values ($1, date_trunc('hour', now()), $2, $3, 1, 1)
      on conflict (line_number, slot, station_number, type_no) do update set passes = output_slots.passes + 1, ok = output_slots.ok + 1`,
    [line, `W${worker}`, typeNo],
  )
  const {
    rows: [day],
  } = await q(
    'day',
    `select * from characteristic_days where line_number = $1 and day = current_date and station_number = $2 and set_key = $3
       and type_no = $4 and type_ver = 1 for update`,
    [line, `W${worker}`, setKey, typeNo],
  )
  const zeros = new Array(valueCount).fill(0)
  await q(
    'day_kept',
    `insert into characteristic_days (line_number, day, station_number, set_key, type_no, type_ver,
       n, mean, m2, lowest, highest, ng) values ($1, current_date, $2, $3, $6, 1, $4, $5, $5, $5, $5, $4)
      on conflict (line_number, day, station_number, set_key, type_no, type_ver) do update
      set n = excluded.n, mean = excluded.mean, m2 = excluded.m2, lowest = excluded.lowest, highest = excluded.highest`,
    [line, `W${worker}`, setKey, day?.n ?? zeros, day?.mean ?? zeros, typeNo],
  )
  await q('heard', heard, [line])
  await client.query('commit')
}

/** UUID v7, as ours are, so that the index is filled in the same order. */
function uuid() {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex')
}
