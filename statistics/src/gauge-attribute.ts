import { beta } from './distributions.ts'
import { ratio } from './ratio.ts'

/** Cohen's κ of two that judge the same things; null where chance alone would agree always, or nothing was judged. */
export function cohenKappa(pairs: readonly (readonly [string, string])[]): number | null {
  const n = pairs.length
  const names = [...new Set(pairs.flat())]
  const share = (who: 0 | 1, name: string) => pairs.filter((pair) => pair[who] === name).length / n
  const chance = names.reduce((sum, name) => sum + share(0, name) * share(1, name), 0)
  const seen = pairs.filter(([a, b]) => a === b).length / n
  return ratio(seen - chance, 1 - chance)
}

/** Fleiss' κ (1971): `counts[thing][category]`, how many judgements chose it; each thing is judged equally often. */
export function fleissKappa(counts: readonly (readonly number[])[]): number | null {
  const judges = (counts[0] ?? []).reduce((sum, count) => sum + count, 0)
  const pairs = counts.map((row) => row.reduce((sum, count) => sum + count * (count - 1), 0))
  const seen = ratio(
    pairs.reduce((sum, one) => sum + one, 0),
    counts.length * judges * (judges - 1),
  )
  const shares = (counts[0] ?? []).map(
    (_, category) => counts.reduce((sum, row) => sum + row[category]!, 0) / (counts.length * judges),
  )
  const chance = shares.reduce((sum, share) => sum + share * share, 0)
  return seen === null ? null : ratio(seen - chance, 1 - chance)
}

/** One judgement, with what is known to be right. */
export type Judgement = { part: string; operator: string; value: string; reference: string }

/** How many parts of those judged, and the interval of the share (Clopper and Pearson, 95 %), both in 0 … 1. */
export type Agreement = {
  matched: number
  parts: number
  share: number | null
  lower: number | null
  upper: number | null
}

export type OperatorAgreement = {
  operator: string
  /** With oneself over all trials, and with what is right in all of them. */
  within: Agreement
  reference: Agreement
  kappa: number | null
  /** Shares of judgements: what was bad and called good, what was good and called bad; null where there was none of it. */
  missed: number | null
  falseAlarm: number | null
}

export type AttributeResult = {
  operators: OperatorAgreement[]
  /** All operators in all trials with each other, and with what is right. */
  between: Agreement
  all: Agreement
  /** Fleiss' κ of all judgements. */
  kappa: number | null
}

/** Attribute agreement (AIAG MSA, ch. III C). `good`: the judgement that lets a part pass. */
export function attributeAgreement(judgements: readonly Judgement[], good: string): AttributeResult {
  const parts = [...Map.groupBy(judgements, ({ part }) => part).values()]
  const names = [...new Set(judgements.flatMap(({ value, reference }) => [value, reference]))]
  const counts = parts.map((of) => names.map((name) => of.filter(({ value }) => value === name).length))
  return {
    operators: [...Map.groupBy(judgements, ({ operator }) => operator)].map(([operator, of]) =>
      operatorAgreement(operator, of, good),
    ),
    between: agreementOf(parts, isSame),
    all: agreementOf(parts, isRight),
    kappa: fleissKappa(counts),
  }
}

function operatorAgreement(operator: string, of: readonly Judgement[], good: string): OperatorAgreement {
  const parts = [...Map.groupBy(of, ({ part }) => part).values()]
  const [rightGood, rightBad] = [true, false].map((isGood) =>
    of.filter((one) => (one.reference === good) === isGood),
  )
  const shareOf = (among: readonly Judgement[] = [], isGood: boolean) =>
    ratio(among.filter(({ value }) => (value === good) === isGood).length, among.length)
  return {
    operator,
    within: agreementOf(parts, isSame),
    reference: agreementOf(parts, isRight),
    kappa: cohenKappa(of.map(({ value, reference }) => [value, reference])),
    missed: shareOf(rightBad, true),
    falseAlarm: shareOf(rightGood, false),
  }
}

const isSame = (of: readonly Judgement[]) => of.every(({ value }) => value === of[0]!.value)
const isRight = (of: readonly Judgement[]) => of.every(({ value, reference }) => value === reference)

function agreementOf(parts: readonly Judgement[][], is: (of: readonly Judgement[]) => boolean): Agreement {
  const matched = parts.filter(is).length
  const n = parts.length
  return {
    matched,
    parts: n,
    share: ratio(matched, n),
    lower: n === 0 ? null : matched === 0 ? 0 : beta(matched, n - matched + 1).quantile(0.025),
    upper: n === 0 ? null : matched === n ? 1 : beta(matched + 1, n - matched).quantile(0.975),
  }
}
