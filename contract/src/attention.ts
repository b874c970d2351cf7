import { z } from 'zod'
import { feature, query } from './endpoint.ts'
import { count, nothing } from './fields.ts'
import type { PageName } from './pages.ts'

/** What of a line waits for somebody to decide, and the page on which they do. */
export const attentionPages = {
  lateOrders: 'pendingProductionOrder',
  lotsOnHold: 'mesProcess',
  unitsOnHold: 'productSummary',
  /** Tools for which another person requested more life. */
  livesAsked: 'toolDef',
  /** Instructions in review that this person did not write. */
  sopsInReview: 'sopManage',
  /** Comments on what this person wrote. */
  commentsOpen: 'sopManage',
} as const satisfies Record<string, PageName>
export type Attention = keyof typeof attentionPages

/** Null: not a page of this person. */
const counted = count().nullable()
export const AttentionCounts = z.object({
  lateOrders: counted,
  lotsOnHold: counted,
  unitsOnHold: counted,
  livesAsked: counted,
  sopsInReview: counted,
  commentsOpen: counted,
} satisfies Record<Attention, typeof counted>)
export type AttentionCounts = z.infer<typeof AttentionCounts>

export const attention = feature('attention', {
  /** All of it in one call, for the menu. */
  counts: query({ input: nothing, output: AttentionCounts, for: 'signedIn' }),
})
