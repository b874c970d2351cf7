import { z } from 'zod'
import { choice, code, count, instant } from './fields.ts'
import { registerPaging } from './lists.ts'

/** A serial that was made here for an order; what became of it is known by its unit. */
export const serialStates = ['free', 'begun', 'finished', 'scrapped'] as const

export const Serial = z.object({
  productSn: code(),
  orderCode: code(),
  lotNo: code().nullable(),
  serialNo: count(),
  serialState: choice(serialStates),
  numberedAt: instant(),
  printedAt: instant().nullable(),
  prints: count(),
})
export type Serial = z.infer<typeof Serial>

/** As many as one order may have made at once. */
export const mostSerials = 100_000

export const SerialFilter = z.strictObject({
  orderCode: code(),
  lotNo: code().optional(),
  productSn: code().optional(),
  serialState: choice(serialStates).optional(),
  page: registerPaging(Serial).page,
  limit: registerPaging(Serial).limit,
})
export type SerialFilter = z.infer<typeof SerialFilter>
