import { z } from 'zod'
import { AttributeInput, AttributeReport } from './attribute-charts.ts'
import { ChartFigures } from './chart-figures.ts'
import { areTextsOrGaps, column, isFigure, isFigureOrGap } from './columns.ts'
import { subgroupings } from './collectionSets.ts'
import { command, download, feature, plantQuery, query } from './endpoint.ts'
import {
  choice,
  code,
  count,
  flag,
  instant,
  measure,
  name,
  serverCode,
  uuid,
  version,
  whole,
} from './fields.ts'
import { ById, FreezeReport, FrozenFilter, frozenOf, FrozenReport } from './frozenReports.ts'
import { GaugeStudy } from './gauges.ts'
import { ChartWallLine, GradedCharacteristic } from './graded.ts'
import { exportFormats, period, registerOf } from './lists.ts'
import { MissedInput, MissedSamples } from './missed-samples.ts'
import { shortRunInput, shortRunReport } from './short-run.ts'
import { MeasuredValue } from './units.ts'

export { distributions } from './chart-figures.ts'
export { ChartWallLine, GradedCharacteristic, potentials } from './graded.ts'

/** X̄ with the range, X̄ with the standard deviation, single values with the moving range. */
export const chartKinds = ['xBarR', 'xBarS', 'iMr'] as const
/** What a point shows, above and below: signs of the field, in every language the same. */
export const chartSigns = {
  xBarR: { location: 'X̄', spread: 'R' },
  xBarS: { location: 'X̄', spread: 'S' },
  iMr: { location: 'X', spread: 'MR' },
} as const
/**
 * Nelson's eight tests (Journal of Quality Technology 16, 1984), and as 9 the fourth of the Western Electric handbook, whose first three are his 1, 5 and 6.
 * All eight at once signal in 73 points of a stable process, those that judge unless somebody chooses others in 217.
 */
export const chartRules = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type ChartRule = (typeof chartRules)[number]
export const firstRules = ['1', '2'] as const satisfies ChartRule[]
export const ruleSets = {
  usual: firstRules,
  westernElectric: ['1', '5', '6', '9'],
  nelson: ['1', '2', '3', '4', '5', '6', '7', '8'],
} as const satisfies Record<string, readonly ChartRule[]>
/** On a chart, in every language the same: W4 is no test of Nelson's. */
export const ruleSign = (rule: number) => (rule === 9 ? 'W4' : String(rule))
/** Where only Latin letters are sure to be read. */
export const ruleSource = (rule: number) => (rule === 9 ? 'Western Electric 4' : `Nelson ${rule}`)

/** A characteristic where it is measured. */
const place = {
  stationNumber: code(),
  colSetId: code(),
  colSetVersion: version(),
  resultCode: code(),
}
/** What is left out is as in the definition of the characteristic. */
export const ChartInput = z.strictObject({
  ...place,
  ...period,
  typeNo: code().optional(),
  orderCode: code().optional(),
  chartKind: choice(chartKinds).optional(),
  rules: z.array(choice(chartRules)).max(chartRules.length).optional(),
  subgroupBy: choice(subgroupings).optional(),
  unitCount: whole(1, 100).optional(),
  subgroupMinutes: whole(1, 1440).optional(),
})
export type ChartInput = z.infer<typeof ChartInput>
/** The newest so many units of the period. */
export const chartLimit = 10_000

/** Where lines stay level, from the point at `at` on. */
const Level = z.object({
  at: count(),
  centre: measure(),
  sigma: measure(),
  lower: measure(),
  upper: measure(),
})

/** One answer for the page: points, limits, signals and figures of the same values. */
export const ChartReport = z.object({
  ...MeasuredValue.pick({
    resultCode: true,
    resultName: true,
    unit: true,
    minValue: true,
    standardValue: true,
    maxValue: true,
  }).shape,
  chartKind: choice(chartKinds),
  subgroupBy: choice(subgroupings),
  unitCount: count(),
  subgroupMinutes: count(),
  /** Values in a point; null where points differ. */
  groupSize: count().nullable(),
  /** True: the period has more than is drawn. */
  cut: flag(),
  /** Values of units at the end that are no full subgroup yet. */
  leftOver: count(),
  /** The period of the points: from the first unit of the first one to before `until`. */
  since: instant().nullable(),
  until: instant().nullable(),
  /**
   * Parallel arrays, one entry per point: its last instant, its value, its range or deviation, and its units. Instants are milliseconds since 1970:
   * as texts they were a third of the answer.
   */
  times: column(z.number(), isFigure),
  values: column(measure(), isFigure),
  spreads: column(measure().nullable(), isFigureOrGap),
  units: column(z.array(serverCode().nullable()), areTextsOrGaps),
  location: z.array(Level),
  spread: z.array(Level),
  /** What limits of all these points would be made of; null: they do not scatter. */
  basis: z.object({ mean: measure(), sigma: measure() }).nullable(),
  /** Which limits judge from which point on; without an id, they are calculated from the points of their own stretch. */
  stages: z.array(
    z.object({
      at: count(),
      limitsId: uuid().nullable(),
      frozenAt: instant().nullable(),
      frozenBy: name().nullable(),
    }),
  ),
  rules: z.array(choice(chartRules)),
  /** Points of a steady process from one false signal of these rules to the next; null: no rules. */
  runLength: count().nullable(),
  broken: z.array(
    z.object({ chart: z.enum(['location', 'spread']), rule: whole(1, chartRules.length), at: count() }),
  ),
  figures: ChartFigures,
  /** The study that decides: of all gauges that measure it, the newest R&R and type 1 of each, the worst; null: there is none. Frozen ones of before say nothing of `isOver`. */
  gauge: GaugeStudy.pick({ studyId: true, gaugeId: true, gaugeVerdict: true, studiedAt: true })
    .extend({ isOver: flag().optional() })
    .nullable(),
  bins: z.array(z.object({ from: measure(), to: measure(), count: count() })),
})
export type ChartReport = z.infer<typeof ChartReport>

export const ShortRunInput = shortRunInput(ChartInput.shape.rules)
export type ShortRunInput = z.infer<typeof ShortRunInput>
export const ShortRunReport = shortRunReport(choice(chartRules), chartRules.length)
export type ShortRunReport = z.infer<typeof ShortRunReport>

export const FrozenChartReport = frozenOf(ChartInput, ChartReport)
export type FrozenChartReport = z.infer<typeof FrozenChartReport>

const Measured = z.strictObject({ typeNo: code().optional(), ...period })
export const MeasuredCharacteristic = GradedCharacteristic.pick({
  stationNumber: true,
  colSetId: true,
  colSetVersion: true,
  resultCode: true,
  resultName: true,
})

export const charts = feature('charts', {
  report: query({ input: ChartInput, output: ChartReport, for: ['cpkReport'], mayLag: true }),
  /** All that may be chosen: what was measured in the period. */
  characteristics: query({
    input: Measured,
    output: z.array(MeasuredCharacteristic),
    for: ['cpkReport'],
    mayLag: true,
  }),
  overview: query({
    input: Measured,
    output: z.array(GradedCharacteristic),
    for: ['cpkReport'],
    mayLag: true,
  }),
  /** Of every line the person may see. */
  wall: plantQuery({
    input: Measured,
    output: z.array(ChartWallLine),
    for: ['cpkReport'],
    mayLag: true,
  }),
  /** The samples the shifts required, and which of them were not taken. */
  missed: query({ input: MissedInput, output: MissedSamples, for: ['cpkReport'], mayLag: true }),
  /** All types of a station on one chart. */
  shortRun: query({ input: ShortRunInput, output: ShortRunReport, for: ['cpkReport'], mayLag: true }),
  attributes: query({
    input: AttributeInput,
    output: AttributeReport,
    for: ['cpkReport'],
    mayLag: true,
  }),
  freeze: command({
    input: ChartInput.extend(FreezeReport.shape),
    output: FrozenReport,
    for: ['cpkReport'],
  }),
  frozen: query({ input: FrozenFilter, output: registerOf(FrozenReport), for: ['cpkReport'] }),
  one: query({ input: ById, output: FrozenChartReport, for: ['cpkReport'] }),
  /** A frozen report on paper. */
  pdf: download({ input: ById, output: z.never(), for: ['cpkReport'] }),
  /** The values of the chart as Q-DAS ASCII; with `reportId`, of the frozen report. */
  qdas: download({
    input: ChartInput.extend(ById.partial().shape),
    output: z.never(),
    for: ['cpkReport'],
    mayLag: true,
  }),
  /** A point a row; with `reportId`, of the frozen report. */
  export: download({
    input: ChartInput.extend({ ...ById.partial().shape, format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['cpkReport'],
    mayLag: true,
  }),
})
