import { z } from 'zod'
import { code, count, day, instant } from './fields.ts'
import { period } from './lists.ts'

/** How rework flows and what stays in it. A day: what failed in it and was sent to rework, and what was reported in it. */
export const ReworkFigures = z.object({
  days: z.array(
    z.object({ start: instant(), end: instant(), productionDay: day(), sentIn: count(), reports: count() }),
  ),
  /** What is in rework now, by when it failed, the newest first; `from` null: at any time before. */
  ages: z.array(z.object({ from: instant().nullable(), to: instant(), failures: count() })),
})
export type ReworkFigures = z.infer<typeof ReworkFigures>
export const ReworkFiguresQuery = z.strictObject({ typeNo: code().optional(), ...period })
export type ReworkFiguresQuery = z.infer<typeof ReworkFiguresQuery>
/** In hours: the borders between the ages. */
export const ageBorders = [1, 4, 8, 24, 72]
/** As many days are drawn at the most, and without a period. */
export const mostFlowDays = 92
export const usualFlowDays = 14
