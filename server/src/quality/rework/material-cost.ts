import { findParts } from '../../masterdata/bomDefs/bomDefs.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Used = { bomCode: string; quantity: number }

/** At the prices of today. Parts without one are counted and never taken for nothing. */
export async function materialCostOf(db: Db, used: readonly Used[]) {
  const parts = await findParts(db, [...new Set(used.map(({ bomCode }) => bomCode))])
  const prices = new Map(parts.map(({ bomCode, unitPrice }) => [bomCode, unitPrice]))
  const costs = used.map(({ bomCode, quantity }) => {
    const price = prices.get(bomCode) ?? null
    return price === null ? null : price * quantity
  })
  const priced = costs.filter((cost) => cost !== null)
  return {
    materialCost: priced.length ? priced.reduce((sum, cost) => sum + cost, 0) : null,
    unpriced: costs.length - priced.length,
  }
}
