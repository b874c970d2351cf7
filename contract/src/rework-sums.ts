import { z } from 'zod'
import { code, count, measure, name, seconds, share } from './fields.ts'
import { period, registerPaging } from './lists.ts'

/** By what reports are put together. `rwkCode`: where it was reworked. `station`: where it failed. `defect`: the defect code, else the result code. */
export const reworkViews = ['rwkCode', 'station', 'defect', 'repair', 'reworker'] as const
export type ReworkView = (typeof reworkViews)[number]

/** Of the reports of one code: `reports` = `passed` + `failed` + `untested` + `scrapped` + `handedOver`. */
export const ReworkSum = z.object({
  /** Null: the reports name none. */
  sumCode: code().nullable(),
  /** What a reworker is called, or a result that means no defect. Null: it has no other name. */
  name: name().nullable(),
  /** Failures of the period that were sent to rework and not scrapped there; null where reports are put together neither by defect nor by the station that sent it. */
  sentIn: count().nullable(),
  /** In rework now, whenever it failed: failures of the defect or the station, units at the place; null elsewhere. */
  inRework: count().nullable(),
  reports: count(),
  passed: count(),
  failed: count(),
  untested: count(),
  scrapped: count(),
  handedOver: count(),
  /** Units that came more than once. */
  loopsMore: count(),
  successRate: share().nullable(),
  averageTime: seconds().nullable(),
  cost: measure().nullable(),
  materialCost: measure().nullable(),
  unpriced: count(),
})
export type ReworkSum = z.infer<typeof ReworkSum>
export const ReworkSumFilter = z.strictObject({
  by: z.enum(reworkViews),
  typeNo: code().optional(),
  ...period,
  ...registerPaging(ReworkSum),
})
export type ReworkSumFilter = z.infer<typeof ReworkSumFilter>
