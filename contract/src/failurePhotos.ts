import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import { account, code, instant, reason, uuid } from './fields.ts'

/** Of one failure. */
export const mostPhotos = 10

/** A picture that somebody took of what is wrong. `picture`: the file. */
export const FailurePhoto = z.object({
  lineNumber: code(),
  failId: uuid(),
  picture: uuid(),
  addedBy: account(),
  addedAt: instant(),
})
export type FailurePhoto = z.infer<typeof FailurePhoto>

const one = FailurePhoto.pick({ failId: true, picture: true }).strict()
/** Whoever reads the failure sees its photos. */
const readers = { for: ['failDetail', 'defectReporting', 'reworkReporting', 'productSummary'] } as const

export const failurePhotos = feature('failurePhotos', {
  /** In the order in which they came. */
  list: query({
    input: z.strictObject({ failIds: z.array(uuid()).min(1).max(200) }),
    output: z.array(FailurePhoto),
    ...readers,
  }),
  /** As an address that holds its data; null: the failure has no such photo. */
  show: query({ input: one, output: z.object({ picture: z.string().nullable() }), ...readers }),
  /** An uploaded picture becomes the failure's. The same one again is one. */
  add: command({ input: one, output: FailurePhoto, for: ['defectReporting', 'failDetail'] }),
  remove: command({ input: one.extend({ reason: reason() }), output: FailurePhoto, for: ['failDetail'] }),
})
