import type { z } from 'zod'
import { Order, type orders } from '@takt/contract/orders.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { byIds } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { findOrders, orderIds } from './orders.queries.ts'

type OrderExport = z.output<typeof orders.export.input>

export const exported = [
  'orderCode',
  'orderName',
  'orderStatus',
  'typeNo',
  'typeVer',
  'orderNumber',
  'orderUnit',
  'startedNumber',
  'actualNumber',
  'ngNumber',
  'planStart',
  'planEnd',
  'actualStart',
  'actualEnd',
  'processRoute',
  'processRouteVer',
  'customerOrderNo',
  'customerOrderLine',
  'productDepartment',
  'productDescription',
  'picNumberVer',
  'bomCode',
  'bomVer',
  'sceneCode',
  'statusReason',
] as const

/** Every order the filter finds, in the order of the list. */
export async function exportOrders(call: ExportCall, { format, ...filter }: OrderExport) {
  const ids = await orderIds(call.db, call.line, filter)
  return writeSheet(call, format, {
    fileName: `orders ${call.line}`,
    columns: columnsOf(Order, exported, call.words),
    rows: exportRows(call, ids),
    total: ids.length,
  })
}

const piece = 1000

async function* exportRows({ db, line }: ExportCall, ids: readonly number[]) {
  for await (const found of byIds(ids, piece, (some) => findOrders(db, line, some)))
    for (const order of found) yield cellsOf(order, exported)
}
