import type { Order } from '@takt/contract/orders.ts'
import { findBom, newestBillOf } from '../boms/boms.ts'
import type { Db } from '../db/tables.ts'
import { billOfPackage } from '../packages/packages.ts'
import { plantOf } from '../plant/plant.ts'
import { checkDefinitions } from './readiness.ts'

/** The package says what a type is made from on its route, and the start of the order looks at it. Without one the newest bill is as good a guess as any. */
export async function proposedBill(db: Db, type: Pick<Order, 'typeNo' | 'typeVer'>) {
  const { route } = await checkDefinitions(db, {
    ...type,
    processRoute: null,
    processRouteVer: null,
    bomCode: null,
    bomVer: null,
  })
  const packed =
    route &&
    (await billOfPackage(db, {
      ...type,
      processingNumber: route.processingNumber,
      processingVer: route.processingVer,
    }))
  if (packed && (await findBom(db, packed.bomCode, packed.bomVer))?.definitionStatus === 'released')
    return packed
  return (await newestBillOf(db, type.typeNo, (await plantOf(db)).timeZone)) ?? null
}
