import { type CheckTrend, leastForLimits, mostTrendPoints, trendRules } from '@takt/contract/check-trend.ts'
import { refuse } from '@takt/contract/errors.ts'
import { individualsChart } from '@takt/statistics/charts.ts'
import { findRuleBreaks } from '@takt/statistics/runs.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { findItem } from './inspections.queries.ts'
import { newestValues } from './records.queries.ts'

type TrendQuery = { itemCode: string; from?: string | undefined; to?: string | undefined }

/** The values of a check as an individuals chart. Its limits of today; values that were corrected are not in it. */
export async function trendOf({ db, line }: LineCall, query: TrendQuery): Promise<CheckTrend> {
  const item = (await findItem(db, line, query.itemCode)) ?? refuse('record.unknown', {}, 'itemCode')
  const { resultUnit, lowerSpecLimit, upperSpecLimit } = item
  const found = (await newestValues(db, line, query, mostTrendPoints)).toReversed()
  const values = found.map(({ resultValue }) => resultValue)
  const chart = values.length < leastForLimits ? null : individualsChart(values)
  const [first] = chart?.location ?? []
  const broken = new Map(
    findRuleBreaks(chart?.location ?? [], trendRules)
      .toReversed()
      .map(({ at, rule }) => [at, rule]),
  )
  return {
    resultUnit,
    lowerSpecLimit,
    upperSpecLimit,
    limits: first ? { mean: first.centre, lower: first.lower, upper: first.upper } : null,
    points: found.map(({ id, recordedAt, recordedBy, resultValue, resultStatus }, place) => ({
      id,
      recordedAt,
      recordedBy,
      resultValue,
      resultStatus,
      broken: broken.get(place) ?? null,
    })),
  }
}
