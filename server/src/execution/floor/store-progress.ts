import { systemUser } from '@takt/contract/system-user.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { columnsOf, insertRows, type Sql } from '../../platform/db/rows.ts'
import { hostInsert } from '../../platform/outbox/outbox.ts'
import type { LotState, OrderState } from './unit-state.ts'

const iso = (ms: number | null) => (ms === null ? null : isoOf(ms))

/** Counts what orders started and finished; the completed ones are reported to the host. */
export function storeOrders(client: Sql, line: string, orders: readonly OrderState[]): Promise<unknown>[] {
  const counted = orders.filter((order) => order.started || order.finished)
  const completed = orders.filter(({ completedAt }) => completedAt !== null)
  return [
    ...(counted.length ? [countOrders(client, line, counted)] : []),
    ...(completed.length
      ? [
          hostInsert(
            client,
            line,
            completed.map(({ orderCode, traceId }) => ({ teleType: 'orderCompleted', orderCode, traceId })),
          ),
          insertRows(client, 'audit_log', line, completionColumns(completed)),
        ]
      : []),
  ]
}

const countOrders = (client: Sql, line: string, orders: readonly OrderState[]) =>
  client.query({
    name: 'floor_count_orders',
    text: `update orders o set started_number = o.started_number + c.started, actual_number = o.actual_number + c.finished,
             order_status = case when c.completed is null then o.order_status else 'completed' end, actual_end = coalesce(c.completed, o.actual_end),
             ended_at = coalesce(c.completed, o.ended_at),
             actual_start = least(o.actual_start, c.first_started)
           from unnest($2::text[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[]) as c (order_code, started, finished, completed, first_started)
           where o.line_number = $1 and o.order_code = c.order_code`,
    values: [
      line,
      orders.map((o) => o.orderCode),
      orders.map((o) => o.started),
      orders.map((o) => o.finished),
      orders.map((o) => iso(o.completedAt)),
      orders.map((o) => iso(o.startedAt)),
    ],
  })

/** No person completed these orders: their history names the system. */
const completionColumns = columnsOf<OrderState>(
  {},
  {
    user_name: ['text', () => systemUser],
    entity: ['text', () => 'order'],
    entity_key: ['text', ({ orderCode }) => orderCode],
    action: ['text', () => 'complete'],
    trace_id: ['text', ({ traceId }) => traceId],
    before: ['jsonb', () => ({ orderStatus: 'producing' })],
    after: [
      'jsonb',
      (order) => ({
        orderStatus: 'completed',
        actualNumber: order.actualNumber + order.finished,
        actualEnd: iso(order.completedAt),
      }),
    ],
  },
)

/** Counts what lots started and finished; the completed ones are reported to the host. */
export function storeLots(client: Sql, line: string, all: readonly LotState[]): Promise<unknown>[] {
  const lots = all.filter((lot) => lot.started || lot.finished)
  if (lots.length === 0) return []
  const completed = lots.filter(({ completedAt }) => completedAt !== null)
  const telegrams = completed.map(
    ({ lotNo, orderCode, number, startedNumber, started, doneNumber, finished, ngNumber, traceId }) => ({
      teleType: 'lotCompleted' as const,
      orderCode,
      lotNo,
      traceId,
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
             from unnest($2::text[], $3::int[], $4::int[], $5::timestamptz[]) as c (lot_no, started, finished, completed)
             where l.line_number = $1 and l.lot_no = c.lot_no`,
      values: [
        line,
        lots.map((l) => l.lotNo),
        lots.map((l) => l.started),
        lots.map((l) => l.finished),
        lots.map((l) => iso(l.completedAt)),
      ],
    }),
    ...(telegrams.length ? [hostInsert(client, line, telegrams)] : []),
  ]
}
