import type { z } from 'zod'
import { Order, type orders } from '@takt/contract/orders.ts'
import type { ExportCall } from '../db/call.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { writeSheet } from '../files/sheet.ts'
import { countOrders, someOrders } from './orders.queries.ts'

type Wanted = z.output<typeof orders.export.input>

export const exported = [
  'orderCode', 'orderName', 'orderStatus', 'typeNo', 'typeVer', 'orderNumber', 'orderUnit', 'startedNumber', 'actualNumber', 'ngNumber', 'planStart', 'planEnd', 'actualStart',
  'actualEnd', 'processRoute', 'processRouteVer', 'customerOrderNo', 'customerOrderLine', 'productDepartment', 'productDescription', 'picNumberVer', 'bomCode', 'bomVer',
  'sceneCode', 'statusReason',
] as const

/** Every order the filter finds, in the order of the list. */
export async function exportOrders(call: ExportCall, { format, ...wanted }: Wanted) {
  return writeSheet(call, format, {
    fileName: `orders ${call.line}`, columns: columnsOf(Order, exported, call.words), rows: rowsOf(call, wanted), total: await countOrders(call.db, call.line, wanted),
  })
}

const piece = 1000

async function* rowsOf({ db, line }: ExportCall, wanted: Omit<Wanted, 'format'>) {
  for (let offset = 0; ; offset += piece) {
    const orders = await someOrders(db, line, wanted, piece, offset)
    for (const order of orders) yield cellsOf(order, exported)
    if (orders.length < piece) return
  }
}
