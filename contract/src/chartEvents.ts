import { z } from 'zod'
import { AttributeInput } from './attribute-charts.ts'
import { feature, query } from './endpoint.ts'
import { ChartInput } from './charts.ts'
import { choice, code, count, instant, measure, name } from './fields.ts'

/** What happened at a station that may have moved what it measures. */
export const chartEventKinds = ['tool', 'recipe', 'material', 'operator', 'stop'] as const
export type ChartEventKind = (typeof chartEventKinds)[number]

/** `about`: the tool, the version of parameters, the lot, the operator; of a stop, which is recorded at its end, the seconds it took. */
export const ChartEvent = z.object({ at: instant(), eventKind: choice(chartEventKinds), about: name() })
export type ChartEvent = z.infer<typeof ChartEvent>

/** The newest so many of each kind. */
export const mostChartEvents = 200
/** Shorter ones mean nothing for what comes after them. */
export const shortestStop = 60

/** Where limits of their own might begin: the mean stepped there, and `reasons` happened there, the likeliest first. Only a person moves limits. */
export const ProposedBorder = z.object({
  /** When the likeliest of them happened. */
  at: instant(),
  /** The next of them; null: up to the newest point. */
  until: instant().nullable(),
  reasons: z.array(ChartEvent),
  before: measure(),
  after: measure(),
  /** Of single values, within subgroups; of counts, what chance alone makes of a sample of usual size. */
  sigma: measure(),
  /** From there on, up to the next. */
  subgroupNum: count(),
})
export type ProposedBorder = z.infer<typeof ProposedBorder>

export const chartEvents = feature('chartEvents', {
  borders: query({ input: ChartInput, output: z.array(ProposedBorder), for: ['cpkReport'], mayLag: true }),
  /** The same of what is counted. */
  attributeBorders: query({
    input: AttributeInput,
    output: z.array(ProposedBorder),
    for: ['cpkReport'],
    mayLag: true,
  }),
  /** In order of time. */
  of: query({
    input: z.strictObject({ stationNumber: code(), from: instant(), to: instant() }),
    output: z.array(ChartEvent),
    for: ['cpkReport'],
    mayLag: true,
  }),
})
