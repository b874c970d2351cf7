import type { Reading, Verdict } from '@takt/contract/floor.ts'
import type { LinePlan, Measure, StepPlan } from '../plant/plan.ts'
import type { Post, Unit } from './line.ts'

export type Measured = { results: Reading[]; judged: Verdict | null; verdict: Verdict; values: number }

/** How often a station's verdict differs from its readings: an operator sees a scratch, or old limits are still loaded. */
const odd = { seesMore: 0.0012, seesLess: 0.02 }

/** Reads every characteristic of the step, with the tool's present wear and what is wrong with the unit, and gives the station's verdict. */
export function takeReadings(plan: LinePlan, post: Post, unit: Unit, step: StepPlan): Measured {
  const measures = plan.sets.find((set) => set.colSetId === step.colSetId)?.measures ?? []
  const flaw = unit.flaw?.stepSeq === step.stepSeq ? unit.flaw : null
  const wear = post.wear / post.plan.toolLife
  const results = measures.map((measure, place) =>
    readOne(post, measure, wear, flaw?.place === place ? flaw.size : 0),
  )
  const isOut = results.some(({ resultStatus }) => resultStatus === 'ng')
  const judged = measures.length === 0 ? null : isOut ? 'ng' : 'ok'
  const seen: Verdict = judged ?? (post.random.chance(post.plan.faultyShare) ? 'ng' : 'ok')
  const verdict =
    seen === 'ok'
      ? post.random.chance(odd.seesMore)
        ? 'ng'
        : 'ok'
      : judged && post.random.chance(odd.seesLess)
        ? 'ok'
        : 'ng'
  const values = results.reduce(
    (sum, { resultValue }) => sum + (Array.isArray(resultValue) ? resultValue.length : 1),
    0,
  )
  return { results, judged, verdict, values }
}

function readOne(post: Post, measure: Measure, wear: number, flaw: number): Reading {
  const { definition } = measure
  if (definition.targetText !== null) {
    return {
      resultCode: definition.resultCode,
      resultValue: flaw ? (measure.wrongText ?? definition.targetText) : definition.targetText,
      resultStatus: flaw ? 'ng' : 'ok',
    }
  }
  const readings = Array.from({ length: definition.valueCount }, () => readValue(post, measure, wear))
  if (flaw) readings[0] = beyond(measure, flaw)
  const resultStatus = readings.every((value) => isWithin(measure, value)) ? 'ok' : 'ng'
  return {
    resultCode: definition.resultCode,
    resultValue: definition.valueCount === 1 ? readings[0]! : readings,
    resultStatus,
  }
}

function readValue({ random, drift }: Post, measure: Measure, wear: number) {
  const off = drift?.resultCode === measure.definition.resultCode ? drift.spreads : 0
  return shown(
    measure,
    measure.level + (wear - 0.5) * measure.wear + measure.spread * (off + random.normal()),
  )
}

/** Outside the limits by a share of the tolerance: beyond the only one, or above for a positive size and below for a negative. */
function beyond(measure: Measure, size: number): number {
  const { upperSpecLimit: high, lowerSpecLimit: low } = measure.definition
  const least = 10 ** -measure.decimals
  const above = high !== null && (size > 0 || low === null)
  const limit = (above ? high : low) ?? measure.level
  const reach = high !== null && low !== null ? high - low : Math.abs(limit - measure.level)
  return shown(measure, limit + (above ? 1 : -1) * Math.max(least, Math.abs(size) * reach))
}

const shown = ({ decimals }: Measure, value: number) => Number(value.toFixed(decimals))

/** A value on the limit is good. */
export const isWithin = ({ definition: { upperSpecLimit, lowerSpecLimit } }: Measure, value: number) =>
  value >= (lowerSpecLimit ?? -Infinity) && value <= (upperSpecLimit ?? Infinity)
