import { type FailureRow } from '@takt/contract/failure-rows.ts'

/** What the failure is about: its unit, or its lot. */
export const nameOf = ({
  productSn,
  productId,
  lotNo,
}: Pick<FailureRow, 'productSn' | 'productId' | 'lotNo'>) => productSn ?? productId ?? lotNo ?? ''
