import { fisher } from './distributions.ts'
import { type Crossed, type GaugeResult, gaugeResult } from './gauge-crossed.ts'

/** One line of the table. F and p are null where there is nothing to divide by. */
export type AnovaLine = { freedom: number; ss: number; ms: number; f: number | null; p: number | null }

export type AnovaResult = GaugeResult & {
  /** Of the model with the interaction, whether it was pooled or not. */
  lines: { part: AnovaLine; operator: AnovaLine; interaction: AnovaLine; repeatability: AnovaLine }
  isPooled: boolean
}

/** An interaction of this p or above is pooled with the repeatability (Minitab's rule). */
export const poolFrom = 0.05

/**
 * Crossed gauge study by analysis of variance, parts and operators random (AIAG MSA, appendix A). The variance of the
 * interaction is divided by the trials, that of operators by parts × trials, of parts by operators × trials; what comes out
 * below zero is zero.
 */
export function gaugeByAnova(
  crossed: Crossed,
  tolerance: number | null = null,
  pool = poolFrom,
): AnovaResult {
  const { cells, trials } = crossed
  const [parts, operators] = [cells.length, cells[0]!.length] // crossed is not empty
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const all = meanOf(cells.flat(2))
  const partMeans = cells.map((row) => meanOf(row.flat()))
  const operatorMeans = crossed.operators.map((_, o) => meanOf(cells.flatMap((row) => row[o]!)))
  const cellMeans = cells.map((row) => row.map(meanOf))
  const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0)
  const off = cellMeans.map((row, p) => row.map((mean, o) => mean - partMeans[p]! - operatorMeans[o]! + all))
  const within = cells.flatMap((row, p) =>
    row.flatMap((cell, o) => cell.map((value) => value - cellMeans[p]![o]!)),
  )

  const error = lineOf(parts * operators * (trials - 1), squares(within))
  const interaction = lineOf((parts - 1) * (operators - 1), trials * squares(off.flat()), error)
  const isPooled = (interaction.p ?? 0) >= pool
  const pooled = lineOf(interaction.freedom + error.freedom, interaction.ss + error.ss)
  const below = isPooled ? pooled : interaction
  const effect = (means: readonly number[], each: number) =>
    lineOf(means.length - 1, each * squares(means.map((mean) => mean - all)), interaction)
  const part = effect(partMeans, operators * trials)
  const operator = effect(operatorMeans, parts * trials)
  const sigma = (more: number, less: number, by: number) => Math.sqrt(Math.max(0, (more - less) / by))
  return {
    ...gaugeResult(
      {
        repeatability: Math.sqrt(isPooled ? pooled.ms : error.ms),
        interaction: isPooled ? 0 : sigma(interaction.ms, error.ms, trials),
        operator: sigma(operator.ms, below.ms, parts * trials),
        part: sigma(part.ms, below.ms, operators * trials),
      },
      tolerance,
    ),
    lines: { part, operator, interaction, repeatability: error },
    isPooled,
  }
}

function lineOf(freedom: number, ss: number, against?: AnovaLine): AnovaLine {
  const ms = ss / freedom
  const f = against && against.ms > 0 ? ms / against.ms : null
  return { freedom, ss, ms, f, p: f === null ? null : fisher(freedom, against!.freedom).tails(f).upper }
}
