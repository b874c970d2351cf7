import { refuse } from '@takt/contract/errors.ts'
import type { GaugeDraft, GaugeFigures, GaugeStudy } from '@takt/contract/gauges.ts'
import type { SpecLimits } from '@takt/statistics/capability.ts'
import { gaugeByAnova } from '@takt/statistics/gauge-anova.ts'
import { crossedOf, verdictOf } from '@takt/statistics/gauge-crossed.ts'
import { gaugeByRange } from '@takt/statistics/gauge-range.ts'
import { gaugeType1 } from '@takt/statistics/gauge-type1.ts'

type Judged = Pick<GaugeStudy, 'gaugePercent' | 'cgk' | 'gaugeVerdict'> & { figures: GaugeFigures }

/** Fewer say nothing of a gauge; the usual plan is 25 to 50. */
const fewestType1 = 10

export function judgeStudy(draft: GaugeDraft, limits: SpecLimits): Judged {
  const { lowerSpecLimit, upperSpecLimit } = limits
  const tolerance =
    lowerSpecLimit === null || upperSpecLimit === null ? null : upperSpecLimit - lowerSpecLimit
  return draft.studyKind === 'type1' ? judgeType1(draft, tolerance) : judgeCrossed(draft, tolerance)
}

function judgeType1({ readings, reference }: GaugeDraft, tolerance: number | null): Judged {
  const truth = reference ?? refuse('gauges.no_reference')
  const width = tolerance ?? refuse('gauges.no_tolerance')
  if (readings.length < fewestType1) refuse('gauges.too_few', { least: fewestType1 })
  const { verdict, ...type1 } = gaugeType1(
    readings.map(({ value }) => value),
    truth,
    width,
  )
  return {
    gaugePercent: null,
    cgk: type1.cgk,
    gaugeVerdict: verdict,
    figures: { type1, anova: null, range: null },
  }
}

function judgeCrossed({ readings }: GaugeDraft, tolerance: number | null): Judged {
  const crossed =
    crossedOf(
      readings.map(({ part, operator, value }) => ({ part: part ?? '', operator: operator ?? '', value })),
    ) ?? refuse('gauges.not_crossed')
  const { lines, ...anova } = gaugeByAnova(crossed, tolerance)
  return {
    gaugePercent: anova.percentOfTolerance ?? anova.percentOfStudy,
    cgk: null,
    gaugeVerdict: verdictOf(anova),
    figures: {
      type1: null,
      anova: { ...anova, interactionP: lines.interaction.p },
      range: gaugeByRange(crossed, tolerance),
    },
  }
}
