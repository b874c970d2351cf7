import { type FailureRow } from '@takt/contract/failure-rows.ts'

type Named = Pick<
  FailureRow,
  'productSn' | 'productId' | 'lotNo' | 'removedFrom' | 'bomCode' | 'bomLot' | 'serial'
>

/** What the failure is about: its unit, its lot, or a part that came out of its unit. */
export const nameOf = ({ productSn, productId, lotNo, removedFrom, bomCode, bomLot, serial }: Named) =>
  productSn ?? productId ?? (removedFrom === null ? lotNo : (serial ?? bomLot ?? bomCode)) ?? ''
