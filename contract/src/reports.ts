import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { EquipmentReport } from './equipmentReports.ts'
import {
  account,
  choice,
  code,
  count,
  day,
  flag,
  instant,
  measure,
  name,
  note,
  nothing,
  parts,
  seconds,
  share,
  uuid,
  version,
} from './fields.ts'
import { ReportDelivery, ReportSchedule, ScheduleDraft } from './report-schedules.ts'
import { type PeriodKind, periodKinds } from './period-kinds.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { timeClasses } from './stations.ts'

export { type PeriodKind, periodKinds }

/** What can have become another figure. */
export const figureNames = [
  'made',
  'ng',
  'okRate',
  'target',
  'gap',
  'workTime',
  'oee',
  'availability',
  'effectiveness',
  'quality',
  'produced',
  'goodFirst',
  'calls',
  'alarms',
  'alarmTime',
  'checksDone',
  'checksLate',
  'checksNg',
  'checksMissed',
  'failures',
  'signals',
  'takt',
  'okRateTarget',
  'plannedCycle',
  ...timeClasses,
] as const
export type FigureName = (typeof figureNames)[number]

/** `stationNumber` null: of the line. */
export const FigureChange = z.object({
  figure: choice(figureNames),
  stationNumber: code().nullable(),
  before: measure().nullable(),
  after: measure().nullable(),
})
export type FigureChange = z.infer<typeof FigureChange>

/** A report of a period that is over, as it read when it was kept. It is never changed: what comes late makes a revision. */
export const PeriodReport = z.object({
  reportId: uuid(),
  periodKind: choice(periodKinds),
  firstDay: day(),
  lastDay: day(),
  shiftName: name().nullable(),
  /** 1, and one more each time figures became others. */
  reportVer: version(),
  /** Figures that are others than in the revision before. */
  changed: count(),
  since: instant(),
  until: instant(),
  /** Of the plant at that time. */
  timeZone: name(),
  remark: note().nullable(),
  keptAt: instant(),
  /** Null: the schedule made it. */
  keptBy: account().nullable(),
})
export type PeriodReport = z.infer<typeof PeriodReport>

export const ReportContent = EquipmentReport.pick({
  workSeconds: true,
  made: true,
  ng: true,
  okRate: true,
  figuresOf: true,
  stations: true,
  days: true,
  calls: true,
  lossTypes: true,
  longest: true,
  alarms: true,
  checks: true,
}).extend({
  target: measure().nullable(),
  gap: measure().nullable(),
  /** What the line was measured by when the report was made. */
  settings: z.object({ takt: seconds().nullable(), okRateTarget: share().nullable() }),
  shifts: z.array(z.object({ shiftName: name(), start: instant(), end: instant() })),
  /** Of a shift or a day, hour by hour or slot by slot. */
  rows: z.array(
    z.object({
      start: instant(),
      end: instant(),
      made: count(),
      ng: count(),
      target: measure().nullable(),
      reason: note().nullable(),
    }),
  ),
  /** Orders that units of the period were made for. */
  orderCodes: z.array(code()),
  types: z.array(code()),
  /** By what failed; null: a station reported NG and nothing else. */
  failures: z.array(z.object({ key: code().nullable(), failures: count(), quantity: count() })),
  firstPassYield: share().nullable(),
  finalYield: share().nullable(),
  signals: z.object({ found: count(), unanswered: count() }),
})
export type ReportContent = z.infer<typeof ReportContent>

export const WholeReport = PeriodReport.extend({
  content: ReportContent,
  changes: z.array(FigureChange),
  /** All of the same period, the newest first. */
  revisions: z.array(
    PeriodReport.pick({ reportId: true, reportVer: true, changed: true, keptAt: true, keptBy: true }),
  ),
})
export type WholeReport = z.infer<typeof WholeReport>

export const ReportFilter = z.strictObject({
  periodKind: choice(periodKinds).optional(),
  shiftName: name().optional(),
  /** The day, or a day of the week. */
  day: day().optional(),
  keptBy: code().optional(),
  ...registerPaging(PeriodReport),
})
export type ReportFilter = z.infer<typeof ReportFilter>

/** `day`: of a week any of its days. */
export const MakeReport = z.strictObject({
  periodKind: choice(periodKinds),
  day: day(),
  shiftName: name().nullable().default(null),
  remark: note().nullable().default(null),
})
export type MakeReport = z.output<typeof MakeReport>

const page = { for: ['reports'] } as const
const byId = z.strictObject({ reportId: uuid() })

export const reports = feature('reports', {
  list: query({ input: ReportFilter, output: registerOf(PeriodReport), ...page }),
  one: query({ input: byId, output: WholeReport, ...page }),
  /** What a period may be called: the shifts of the line. */
  choices: query({
    input: nothing,
    output: z.object({ today: day(), shifts: z.array(name()) }),
    ...page,
  }),
  schedules: query({ input: nothing, output: z.array(ReportSchedule), ...page }),
  /** People a schedule may name, and whether there is a mail server. */
  recipients: query({
    input: nothing,
    output: z.object({
      users: parts(z.object({ userName: code(), name: name() }), 100_000),
      roles: parts(z.object({ roleKey: code(), roleName: name() }), 10_000),
      mail: flag(),
    }),
    ...page,
  }),
  saveSchedule: command({ input: ScheduleDraft, output: ReportSchedule, ...page }),
  /** The receivers of a report, and what became of it. */
  deliveries: query({ input: byId, output: z.array(ReportDelivery), ...page }),
  make: command({ input: MakeReport, output: PeriodReport, ...page }),
  /** Reads the period anew. Where what was counted became another, that is kept as a revision. `same`: nothing at all differs. */
  recheck: command({
    input: byId,
    output: z.object({ revised: flag(), same: flag(), reportId: uuid() }),
    ...page,
  }),
  /** As paper, in the words of whoever reads it. */
  pdf: download({ input: byId, output: z.never(), ...page }),
  export: download({
    input: byId.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})
