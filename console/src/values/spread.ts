import { indicesOf } from '@takt/statistics/capability.ts'
import { deviationOf, momentsOf } from '@takt/statistics/moments.ts'
import { histogramOf } from '@takt/statistics/histogram.ts'
import type { Series } from '@takt/contract/values.ts'
import { enough } from '~/shapes/cpk.ts'
import { outOf } from './Measured.tsx'

/** The statistics of the drawn values. Pp and Ppk are of their own standard deviation; below 25 values they would mean nothing, so they are left out. */
export function spreadOf({ points, minValue, maxValue }: Pick<Series, 'points' | 'minValue' | 'maxValue'>) {
  const moments = momentsOf(points.map(({ resultValue }) => resultValue))
  const deviation = deviationOf(moments)
  const many = points.length >= enough
  const { both, worst } = indicesOf(moments?.mean ?? null, deviation, {
    lowerSpecLimit: minValue,
    upperSpecLimit: maxValue,
  })
  return {
    n: points.length,
    enough: many,
    mean: moments?.mean ?? null,
    deviation,
    least: moments?.min ?? null,
    most: moments?.max ?? null,
    out: points.filter(({ resultValue }) => outOf(resultValue, minValue, maxValue, null) !== null).length,
    pp: many ? both : null,
    ppk: many ? worst : null,
  }
}
export type Spread = ReturnType<typeof spreadOf>

export const histogramFor = (series: Series, { n, enough: many, mean, deviation }: Spread) => ({
  ...series,
  bins: histogramOf(
    series.points.map(({ resultValue }) => resultValue),
    { lowerSpecLimit: series.minValue, upperSpecLimit: series.maxValue },
  ),
  n,
  mean,
  fit: many && mean !== null && deviation ? normalFit(mean, deviation) : null,
})

const normalFit = (mean: number, deviation: number) => ({
  name: 'normal' as const,
  parameters: [mean, deviation] as const,
})
