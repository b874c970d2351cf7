import { z } from 'zod'
import { ShownDrawing } from './defectDrawings.ts'
import { feature, query } from './endpoint.ts'
import { code, count, day, flag, instant, measure, name, share, uuid } from './fields.ts'
import { period } from './lists.ts'

/** By what failures are counted. */
export const failureGroupings = ['code', 'station', 'type', 'shift'] as const
export type FailureGrouping = (typeof failureGroupings)[number]

/** One bar, in pieces without false failures. `key` null: a station reported NG and nothing else, or no shift was worked. `isDefect`: a defect code, else a result code. */
const Group = z.object({ key: code().nullable(), isDefect: flag(), failures: count() })

/** What a station's failures came to. No trouble found: the next try at the same station was OK, with nothing done between. */
export const StationFailures = z.object({
  stationNumber: code(),
  passes: count(),
  firstPasses: count(),
  firstOk: count(),
  firstPassYield: share().nullable(),
  runYield: share().nullable(),
  failedPasses: count(),
  noTrouble: count(),
  noTroubleRate: share().nullable(),
  retested: count(),
  retestOk: count(),
  retestOkRate: share().nullable(),
})
export type StationFailures = z.infer<typeof StationFailures>

/**
 * Four yields that are never mixed: units that ended and never failed; units that ended good; OK passes; and the product of the
 * first pass yields of all stations of the route.
 */
export const FailureSummary = z.object({
  from: instant(),
  to: instant(),
  okQuantity: count(),
  ngQuantity: count(),
  okRate: share().nullable(),
  /** Of the line, else of the plant; null: nobody decided it. */
  okRateTarget: share().nullable(),
  ppm: measure().nullable(),
  failures: count(),
  /** Left out of all others here. */
  falseFailures: count(),
  firstPassYield: share().nullable(),
  finalYield: share().nullable(),
  runYield: share().nullable(),
  rolledYield: share().nullable(),
  groups: z.object({
    code: z.array(Group),
    station: z.array(Group),
    type: z.array(Group),
    shift: z.array(Group),
  }),
  /** One shift or day each, in order. */
  trend: z.array(
    z.object({
      start: instant(),
      end: instant(),
      productionDay: day(),
      shiftName: name().nullable(),
      okRate: share().nullable(),
      failures: count(),
    }),
  ),
  /** What result codes without a defect are called. */
  resultNames: z.array(z.object({ resultCode: code(), resultName: name() })),
  cells: z.array(Group.extend({ stationNumber: code() })),
  stations: z.array(StationFailures),
  /** For one type: what people marked on its drawing, by marked place, else in fiftieths of it. Null: it has none. */
  drawing: z
    .object({
      picture: uuid(),
      spots: z.array(z.object({ x: share(), y: share(), placeCode: code().nullable(), failures: count() })),
      places: ShownDrawing.shape.markedPlaces,
    })
    .nullable(),
})
export type FailureSummary = z.infer<typeof FailureSummary>

export const FailureSummaryQuery = z.strictObject({
  typeNo: code().optional(),
  stationNumber: code().optional(),
  ...period,
})
export type FailureSummaryQuery = z.infer<typeof FailureSummaryQuery>

export const failureSummary = feature('failureSummary', {
  /** Without a period: the last seven days; at most so many as `mostDays`. */
  figures: query({
    input: FailureSummaryQuery,
    output: FailureSummary,
    for: ['failSummary'],
    mayLag: true,
  }),
})
export const mostDays = 92
