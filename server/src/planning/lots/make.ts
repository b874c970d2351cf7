import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { type Lot, type LotDraft, type lots, usualLotType, usualPriority } from '@takt/contract/lots.ts'
import type { OrderStatus } from '@takt/contract/orders.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { fillLot, orderOf } from '../orders/orders.ts'
import { nextNumbers } from '../../plant/settings/settings.ts'
import { countInLots, insertLots, numbersTaken } from './lots.queries.ts'

const mostAtOnce = 500
const over: readonly OrderStatus[] = ['completed', 'closed', 'cancelled']

/** The order, held, and what of it is in no lot yet. */
async function leftOf(db: Db, line: LineNumber, orderCode: string) {
  const order = await orderOf(db, line, orderCode)
  if (over.includes(order.orderStatus)) refuse('lots.order_wrong_status', { orderStatus: order.orderStatus })
  const left = order.orderNumber - (await countInLots(db, line, orderCode))
  return left > 0 ? { order, left } : refuse('lots.nothing_left')
}

/** Lots of one order, with or without numbers of their own; together they are never more than the order's quantity. */
export function createLots(
  db: Db,
  call: LineCall,
  orderCode: string,
  drafts: readonly Omit<LotDraft, 'orderCode'>[],
): Promise<Lot[]> {
  return inOneGo(db, async (db) => {
    const { order, left } = await leftOf(db, call.line, orderCode)
    if (drafts.reduce((sum, { number }) => sum + number, 0) > left) refuse('lots.more_than_left', { left })
    const numbers = await lotNumbers(db, call, order, drafts.filter(({ lotNo }) => !lotNo).length)
    const rows = drafts.map(
      ({ lotNo, lotType = usualLotType, productionPriority = usualPriority, ...draft }) => ({
        ...draft,
        lineNumber: call.line,
        orderCode,
        lotType,
        productionPriority,
        lotNo: lotNo ?? numbers.pop()!,
      }),
    )
    const made = await insertLots(db, rows)
    const missing = rows.find(
      ({ lotNo }, i) =>
        !made.some((lot) => lot.lotNo === lotNo) || rows.findIndex((one) => one.lotNo === lotNo) < i,
    )
    if (missing || made.length < rows.length)
      refuse('record.code_taken', { code: missing?.lotNo ?? '' }, 'lotNo')
    for (const lot of made) await fillLot(db, call.line, lot)
    await recordChanges(
      db,
      call,
      made.map((after) => ({ entity: 'lot', key: after.lotNo, action: 'create', after })),
    )
    return made
  })
}

/** The last first, so that they can be taken from the end. */
async function lotNumbers(
  db: Db,
  { line }: LineCall,
  { typeNo, orderCode }: { typeNo: string; orderCode: string },
  count: number,
) {
  if (count === 0) return []
  return (
    await nextNumbers(db, 'lot', { line, typeNo, orderCode }, count, (some) => numbersTaken(db, line, some))
  ).toReversed()
}

export async function createLot(call: LineCall, { orderCode, ...draft }: LotDraft) {
  const [lot] = await createLots(call.db, call, orderCode, [draft])
  return lot!
}

export function divideOrder(
  call: LineCall,
  { orderCode, lotSize, ...draft }: z.output<typeof lots.divide.input>,
) {
  return inOneGo(call.db, async (db) => {
    const { left } = await leftOf(db, call.line, orderCode)
    const count = Math.ceil(left / lotSize)
    if (count > mostAtOnce) refuse('lots.too_many', { count, most: mostAtOnce })
    return createLots(
      db,
      call,
      orderCode,
      Array.from({ length: count }, (_, i) => ({ ...draft, number: Math.min(lotSize, left - i * lotSize) })),
    )
  })
}
