import { instantOf } from '~/fields/format.tsx'
import type { ChartInput, ChartReport } from '@takt/contract/charts.ts'
import { student } from '@takt/statistics/distributions.ts'

type Other = Partial<Pick<ChartInput, 'stationNumber' | 'typeNo' | 'from' | 'to'>>

/** Where nothing is chosen, as long a period just before. */
export function comparedWith(
  chartInput: ChartInput,
  { since, until }: Pick<ChartReport, 'since' | 'until'>,
  compareWith: Other,
): ChartInput {
  const chosen = Object.fromEntries(
    Object.entries(compareWith).filter(([, value]) => value !== undefined),
  ) as Other
  if (Object.keys(chosen).length > 0 || !since || !until) return { ...chartInput, ...chosen }
  const [from, to] = [Date.parse(since), Date.parse(until)]
  return { ...chartInput, from: instantOf(from - (to - from)), to: since }
}

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>

/** Another station, or another type at the same one, may measure the same code with a set of its own. `measured`: all that was measured then, of the type. */
export function withItsSet(chartInput: ChartInput, measured: readonly ChartPlace[]): ChartInput {
  const there = measured.filter(
    ({ stationNumber, resultCode }) =>
      stationNumber === chartInput.stationNumber && resultCode === chartInput.resultCode,
  )
  const isSame = ({ colSetId, colSetVersion }: ChartPlace) =>
    colSetId === chartInput.colSetId && colSetVersion === chartInput.colSetVersion
  const [first] = there
  if (!first || there.some(isSame)) return chartInput
  return { ...chartInput, colSetId: first.colSetId, colSetVersion: first.colSetVersion }
}

type Figures = Pick<ChartReport['figures'], 'sampleNum' | 'mean' | 'sigmaOverall'>

/** Of the means, with its interval at 95 % (Welch); null: one of them has too few values. */
export function differenceOf(one: Figures, other: Figures) {
  const [a, b] = [one, other]
  if (a.mean === null || b.mean === null || !a.sigmaOverall || !b.sigmaOverall) return null
  const [va, vb] = [a.sigmaOverall ** 2 / a.sampleNum, b.sigmaOverall ** 2 / b.sampleNum]
  const freedom = (va + vb) ** 2 / (va ** 2 / (a.sampleNum - 1) + vb ** 2 / (b.sampleNum - 1))
  const t = student(freedom).quantile(0.975)
  if (t === null || !Number.isFinite(t)) return null
  const means = b.mean - a.mean
  const half = t * Math.sqrt(va + vb)
  return { means, lower: means - half, upper: means + half, sigmas: means / a.sigmaOverall }
}
