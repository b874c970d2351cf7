import { z } from 'zod'
import { errors, type ErrorKey } from './errors.ts'
import { choice, code, count, measure, whole } from './fields.ts'

/** As many as one import, or one message of the host, takes. */
export const mostOrders = 10_000

/** What an order is made from according to the host: its own lines in its own order. The same material twice is two lines. */
export const OrderMaterial = z.object({
  seqNum: whole(1, 9999),
  bomCode: code(),
  bomQty: measure().gt(0, { error: 'positive' }),
  unit: code().nullable(),
  position: code().nullable(),
})
export type OrderMaterial = z.infer<typeof OrderMaterial>
export const mostMaterials = 500

/** A row as it was read: times and numbers are understood, nothing else yet. A column that is not there leaves an order as it is. */
export const OrderRow = z.record(z.string().max(64), z.union([z.string().max(4000), z.number(), z.null()]))
export type OrderRow = z.infer<typeof OrderRow>

export const importOutcomes = ['created', 'updated', 'unchanged'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** What is wrong with a row; `row` counts from 1. */
export const OrderFault = z.object({
  row: count(),
  orderCode: z.string().nullable(),
  field: z.string().nullable(),
  key: z.enum(Object.keys(errors) as [ErrorKey, ...ErrorKey[]]), // the table's own keys
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type OrderFault = z.infer<typeof OrderFault>

/** The first faults are enough to correct a file; `faulty` counts all rows that have one. */
export const mostFaults = 500
export const ImportVerdict = z.object({
  created: count(),
  updated: count(),
  unchanged: count(),
  faulty: count(),
  faults: z.array(OrderFault),
  written: z.boolean(),
})
export type ImportVerdict = z.infer<typeof ImportVerdict>

/** One order of a message of the host, answered by itself. */
export const TakenOrder = z.object({
  lineNumber: code(),
  orderCode: code(),
  outcome: choice(importOutcomes),
  /** Those that were made with it now. */ lots: z.array(code()),
})
export type TakenOrder = z.infer<typeof TakenOrder>
