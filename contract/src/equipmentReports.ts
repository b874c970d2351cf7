import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { AlarmSum } from './alarms.ts'
import { AndonCall } from './andon.ts'
import { HelpSum } from './andonReport.ts'
import { command, download, feature, query } from './endpoint.ts'
import { StationTime } from './equipmentStatistics.ts'
import { choice, code, count, day, instant, measure, name, share } from './fields.ts'
import { ById, FreezeReport, FrozenFilter, frozenOf, FrozenReport } from './frozenReports.ts'
import { exportFormats, registerOf } from './lists.ts'

/** A production day, its ISO week, or its month. */
export const reportSpans = ['day', 'week', 'month'] as const
export type ReportSpan = (typeof reportSpans)[number]

/** Missing: today, and all stations of the line. */
export const EquipmentReportQuery = z.strictObject({
  reportSpan: choice(reportSpans).default('day'),
  day: day().optional(),
  stationNumber: code().optional(),
})
export type EquipmentReportQuery = z.output<typeof EquipmentReportQuery>

const factors = { availability: true, effectiveness: true, quality: true, oee: true, produced: true } as const

export const EquipmentReport = z.object({
  reportSpan: choice(reportSpans),
  firstDay: day(),
  lastDay: day(),
  today: day(),
  timeZone: name(),
  stationNumber: code().nullable(),
  since: instant(),
  /** Its end, or as far as it has come. */
  until: instant(),
  /** False: it still runs, and its figures change. */
  isOver: z.boolean(),
  workSeconds: measure(),
  /** What left the line, and what stayed NG there. Of one station they are the line's too. */
  made: count(),
  ng: count(),
  okRate: share().nullable(),
  /** The requested one, else the one that sets the pace; null: none has a planned cycle. */
  figuresOf: code().nullable(),
  stations: z.array(StationTime),
  /** Day by day, as that station worked. */
  days: z.array(
    z.object({
      productionDay: day(),
      made: count(),
      ng: count(),
      ...StationTime.pick(factors).shape,
    }),
  ),
  calls: HelpSum.pick({ calls: true, responseTime: true, solveTime: true }),
  lossTypes: z.array(HelpSum.pick({ calls: true, solveTime: true }).extend({ lossType: choice(lossTypes) })),
  longest: z.array(
    AndonCall.pick({
      id: true,
      stationNumber: true,
      lossType: true,
      message: true,
      calledAt: true,
      period: true,
    }),
  ),
  alarms: z.object({ times: count(), minutes: measure(), worst: z.array(AlarmSum) }),
  /** Of checks with a fixed schedule: what became of each time they were due. */
  checks: z.object({
    planned: count(),
    done: count(),
    doneLate: count(),
    ng: count(),
    missed: count(),
    /** There is still time for them: those that are late and not made are in none of these. */
    open: count(),
  }),
})
export type EquipmentReport = z.infer<typeof EquipmentReport>

const page = { for: ['equipmentReport'] } as const
export const FrozenEquipmentReport = frozenOf(EquipmentReportQuery, EquipmentReport)
export type FrozenEquipmentReport = z.infer<typeof FrozenEquipmentReport>

export const equipmentReports = feature('equipmentReports', {
  of: query({ input: EquipmentReportQuery, output: EquipmentReport, ...page, mayLag: true }),
  freeze: command({
    input: EquipmentReportQuery.extend(FreezeReport.shape),
    output: FrozenReport,
    ...page,
  }),
  frozen: query({ input: FrozenFilter, output: registerOf(FrozenReport), ...page }),
  one: query({ input: ById, output: FrozenEquipmentReport, ...page }),
  /** Frozen, or as it is now. */
  export: download({
    input: EquipmentReportQuery.extend({
      ...ById.partial().shape,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    ...page,
    mayLag: true,
  }),
})
