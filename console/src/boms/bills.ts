import type { z } from 'zod'
import { type BomHead, bomKey, boms } from '@takt/contract/boms.ts'
import { versionsOf } from '~/shapes/versions.ts'

export type BillKey = z.output<typeof bomKey>
export type Bill = BomHead
export const bills = versionsOf(boms, bomKey, ['bill'])

/** One version of a bill as it is now, with the others; null: there is none. */
export function useBill(key: BillKey) {
  const { data: versions, error, refetch } = bills.useVersions(key)
  return {
    versions,
    bill: versions ? (versions.find((one) => bills.isSame(one, key)) ?? null) : undefined,
    error,
    refetch,
  }
}
