import { z } from 'zod'
import { account, choice, code, count, instant, note, parts } from './fields.ts'

export const maintenanceKinds = ['maintained', 'reground'] as const
export type MaintenanceKind = (typeof maintenanceKinds)[number]

/** A tool given back from maintenance: with it a life of its own began. */
export const ToolMaintenance = z.object({
  lineNumber: code(),
  toolCode: code(),
  maintainedAt: instant(),
  maintainedBy: account(),
  maintenanceKind: choice(maintenanceKinds),
  maintenanceReason: note(),
  /** Uses since it was maintained before. */
  usesBefore: count(),
  lifeBefore: count(),
  lifeAfter: count(),
})
export type ToolMaintenance = z.infer<typeof ToolMaintenance>

/** So many days back passes are read. */
export const ageDays = 92
export const mostAges = 12
/** Fewer passes prove little about a yield. */
export const fewPasses = 30

/** Passes by how often the tool had been used since its maintenance when they were made. */
export const ToolByAge = z.object({
  since: instant(),
  /** Tools that are counted together. */
  tools: count(),
  ages: parts(
    z.object({ fromUse: count(), toUse: count(), passes: count(), okPasses: count() }),
    mostAges + 1,
  ),
})
export type ToolByAge = z.infer<typeof ToolByAge>
