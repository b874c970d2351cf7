import type { PoolClient } from 'pg'
import { timedId } from '../db/ids.ts'
import { isoOf } from '../db/instants.ts'
import { column, insertRows, numbers, texts, updateRows } from '../db/rows.ts'
import type { Floor, LotState, OrderState, UnitState, Writes } from './state.ts'
import { hostInsert } from '../host/host.ts'
import { storeBench, storeTaken } from '../materials/materials.ts'
import { storeAlarms } from './store-alarms.ts'
import { storeComponents } from './store-components.ts'
import { storeDays } from './store-days.ts'
import { type StatusNow, storeStates, storeStatuses } from './store-statuses.ts'

const iso = (ms: number | null) => (ms === null ? null : isoOf(ms))

/** Everything the rules decided, one statement a table, and the commit: all in one trip, but for statuses, which must look at their neighbours first. */
export async function storeFloor(client: PoolClient, floor: Floor, stations: string[]) {
  const { lineNumber: line, units, orders, lots, bench, writes } = floor
  const taken = [...bench.shelf.lots.values()].filter((lot) => lot.taken !== 0)
  const over = [...orders.values()].filter(({ completedAt }) => completedAt !== null)
  const now = writes.statuses.length
    ? await storeStatuses(client, line, writes.statuses)
    : new Map<string, StatusNow>()
  await Promise.all([
    ...storeUnits(
      client,
      line,
      [...units.byId.values()].filter((unit) => unit.touched),
    ),
    ...storePasses(client, line, writes),
    ...storeFailures(client, line, writes),
    ...storeRefused(client, line, writes),
    ...storeOrders(
      client,
      line,
      [...orders.values()].filter((order) => order.started || order.finished),
    ),
    ...storeLots(
      client,
      line,
      [...lots.values()].filter((lot) => lot.started || lot.finished),
    ),
    ...(over.length
      ? [
          hostInsert(
            client,
            line,
            over.map(({ orderCode }) => ({ teleType: 'orderCompleted', orderCode })),
          ),
        ]
      : []),
    ...storeBench(client, line, bench),
    ...(taken.length ? [storeTaken(client, line, taken)] : []),
    ...storeComponents(client, line, writes),
    ...storeSlots(client, line, writes),
    ...storeDays(client, floor),
    ...storeAlarms(client, line, writes.alarms),
    storeStates(client, line, stations, now, writes),
    client.query('commit'),
  ])
}

/** Sent as soon as they are made; nothing to store, nothing sent. */
type Sent = Promise<unknown>[]

function storeUnits(client: PoolClient, line: string, units: UnitState[]): Sent {
  const fresh = units.filter((unit) => unit.isNew)
  const known = units.filter((unit) => !unit.isNew)
  const born = [
    column(
      'product_sn',
      'text',
      fresh.map((unit) => unit.productSn),
    ),
    column(
      'type_no',
      'text',
      fresh.map((unit) => unit.typeNo),
    ),
    column(
      'type_ver',
      'int',
      fresh.map((unit) => unit.typeVer),
    ),
    column(
      'order_code',
      'text',
      fresh.map((unit) => unit.orderCode),
    ),
    column(
      'lot_no',
      'text',
      fresh.map((unit) => unit.lotNo),
    ),
    column(
      'processing_number',
      'text',
      fresh.map((unit) => unit.processingNumber),
    ),
    column(
      'processing_ver',
      'int',
      fresh.map((unit) => unit.processingVer),
    ),
    column(
      'package_ver',
      'int',
      fresh.map((unit) => unit.packageVer),
    ),
    column(
      'place_in_order',
      'int',
      fresh.map((unit) => unit.placeInOrder),
    ),
    column(
      'registered_at',
      'timestamptz',
      fresh.map((unit) => iso(unit.registeredAt)),
    ),
  ]
  return [
    ...(fresh.length ? [insertRows(client, 'units', line, [...working(fresh), ...born])] : []),
    ...(known.length ? [updateRows(client, 'units', line, 1, working(known))] : []),
  ]
}

/** What work changes of a unit. */
const working = (units: UnitState[]) => [
  column(
    'product_id',
    'uuid',
    units.map((unit) => unit.productId),
  ),
  column(
    'process_status',
    'text',
    units.map((unit) => unit.processStatus),
  ),
  column(
    'result_status',
    'text',
    units.map((unit) => unit.resultStatus),
  ),
  column(
    'current_step',
    'int',
    units.map((unit) => unit.currentStep),
  ),
  column(
    'current_station',
    'text',
    units.map((unit) => unit.currentStation),
  ),
  column(
    'rework_count',
    'int',
    units.map((unit) => unit.reworkCount),
  ),
  column(
    'status_reason',
    'text',
    units.map((unit) => unit.statusReason),
  ),
  column(
    'failed_step',
    'text',
    units.map((unit) => unit.failedStep),
  ),
  column(
    'finished_at',
    'timestamptz',
    units.map((unit) => iso(unit.finishedAt)),
  ),
  column(
    'last_time',
    'timestamptz',
    units.map((unit) => iso(unit.lastTime)),
  ),
  column(
    'pass_count',
    'smallint',
    units.map((unit) => unit.passCount),
  ),
  column(
    'trail',
    'text',
    units.map((unit) => numbers(unit.trail)),
    'smallint[]',
  ),
  column(
    'return_step',
    'int',
    units.map((unit) => unit.returnStep),
  ),
  column(
    'open_station',
    'text',
    units.map((unit) => unit.openStation),
  ),
  column(
    'open_step',
    'int',
    units.map((unit) => unit.openStep),
  ),
  column(
    'open_time',
    'timestamptz',
    units.map((unit) => iso(unit.openTime)),
  ),
  column(
    'open_operator',
    'text',
    units.map((unit) => unit.openOperator),
  ),
  column(
    'messages',
    'text',
    units.map((unit) => numbers(Array.from(unit.messages, (message) => message ?? 0))),
    'bigint[]',
  ),
]

const storePasses = (client: PoolClient, line: string, { passes }: Writes): Sent =>
  passes.length === 0
    ? []
    : [
        insertRows(client, 'passes', line, [
          column(
            'product_id',
            'uuid',
            passes.map((pass) => pass.productId),
          ),
          column(
            'out_time',
            'timestamptz',
            passes.map((pass) => iso(pass.outTime)),
          ),
          column(
            'in_time',
            'timestamptz',
            passes.map((pass) => iso(pass.inTime)),
          ),
          column(
            'set_key',
            'int',
            passes.map((pass) => pass.setKey),
          ),
          column(
            'step_seq',
            'smallint',
            passes.map((pass) => pass.stepSeq),
          ),
          column(
            'pass_no',
            'smallint',
            passes.map((pass) => pass.passNo),
          ),
          column(
            'attempt',
            'smallint',
            passes.map((pass) => pass.attempt),
          ),
          column(
            'asked',
            'boolean',
            passes.map((pass) => pass.asked),
          ),
          column(
            'verdict',
            'text',
            passes.map((pass) => pass.verdict),
          ),
          column(
            'judged',
            'text',
            passes.map((pass) => pass.judged),
          ),
          column(
            'result_status',
            'text',
            passes.map((pass) => pass.resultStatus),
          ),
          column(
            'station_number',
            'text',
            passes.map((pass) => pass.stationNumber),
          ),
          column(
            'operator',
            'text',
            passes.map((pass) => pass.operator),
          ),
          column(
            'values',
            'text',
            passes.map((pass) => numbers(pass.values)),
            'float8[]',
          ),
          column(
            'texts',
            'text',
            passes.map((pass) => texts(pass.texts)),
            'text[]',
          ),
          column(
            'station_ng',
            'text',
            passes.map((pass) => numbers(pass.stationNg)),
            'smallint[]',
          ),
        ]),
      ]

function storeFailures(client: PoolClient, line: string, { failures, mended }: Writes): Sent {
  const sent: Sent = []
  if (failures.length) {
    sent.push(
      insertRows(client, 'failures', line, [
        column(
          'fail_id',
          'uuid',
          failures.map((failure) => timedId(failure.failTime)),
        ),
        column(
          'product_id',
          'uuid',
          failures.map((failure) => failure.productId),
        ),
        column(
          'product_sn',
          'text',
          failures.map((failure) => failure.productSn),
        ),
        column(
          'station_number',
          'text',
          failures.map((failure) => failure.stationNumber),
        ),
        column(
          'step_seq',
          'int',
          failures.map((failure) => failure.stepSeq),
        ),
        column(
          'pass_no',
          'int',
          failures.map((failure) => failure.passNo),
        ),
        column(
          'result_code',
          'text',
          failures.map((failure) => failure.resultCode),
        ),
        column(
          'result_value',
          'float8',
          failures.map((failure) => failure.resultValue),
        ),
        column(
          'fail_status',
          'text',
          failures.map((failure) => failure.failStatus),
        ),
        column(
          'fail_time',
          'timestamptz',
          failures.map((failure) => iso(failure.failTime)),
        ),
      ]),
    )
  }
  if (mended.length) {
    sent.push(
      client.query({
        name: 'floor_mend',
        text: `update failures f set fail_status = 'closed', closed_time = m.at from unnest($1::text[], $2::uuid[], $3::int[], $4::timestamptz[]) as m (line, product_id, step_seq, at)
             where f.line_number = m.line and f.product_id = m.product_id and f.step_seq = m.step_seq and f.fail_status in ('open', 'rework')`,
        values: [
          mended.map(() => line),
          mended.map((one) => one.productId),
          mended.map((one) => one.stepSeq),
          mended.map((one) => iso(one.at)),
        ],
      }),
    )
  }
  return sent
}

function storeRefused(client: PoolClient, line: string, { refused }: Writes): Sent {
  if (refused.length === 0) return []
  return [
    insertRows(
      client,
      'refused_arrivals',
      line,
      [
        column(
          'station_number',
          'text',
          refused.map((one) => one.stationNumber),
        ),
        column(
          'message',
          'bigint',
          refused.map((one) => one.message),
        ),
        column(
          'product_sn',
          'text',
          refused.map((one) => one.productSn),
        ),
        column(
          'product_id',
          'uuid',
          refused.map((one) => one.productId),
        ),
        column(
          'at',
          'timestamptz',
          refused.map((one) => iso(one.at)),
        ),
        column(
          'reasons',
          'text',
          refused.map((one) => JSON.stringify(one.reasons)),
          'jsonb',
        ),
      ],
      'on conflict do nothing',
    ),
  ]
}

function storeOrders(client: PoolClient, line: string, orders: OrderState[]): Sent {
  if (orders.length === 0) return []
  return [
    client.query({
      name: 'floor_count_orders',
      text: `update orders o set started_number = o.started_number + c.started, actual_number = o.actual_number + c.finished,
             order_status = case when c.completed is null then o.order_status else 'completed' end, actual_end = coalesce(c.completed, o.actual_end),
             actual_start = least(o.actual_start, c.first_started)
           from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[]) as c (line, order_code, started, finished, completed, first_started)
           where o.line_number = c.line and o.order_code = c.order_code`,
      values: [
        orders.map(() => line),
        orders.map((o) => o.orderCode),
        orders.map((o) => o.started),
        orders.map((o) => o.finished),
        orders.map((o) => iso(o.completedAt)),
        orders.map((o) => iso(o.startedAt)),
      ],
    }),
  ]
}

function storeLots(client: PoolClient, line: string, lots: LotState[]): Sent {
  if (lots.length === 0) return []
  const completed = lots.filter(({ completedAt }) => completedAt !== null)
  const told = completed.map(
    ({ lotNo, orderCode, number, startedNumber, started, doneNumber, finished, ngNumber }) => ({
      teleType: 'lotCompleted' as const,
      orderCode,
      lotNo,
      lot: {
        lotNo,
        number,
        startedNumber: startedNumber + started,
        doneNumber: doneNumber + finished,
        ngNumber,
      },
    }),
  )
  return [
    client.query({
      name: 'floor_count_lots',
      text: `update lots l set started_number = l.started_number + c.started, done_number = l.done_number + c.finished, revision = l.revision + 1,
               lot_status = case when c.completed is null then l.lot_status else 'completed' end, ended_at = coalesce(c.completed, l.ended_at)
             from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::timestamptz[]) as c (line, lot_no, started, finished, completed) where l.line_number = c.line and l.lot_no = c.lot_no`,
      values: [
        lots.map(() => line),
        lots.map((l) => l.lotNo),
        lots.map((l) => l.started),
        lots.map((l) => l.finished),
        lots.map((l) => iso(l.completedAt)),
      ],
    }),
    ...(told.length ? [hostInsert(client, line, told)] : []),
  ]
}

const counters = ['passes', 'ok', 'first_passes', 'first_ok', 'finished', 'finished_first', 'cycle_seconds']

function storeSlots(client: PoolClient, line: string, { slots }: Writes): Sent {
  const all = [...slots.values()]
  if (all.length === 0) return []
  return [
    insertRows(
      client,
      'output_slots',
      line,
      [
        column(
          'slot',
          'timestamptz',
          all.map((one) => iso(one.slot)),
        ),
        column(
          'station_number',
          'text',
          all.map((one) => one.stationNumber),
        ),
        column(
          'type_no',
          'text',
          all.map((one) => one.typeNo),
        ),
        column(
          'passes',
          'int',
          all.map((one) => one.passes),
        ),
        column(
          'ok',
          'int',
          all.map((one) => one.ok),
        ),
        column(
          'first_passes',
          'int',
          all.map((one) => one.firstPasses),
        ),
        column(
          'first_ok',
          'int',
          all.map((one) => one.firstOk),
        ),
        column(
          'finished',
          'int',
          all.map((one) => one.finished),
        ),
        column(
          'finished_first',
          'int',
          all.map((one) => one.finishedFirst),
        ),
        column(
          'cycle_seconds',
          'float8',
          all.map((one) => one.cycleSeconds),
        ),
      ],
      `on conflict (line_number, slot, station_number, type_no) do update set ${counters.map((name) => `${name} = output_slots.${name} + excluded.${name}`).join(', ')}`,
    ),
  ]
}
