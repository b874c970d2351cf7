import type { Readiness } from '@takt/contract/order-readiness.ts'
import type { Order } from '@takt/contract/orders.ts'
import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port, registry } from '../../platform/ports/ports.ts'

/** What a feature above planning adds to the checks of an order: warnings, as what is red must be decided here. Nothing where it has nothing to add. */
export const orderChecks = registry<(db: Db, line: LineNumber, order: Order) => Promise<Readiness[]>>()

/** Other tables with an order's code take the new one, in the transaction that gives it to the order. */
export const orderCodeBearers =
  registry<(db: Db, line: LineNumber, from: string, into: string) => Promise<unknown>>()

/** Serials of the line whose unit left for an archive. */
export const archivedSerials =
  port<(db: Db, line: LineNumber, productSns: string[]) => Promise<string[]>>('archived serials')

type Made = Pick<Order, 'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer'>
/** Seconds the line plans for a unit of the type on that route; null: no cycle time is planned. */
export const orderPace = port<(call: LineCall, made: Made) => Promise<{ pace: number | null }>>('order pace')

/** The line's OEE during each stretch, or the reason why there is none. */
export const oeeOfLine =
  port<
    (
      db: Db,
      line: string,
      stretches: readonly { from: number; to: number }[],
    ) => Promise<Pick<PastOrderRow, 'oee' | 'oeeGap'>[]>
  >('OEE of a line')
