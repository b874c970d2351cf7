import { z } from 'zod'
import { feature, query } from './endpoint.ts'
import { choice, code, instant, name } from './fields.ts'

/** What happened at a station that may have moved what it measures. */
export const chartEventKinds = ['tool', 'recipe', 'material', 'operator', 'stop'] as const
export type ChartEventKind = (typeof chartEventKinds)[number]

/** `about`: the tool, the version of parameters, the lot, the operator; of a stop, which is told at its end, the seconds it took. */
export const ChartEvent = z.object({ at: instant(), eventKind: choice(chartEventKinds), about: name() })
export type ChartEvent = z.infer<typeof ChartEvent>

/** The newest so many of each kind. */
export const mostChartEvents = 200
/** Shorter ones say nothing of what comes after them. */
export const shortestStop = 60

export const chartEvents = feature('chartEvents', {
  /** In order of time. */
  of: query({
    input: z.strictObject({ stationNumber: code(), from: instant(), to: instant() }),
    output: z.array(ChartEvent),
    for: ['cpkReport'],
    mayLag: true,
  }),
})
