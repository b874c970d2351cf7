import { z } from 'zod'
import { choice, flag, measure, share } from './fields.ts'
import { conventions } from './settings.ts'
import { Capability } from './values.ts'

/** In the order they are tried in; `none` of them fits. */
export const distributions = ['normal', 'logNormal', 'weibull', 'none'] as const

export const ChartFigures = Capability.pick({
  sampleNum: true,
  mean: true,
  subgroupNum: true,
  estimator: true,
  sigmaWithin: true,
  sigmaOverall: true,
  lowestValue: true,
  highestValue: true,
  cp: true,
  cpk: true,
  pp: true,
  ppk: true,
  ngShare: true,
}).extend({
  enough: flag(),
  /** By which the indices are named: `indexNamesOf`. */
  convention: choice(conventions),
  /** No rule is broken; null: there are no limits to break. */
  stable: flag().nullable(),
  /** The bounds of each index at 95 %. */
  cpLower: measure().nullable(),
  cpUpper: measure().nullable(),
  cpkLower: measure().nullable(),
  cpkUpper: measure().nullable(),
  ppLower: measure().nullable(),
  ppUpper: measure().nullable(),
  ppkLower: measure().nullable(),
  ppkUpper: measure().nullable(),
  /** The first of these that the values do not contradict; null: too few values, or all equal. */
  distribution: choice(distributions).nullable(),
  /** What is not normal is judged by the quantiles of its distribution (ISO 22514-2); null: normal, or nothing fits. */
  fitted: z
    .object({
      potential: measure().nullable(),
      /** Missing in reports that were frozen before it was kept. */
      potentialLower: measure().nullish(),
      potentialUpper: measure().nullish(),
      worst: measure().nullable(),
      worstLower: measure().nullable(),
      worstUpper: measure().nullable(),
      ppm: measure().nullable(),
      /** Mean and sigma of the logarithms (logNormal), shape and scale (weibull). Missing in reports that were frozen before it was kept. */
      parameters: z.tuple([measure(), measure()]).nullish(),
    })
    .nullable(),
  ppmObserved: measure().nullable(),
  ppmWithin: measure().nullable(),
  ppmOverall: measure().nullable(),
  /** Of the Anderson–Darling test; null: too few values, or all equal. */
  normalP: share().nullable(),
})

type FittedDistribution = { name: 'normal' | 'logNormal' | 'weibull'; parameters: [number, number] }

/** The distribution that is drawn over the values: the one they are judged by, else the normal one; null of too few values for any. */
export function fittedOf({
  distribution,
  fitted,
  enough,
  mean,
  sigmaOverall,
}: z.infer<typeof ChartFigures>): FittedDistribution | null {
  if (!enough || mean === null || !sigmaOverall) return null
  if (fitted?.parameters && (distribution === 'logNormal' || distribution === 'weibull'))
    return { name: distribution, parameters: fitted.parameters }
  return { name: 'normal', parameters: [mean, sigmaOverall] }
}
