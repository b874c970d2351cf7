import { type ChartBasis, individualsChart, type VariableChart } from './charts.ts'
import { constantsOf } from './constants.ts'
import type { Broken } from './control.ts'
import { ratio } from './ratio.ts'
import { findRuleBreaks, type Rule, skewedRules } from './runs.ts'

/** A value of one of the types that take turns at a station. */
export type Run = { type: string; value: number }

/**
 * Deviation from nominal (AIAG SPC, ch. III): I-MR of value − nominal over all types, where they scatter alike.
 * A type without a nominal is a gap, and so is each value that was not measured.
 */
export function nominalChart(
  runs: readonly Run[],
  nominals: ReadonlyMap<string, number>,
  frozen?: ChartBasis,
): VariableChart | null {
  return individualsChart(
    runs.map(({ type, value }) => value - (nominals.get(type) ?? NaN)),
    frozen,
  )
}

/** What is known of one type: its mean and sigma, of earlier runs or of these. */
export type TypeBasis = { mean: number; sigma: number }

/**
 * Z-MR, where types scatter differently: z = (value − mean of its type)/sigma of its type. The centre is 0, sigma 1, so all
 * types share one chart. Null if no type can be standardised.
 */
export function zChart(
  runs: readonly Run[],
  types: ReadonlyMap<string, TypeBasis> = typesOf(runs),
): VariableChart | null {
  const zs = runs.map(({ type, value }) => {
    const basis = types.get(type)
    return (basis && ratio(value - basis.mean, basis.sigma)) ?? NaN
  })
  if (!zs.some(Number.isFinite)) return null
  return individualsChart(zs, { estimator: 'movingRange', mean: 0, sigma: 1 })
}

/**
 * The mean of each type, and its sigma by MR̄/d2 of the steps within each of its runs, never from one run to the next.
 * A type whose values do not scatter has none.
 */
export function typesOf(runs: readonly Run[]): Map<string, TypeBasis> {
  const seen = new Map<string, { sum: number; n: number; ranges: number; steps: number }>()
  let last: Run | null = null
  for (const run of runs) {
    if (!Number.isFinite(run.value)) continue
    const of = seen.get(run.type) ?? { sum: 0, n: 0, ranges: 0, steps: 0 }
    seen.set(run.type, of)
    of.sum += run.value
    of.n += 1
    if (last?.type === run.type) {
      of.ranges += Math.abs(run.value - last.value)
      of.steps += 1
    }
    last = run
  }
  const { d2 } = constantsOf(2)! // 2 is in the table
  return new Map(
    [...seen].flatMap(([type, { sum, n, ranges, steps }]) => {
      const sigma = ratio(ranges, steps * d2)
      return sigma ? [[type, { mean: sum / n, sigma }]] : []
    }),
  )
}

/** What signals on such a chart. The range after a value that is out spans that value, and adds nothing new (decision 178). */
export function brokenOf({ location, spread }: VariableChart, rules: readonly Rule[]): Broken[] {
  const isOut = (at: number) => {
    const point = location[at]
    return !!point && (point.value < point.lower || point.value > point.upper)
  }
  const skewed = rules.filter((rule) => skewedRules.includes(rule))
  return [
    ...findRuleBreaks(location, rules).map((one) => ({ ...one, chart: 'location' as const })),
    ...findRuleBreaks(spread, skewed)
      .filter(({ rule, at }) => rule !== 1 || !isOut(at - 1))
      .map((one) => ({ ...one, chart: 'spread' as const })),
  ]
}
