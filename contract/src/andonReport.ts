import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { AndonCall } from './andon.ts'
import { feature, query } from './endpoint.ts'
import { account, choice, code, count, day, instant, seconds, share, whole } from './fields.ts'
import { period } from './lists.ts'

/** `responseTime`: from the call until somebody came. `solveTime`: from then until it was solved. */
const Times = z.object({
  average: seconds().nullable(),
  median: seconds().nullable(),
  p90: seconds().nullable(),
})

/**
 * What became of calls. `answered`: somebody came. `beforeA` … `beforeC`: of those for which there was a rule then, the share to which
 * somebody came before that level was notified. `repeats`: calls of a station and loss type within 24 hours after one of the same.
 */
export const HelpSum = z.object({
  calls: count(),
  answered: count(),
  solved: count(),
  cancelled: count(),
  repeats: count(),
  responseTime: Times,
  solveTime: Times,
  beforeA: share().nullable(),
  beforeB: share().nullable(),
  beforeC: share().nullable(),
})
export type HelpSum = z.infer<typeof HelpSum>

export const AndonReport = z.object({
  from: instant(),
  to: instant(),
  all: HelpSum,
  /** Answered ones for which there was no rule, so that no level could be notified. */
  unruled: count(),
  lossTypes: z.array(HelpSum.extend({ lossType: choice(lossTypes) })),
  stations: z.array(HelpSum.extend({ stationNumber: code() })),
  /** Who came, by how often they helped. */
  people: z.array(HelpSum.extend({ person: account() })),
  days: z.array(HelpSum.extend({ productionDay: day(), start: instant(), end: instant() })),
  /** By the hour of the plant's clock in which somebody called. */
  cells: z.array(z.object({ stationNumber: code(), hour: whole(0, 23), calls: count() })),
  longest: z.array(AndonCall),
})
export type AndonReport = z.infer<typeof AndonReport>

export const AndonReportQuery = z.strictObject({
  ...AndonCall.pick({ stationNumber: true, lossType: true, arrivedBy: true }).partial().shape,
  ...period,
})
export type AndonReportQuery = z.infer<typeof AndonReportQuery>

export const usualReportDays = 14
export const mostReportDays = 92
export const mostLongest = 10

export const andonReport = feature('andonReport', {
  /** Without a period: the last `usualReportDays`. */
  figures: query({ input: AndonReportQuery, output: AndonReport, for: ['andonReport'], mayLag: true }),
})
