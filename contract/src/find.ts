import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { choice, code, count, name } from './fields.ts'
import { orderStatuses } from './orders.ts'
import { processStatuses } from './units.ts'

/** Something a scanned or typed code belongs to, on any line this person may see. */
export const Found = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('order'),
    lineNumber: code(),
    code: code(),
    orderName: name(),
    orderStatus: choice(orderStatuses),
  }),
  z.object({ found: z.literal('lot'), lineNumber: code(), code: code(), units: count() }),
  z.object({
    found: z.literal('unit'),
    lineNumber: code(),
    code: code(),
    typeNo: code(),
    processStatus: choice(processStatuses),
  }),
])
export type Found = z.infer<typeof Found>
export const foundKinds = ['order', 'lot', 'unit'] as const

export const find = feature('find', {
  /** What begins with the text, the whole code first; orders also by their name and in any case. Of each kind a few; only kinds whose pages one may open. */
  records: plantQuery({ input: z.strictObject({ text: code() }), output: z.array(Found), for: 'signedIn' }),
})
