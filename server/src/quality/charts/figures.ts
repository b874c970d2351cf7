import type { ChartReport } from '@takt/contract/charts.ts'
import type { Interval } from '@takt/statistics/confidence.ts'
import type { Convention } from '@takt/statistics/conventions.ts'
import { momentsOf } from '@takt/statistics/moments.ts'
import { type Study, studyOf } from '@takt/statistics/study.ts'
import { freedomOfGroups } from '@takt/statistics/within.ts'
import type { Points } from './points-of.ts'

type Judged = { convention: Convention; stable: boolean | null }

/** Of all values, also of those that are in no full subgroup yet: they are as the table of measured data counts them. */
export function figuresOf(
  { groups, values, fits, within, characteristic }: Points,
  { convention, stable }: Judged,
): ChartReport['figures'] {
  const moments = momentsOf(values)
  const freedom = freedomOfGroups(
    groups.map((group) => group.moments),
    within.estimator,
    groups.filter(({ range }) => range !== null).length,
  )
  const settings = {
    convention,
    limits: characteristic,
    overall: moments,
    within: { ...within, freedom },
    stable,
    gauge: null,
  }
  const [found, fitted] = [studyOf(settings), studyOf({ ...settings, values, fits })]
  const [short, long] = [found.within!, found.overall] // without the values nothing is skewed
  return {
    sampleNum: found.n,
    enough: found.card.enough,
    convention,
    stable,
    mean: found.mean,
    subgroupNum: groups.length,
    estimator: within.estimator,
    sigmaWithin: short.sigma,
    sigmaOverall: long.sigma,
    lowestValue: moments?.min ?? null,
    highestValue: moments?.max ?? null,
    ...spread('cp', short.potential),
    ...spread('cpk', short.worst),
    ...spread('pp', long.potential),
    ...spread('ppk', long.worst),
    distribution: fitted.card.distribution,
    fitted: fitted.within ? null : byFit(fitted),
    ngShare: fitted.seen?.total === null || !fitted.seen ? null : fitted.seen.total / 1e6,
    ppmObserved: fitted.seen?.total ?? null,
    ppmWithin: short.expected.total,
    ppmOverall: long.expected.total,
    normalP: fitted.normal?.p ?? null,
  }
}

const spread = <N extends string>(name: N, found: Interval | null) =>
  ({
    [name]: found?.value ?? null,
    [`${name}Lower`]: found?.lower ?? null,
    [`${name}Upper`]: found?.upper ?? null,
  }) as Record<N | `${N}Lower` | `${N}Upper`, number | null> // the names given

const byFit = ({ fit, overall: { potential, worst, expected } }: Study) => ({
  potential: potential?.value ?? null,
  potentialLower: potential?.lower ?? null,
  potentialUpper: potential?.upper ?? null,
  worst: worst?.value ?? null,
  worstLower: worst?.lower ?? null,
  worstUpper: worst?.upper ?? null,
  ppm: expected.total,
  parameters: fit && ([...fit.parameters] as [number, number]), // of two
})
