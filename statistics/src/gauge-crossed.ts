/** One reading of a crossed study: every operator measures every part equally often. Trials in their order. */
export type Reading = { part: string; operator: string; value: number }

/** The readings in cells, [part][operator][trial]. */
export type Crossed = { parts: string[]; operators: string[]; trials: number; cells: number[][][] }

/** Null if it is not crossed and balanced: two parts, two operators, two trials at least, and every cell full. */
export function crossedOf(readings: readonly Reading[]): Crossed | null {
  const parts = [...new Set(readings.map(({ part }) => part))]
  const operators = [...new Set(readings.map(({ operator }) => operator))]
  const cells = parts.map(() => operators.map((): number[] => []))
  for (const { part, operator, value } of readings)
    cells[parts.indexOf(part)]![operators.indexOf(operator)]!.push(value) // both are in their lists
  const trials = cells[0]?.[0]?.length ?? 0
  const isFull = cells.flat().every((cell) => cell.length === trials && cell.every(Number.isFinite))
  return isFull && parts.length > 1 && operators.length > 1 && trials > 1
    ? { parts, operators, trials, cells }
    : null
}

/** Standard deviations, in the unit of the readings. `interaction`: 0 where it was pooled or is not looked for. */
export type Scatter = {
  repeatability: number
  operator: number
  interaction: number
  reproducibility: number
  gauge: number
  part: number
  total: number
}

/** The scatter and what is judged by it; ratios and percentages are null where they cannot be. */
export type GaugeResult = Scatter & {
  /** Gauge R&R in % of the total scatter, and 6 of its sigmas in % of the tolerance. */
  percentOfStudy: number | null
  percentOfTolerance: number | null
  /** Number of distinct categories, 1.41 · part/gauge (1.41 as AIAG prints it), not rounded; it is shown rounded down, and at least 1. */
  categories: number | null
}

export function gaugeResult(
  { repeatability, operator, interaction, part }: Omit<Scatter, 'reproducibility' | 'gauge' | 'total'>,
  tolerance: number | null,
): GaugeResult {
  const reproducibility = Math.hypot(operator, interaction)
  const gauge = Math.hypot(repeatability, reproducibility)
  const total = Math.hypot(gauge, part)
  return {
    repeatability,
    operator,
    interaction,
    reproducibility,
    gauge,
    part,
    total,
    percentOfStudy: total > 0 ? (100 * gauge) / total : null,
    percentOfTolerance: tolerance !== null && tolerance > 0 ? (600 * gauge) / tolerance : null,
    categories: gauge > 0 ? (1.41 * part) / gauge : null,
  }
}

export type GaugeVerdict = 'accepted' | 'marginal' | 'rejected'

/**
 * AIAG MSA, ch. III: R&R under 10 % is accepted, up to 30 % may be by its use, above is not; under 5 categories it cannot be
 * more than marginal. By the tolerance where there is one, else by the scatter of the study.
 */
export function verdictOf({
  percentOfTolerance,
  percentOfStudy,
  categories,
}: GaugeResult): GaugeVerdict | null {
  const percent = percentOfTolerance ?? percentOfStudy
  if (percent === null) return null
  if (percent > 30) return 'rejected'
  return percent < 10 && (categories === null || Math.floor(categories) >= 5) ? 'accepted' : 'marginal'
}
