import { z } from 'zod'
import { count } from './fields.ts'
import { Order } from './orders.ts'
import { ProductType } from './types.ts'

/** Where a version of a definition is used, by itself or through a type; of the orders the newest, and how many there are. */
export const VersionUses = z.object({
  types: z.array(ProductType.pick({ typeNo: true, typeVer: true, typeName: true, definitionStatus: true })),
  orders: z.array(
    Order.pick({ lineNumber: true, orderCode: true, orderName: true, orderStatus: true, planStart: true }),
  ),
  orderCount: count(),
})
export type VersionUses = z.infer<typeof VersionUses>
