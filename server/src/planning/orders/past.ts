import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { type orders } from '@takt/contract/orders.ts'
import { type PastOrder, PastOrderRow, type PastOrderFilter } from '@takt/contract/past-orders.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { withResultNames } from '../../masterdata/measures/measures.ts'
import { byIds } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { findOrder } from './orders.queries.ts'
import { oeeOfLine } from './ports.ts'
import { failuresOfOrder, listPast, pastById, pastIds, reworkedOf, unitsByStatus } from './past.queries.ts'

export async function pastOrders(call: LineCall, filter: PastOrderFilter) {
  const { rows, total } = await listPast(call.db, call.line, filter)
  return { total, rows: await withFigures(call, rows) }
}

async function withFigures({ db, line }: LineCall, orders: PastOrder[]): Promise<PastOrderRow[]> {
  const ran = orders.filter(({ actualStart, actualEnd }) => actualStart && actualEnd)
  const [reworked, oees] = await Promise.all([
    reworkedOf(
      db,
      line,
      orders.map(({ orderCode }) => orderCode),
    ),
    oeeOfLine.get()(
      db,
      line,
      ran.map(({ actualStart, actualEnd }) => ({
        from: Date.parse(actualStart!),
        to: Date.parse(actualEnd!),
      })),
    ),
  ])
  const during = new Map(ran.map(({ id }, place) => [id, oees[place]!]))
  return orders.map((order) => ({
    ...order,
    reworkedNumber: reworked.get(order.orderCode) ?? 0,
    ...(during.get(order.id) ?? { oee: null, oeeGap: 'neverStarted' as const }),
  }))
}

export async function orderAccount({ db, line }: LineCall, id: number) {
  const { orderCode } = (await findOrder(db, line, id)) ?? refuse('record.unknown')
  const [units, failures] = await Promise.all([
    unitsByStatus(db, line, orderCode),
    failuresOfOrder(db, line, orderCode),
  ])
  return { units, failures: await withResultNames(db, failures) }
}

const exported = [
  'orderCode',
  'orderName',
  'orderStatus',
  'typeNo',
  'typeVer',
  'customerOrderNo',
  'customerOrderLine',
  'orderNumber',
  'orderUnit',
  'startedNumber',
  'actualNumber',
  'ngNumber',
  'reworkedNumber',
  'okRate',
  'oee',
  'oeeGap',
  'planStart',
  'planEnd',
  'plannedDuration',
  'actualStart',
  'actualEnd',
  'actualDuration',
  'endedAt',
  'closedBy',
  'statusReason',
] as const

/** Every past order the filter finds, in the order of the list. */
export async function exportPast(
  call: ExportCall,
  { format, ...filter }: z.output<typeof orders.exportPast.input>,
) {
  const ids = await pastIds(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `order history ${call.line}`,
    columns: columnsOf(PastOrderRow, exported, call.words),
    rows: exportRows(call, ids),
    total: ids.length,
  })
}

const piece = 200

async function* exportRows(call: ExportCall, ids: readonly number[]) {
  for await (const found of byIds(ids, piece, (some) => pastById(call.db, call.line, some))) {
    for (const order of await withFigures(call, found)) yield cellsOf(order, exported)
  }
}
