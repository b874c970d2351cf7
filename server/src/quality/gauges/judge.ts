import { refuse } from '@takt/contract/errors.ts'
import type { GaugeDraft, GaugeFigures, GaugeStudy } from '@takt/contract/gauges.ts'
import type { SpecLimits } from '@takt/statistics/capability.ts'
import { attributeAgreement, type Judgement } from '@takt/statistics/gauge-attribute.ts'
import { gaugeByAnova } from '@takt/statistics/gauge-anova.ts'
import { crossedOf, verdictOf } from '@takt/statistics/gauge-crossed.ts'
import { gaugeByRange } from '@takt/statistics/gauge-range.ts'
import { gaugeType1 } from '@takt/statistics/gauge-type1.ts'

type Judged = Pick<GaugeStudy, 'gaugePercent' | 'cgk' | 'gaugeVerdict'> & { figures: GaugeFigures }

/** Fewer prove nothing about a gauge; the usual plan is 25 to 50. */
const fewestType1 = 10

export function judgeStudy(draft: GaugeDraft, limits: SpecLimits): Judged {
  const { lowerSpecLimit, upperSpecLimit } = limits
  const tolerance =
    lowerSpecLimit === null || upperSpecLimit === null ? null : upperSpecLimit - lowerSpecLimit
  if (draft.studyKind === 'attribute') return judgeAttribute(draft)
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
    ) ?? refuseUneven(readings)
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

/** AIAG MSA 4, table III-C 8: the least share right, and the most missed and falsely called bad. */
const bounds = [
  ['accepted', { right: 0.9, missed: 0.02, falseAlarm: 0.05 }],
  ['marginal', { right: 0.8, missed: 0.05, falseAlarm: 0.1 }],
] as const

function judgeAttribute({ readings }: GaugeDraft): Judged {
  const judgements = readings.map(({ part, operator, value, reference }) => ({
    part: part ?? '',
    operator: operator ?? '',
    value: String(value),
    reference: String(reference ?? refuse('gauges.no_judgement')),
  }))
  if (judgements.some(({ value, reference }) => !isJudgement(value) || !isJudgement(reference)))
    refuse('gauges.no_judgement')
  for (const of of Map.groupBy(judgements, ({ part }) => part).values())
    if (of.some(({ reference }) => reference !== of[0]!.reference)) refuse('gauges.no_judgement')
  if (!isBalanced(judgements)) refuseUneven(readings)
  const attribute = attributeAgreement(judgements, '1')
  const [verdict] =
    bounds.find(([, bound]) =>
      attribute.operators.every(
        ({ reference, missed, falseAlarm }) =>
          (reference.share ?? 0) >= bound.right &&
          (missed ?? 0) <= bound.missed &&
          (falseAlarm ?? 0) <= bound.falseAlarm,
      ),
    ) ?? []
  return {
    gaugePercent: null,
    cgk: null,
    gaugeVerdict: verdict ?? 'rejected',
    figures: { type1: null, anova: null, range: null, attribute },
  }
}

const isJudgement = (value: string) => value === '0' || value === '1'

/** Names the first place where something is missing: in ninety lines nobody finds it. */
function refuseUneven(readings: GaugeDraft['readings']): never {
  const byPart = Map.groupBy(readings, ({ part }) => part ?? '')
  const operators = new Set(readings.map(({ operator }) => operator ?? ''))
  const cells = [...byPart].map(([part, of]) => ({
    part,
    found: Map.groupBy(of, ({ operator }) => operator ?? ''),
  }))
  const most = Math.max(...cells.flatMap(({ found }) => [...found.values()].map(({ length }) => length)))
  for (const { part, found } of cells)
    for (const operator of operators) {
      const some = found.get(operator)?.length ?? 0
      if (some < most) refuse('gauges.uneven', { part, operator, found: some, most })
    }
  return refuse('gauges.not_crossed')
}

/** Everybody has judged every part, equally often and at least twice. */
function isBalanced(judgements: readonly Judgement[]) {
  const count = (name: 'part' | 'operator') => new Set(judgements.map((one) => one[name])).size
  const cells = [...Map.groupBy(judgements, ({ part, operator }) => `${part}\0${operator}`).values()]
  const trials = cells[0]?.length ?? 0
  return (
    trials >= 2 &&
    count('part') >= 2 &&
    cells.length === count('part') * count('operator') &&
    cells.every(({ length }) => length === trials)
  )
}
