import type { Order, OrderProposal } from '@takt/contract/orders.ts'
import type { ProductType } from '@takt/contract/types.ts'
import { findBom, newestBillOf } from '../../masterdata/boms/boms.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { billOfPackage } from '../../masterdata/packages/packages.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { orderPace } from './ports.ts'
import { checkDefinitions } from './readiness.ts'

type DefaultBill = Pick<ProductType, 'bomCode' | 'bomVer'>
type OrderBase = Pick<Order, 'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer'>

/**
 * What an order for the type is made by as a default: the form offers it, and every import takes it. The bill is that of the released
 * package for the route, which the release of the order checks; without a package, the type's default, else the newest released one.
 */
export async function proposeOrder(call: LineCall, base: OrderBase): Promise<OrderProposal> {
  const { type, route } = await checkDefinitions(call.db, { ...base, bomCode: null, bomVer: null })
  const { typeNo, typeVer } = base
  const isReleased = route?.definitionStatus === 'released'
  const named = {
    processRoute: isReleased ? route.processingNumber : null,
    processRouteVer: isReleased ? route.processingVer : null,
  }
  const packed =
    route &&
    (await billOfPackage(call.db, {
      typeNo,
      typeVer,
      processingNumber: route.processingNumber,
      processingVer: route.processingVer,
    }))
  const bill =
    packed && (await findBom(call.db, packed.bomCode, packed.bomVer))?.definitionStatus === 'released'
      ? packed
      : ((await releasedBillOf(call, type)) ??
        (await newestBillOf(call.db, typeNo, (await plantOf(call.db)).timeZone)))
  const { pace } = await orderPace.get()(call, base)
  return {
    picNumberVer: type?.picNumberVer ?? null,
    ...named,
    bomCode: bill?.bomCode ?? null,
    bomVer: bill?.bomVer ?? null,
    pace,
  }
}

async function releasedBillOf({ db }: LineCall, type: DefaultBill | undefined) {
  if (!type?.bomCode || !type.bomVer) return undefined
  const bill = await findBom(db, type.bomCode, type.bomVer)
  return bill?.definitionStatus === 'released' ? bill : undefined
}

/** Read once for all rows of an import that make the same on the same route. */
export function proposalsOf(call: LineCall) {
  const proposals = new Map<string, Promise<OrderProposal>>()
  return (base: OrderBase) => {
    const key = JSON.stringify([base.typeNo, base.typeVer, base.processRoute, base.processRouteVer])
    const proposal = proposals.get(key) ?? proposeOrder(call, base)
    proposals.set(key, proposal)
    return proposal
  }
}
