import { z } from 'zod'
import { choice, code, instant, name, note, once, uuid } from './fields.ts'
import { registerPaging } from './lists.ts'

export const reportKinds = ['capability', 'equipment'] as const
export type ReportKind = (typeof reportKinds)[number]

/** A report as it was when somebody froze it, without its content. It is never changed. */
export const FrozenReport = z.object({
  lineNumber: code(),
  reportId: uuid(),
  reportKind: choice(reportKinds),
  reportTitle: name(),
  remark: note().nullable(),
  /** What it is about; null: nothing was measured. */
  since: instant().nullable(),
  until: instant().nullable(),
  /** Of the plant at that time: by it days and hours are meant. */
  timeZone: name(),
  frozenAt: instant(),
  /** Their name, or else their account; a report that was frozen earlier may have the account. */
  frozenBy: name(),
})
export type FrozenReport = z.infer<typeof FrozenReport>

export const FrozenFilter = z.strictObject({
  reportTitle: name().optional(),
  frozenBy: name().optional(),
  ...registerPaging(FrozenReport),
})
export type FrozenFilter = z.infer<typeof FrozenFilter>

export const FreezeReport = FrozenReport.pick({ reportTitle: true, remark: true })
  .partial({ remark: true })
  .extend(once)
  .strict()
export type FreezeReport = z.infer<typeof FreezeReport>
export const ById = z.strictObject({ reportId: uuid() })

/** A frozen report with its request and its content. */
export const frozenOf = <A extends z.ZodType, R extends z.ZodType>(query: A, report: R) =>
  FrozenReport.extend({ asked: query, report })
