import type { ColumnType } from 'kysely'
import type { Lot } from '@takt/contract/lots.ts'
import type { OrderMaterial } from '@takt/contract/order-import.ts'
import type { Order } from '@takt/contract/orders.ts'
import type { Serial } from '@takt/contract/serials.ts'
import type { Stored } from './stored.ts'

/** Null until the order is over. */
type Later = ColumnType<string | null, string | null | undefined, string | null>

export interface PlanningTables {
  orders: Stored<
    Order,
    | 'id'
    | 'orderStatus'
    | 'actualNumber'
    | 'ngNumber'
    | 'startedNumber'
    | 'sequence'
    | 'actualStart'
    | 'actualEnd'
    | 'serialsHere'
    | 'statusReason'
    | 'revision'
  > & { endedAt: Later; closedBy: Later }
  lots: Stored<
    Lot,
    | 'id'
    | 'lotStatus'
    | 'lotType'
    | 'productionPriority'
    | 'startedNumber'
    | 'doneNumber'
    | 'ngNumber'
    | 'receivedAt'
    | 'revision'
  >
  serials: Omit<Stored<Serial, 'numberedAt' | 'prints'>, 'serialState'> & { lineNumber: string }
  orderMaterials: OrderMaterial & { lineNumber: string; orderCode: string }
  orderSources: { lineNumber: string; orderCode: string; contentHash: Buffer }
}
