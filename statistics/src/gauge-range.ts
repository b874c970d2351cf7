import { type Crossed, type GaugeResult, gaugeResult } from './gauge-crossed.ts'

/** 1/d2* of AIAG MSA, appendix C, as its form prints them: for one range of so many operators, or of so many parts. */
const factors = [Math.SQRT1_2, 0.5231, 0.4467, 0.403, 0.3742, 0.3534, 0.3375, 0.3249, 0.3146]
/** K1 for 2 and 3 trials, of many ranges. */
const trialFactors: Record<number, number> = { 2: 0.8862, 3: 0.5908 }

/** The form of AIAG MSA (average and range). Null beyond it: 2 or 3 trials, 2 or 3 operators, 2 … 10 parts. */
export function gaugeByRange(
  { cells, parts, operators, trials }: Crossed,
  tolerance: number | null = null,
): GaugeResult | null {
  const k1 = trialFactors[trials]
  const k2 = operators.length <= 3 ? factors[operators.length - 2] : undefined
  const k3 = factors[parts.length - 2]
  if (k1 === undefined || k2 === undefined || k3 === undefined) return null
  const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const repeatability = meanOf(cells.flat().map(spanOf)) * k1
  const spread = spanOf(operators.map((_, o) => meanOf(cells.flatMap((row) => row[o]!)))) * k2
  const own = repeatability ** 2 / (parts.length * trials)
  return gaugeResult(
    {
      repeatability,
      operator: Math.sqrt(Math.max(0, spread ** 2 - own)),
      interaction: 0,
      part: spanOf(cells.map((row) => meanOf(row.flat()))) * k3,
    },
    tolerance,
  )
}
