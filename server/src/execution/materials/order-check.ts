import type { Readiness } from '@takt/contract/order-readiness.ts'
import type { Order } from '@takt/contract/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { materialsFor } from './ready.ts'

/** Material that is short is warned of and stops nothing: more of it may be on its way. Nothing where the order names no bill. */
export async function materialCheck(db: Db, line: LineNumber, order: Order): Promise<Readiness[]> {
  const needs = await materialsFor(db, line, order)
  if (needs.length === 0) return []
  const short = needs.filter(({ needed, atLine }) => atLine < needed)
  return [
    {
      check: 'materialAvailable',
      ok: short.length === 0,
      warning: true,
      records: short.map(({ part }) => part),
      about: short
        .map(
          ({ part, stationNumber, needed, atLine, bomQty, unit }) =>
            `${part} (${stationNumber}): ${rounded(atLine * bomQty)} / ${rounded(needed * bomQty)} ${unit}`,
        )
        .join(', '),
    },
  ]
}

/** As much as a scale shows; 0.1 + 0.2 is 0.3. */
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000
