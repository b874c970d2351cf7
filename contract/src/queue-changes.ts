import { z } from 'zod'
import { account, choice, code, id, instant, note, parts } from './fields.ts'
import { ledgerPaging, period } from './lists.ts'
import { OrderDraft } from './order.ts'

/** What people do to a line's queue, and the fields that are recorded before and after. */
export const queueActions = [
  'create',
  'update',
  'release',
  'queue',
  'changeNumber',
  'start',
  'pause',
  'resume',
  'complete',
  'completeShort',
  'close',
  'cancel',
  'delete',
  'makeSerials',
] as const

const firstFields = ['sequence', 'orderNumber', 'planStart', 'planEnd'] as const
/** What a planner writes is here by itself; only a switch is no value that is shown. */
export const queueFields = [
  ...new Set([
    ...firstFields,
    ...OrderDraft.keyof().exclude(['serialsHere']).options,
    'orderStatus' as const,
  ]),
]

const shownValue = z.union([z.string(), z.number(), z.null()])

export const QueueChange = z.object({
  id: id(),
  at: instant(),
  orderCode: code(),
  queueAction: choice(queueActions),
  userName: account(),
  reason: note().nullable(),
  changes: parts(z.object({ field: z.enum(queueFields), before: shownValue, after: shownValue })),
})
export type QueueChange = z.infer<typeof QueueChange>

export const queueChangeFilterFields = {
  orderCode: code().optional(),
  userName: code().optional(),
  queueAction: z.array(z.enum(queueActions)).max(queueActions.length).optional(),
  ...period,
}

export const QueueChangeFilter = z.strictObject({ ...queueChangeFilterFields, ...ledgerPaging })
export type QueueChangeFilter = z.infer<typeof QueueChangeFilter>
