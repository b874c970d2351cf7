import { refuse } from '@takt/contract/errors.ts'
import type { Reading, Verdict } from '@takt/contract/floor.ts'
import { judge, judgeText, type PackedSet } from './packing.ts'

/** A pass's readings, packed in the order of its set and judged against it. */
export type Measured = {
  values: (number | null)[] | null
  texts: (string | null)[] | null
  stationNg: number[] | null
  /** Null where there was nothing to judge. */
  judged: Verdict | null
  /** Positions that are out of their limits. */
  out: number[]
}

const nothing: Measured = { values: null, texts: null, stationNg: null, judged: null, out: [] }

/** Refuses what does not fit the set, naming the reading; nothing is dropped. */
export function measure(results: readonly Reading[], set: PackedSet | null): Measured {
  if (results.length === 0) return nothing
  if (!set)
    return refuse('station.result_unknown', { resultCode: results[0]!.resultCode }, 'results.0.resultCode')
  const values: (number | null)[] = new Array(set.slots.length).fill(null)
  let texts: (string | null)[] | null = null
  let stationNg: number[] | null = null
  const out: number[] = []
  for (const [index, { resultCode, resultValue, resultStatus }] of results.entries()) {
    const first = set.firstOf.get(resultCode)
    if (first === undefined)
      return refuse('station.result_unknown', { resultCode }, `results.${index}.resultCode`)
    const { characteristic } = set.slots[first]!
    const readings = Array.isArray(resultValue) ? resultValue : [resultValue]
    if (readings.length > characteristic.valueCount)
      refuse('station.result_wrong_kind', { resultCode }, `results.${index}.resultValue`)
    if (values[first] !== null || texts?.[first])
      refuse('station.result_twice', { resultCode }, `results.${index}.resultCode`)
    for (const [reading, value] of readings.entries()) {
      const position = first + reading
      if (typeof value === 'string') {
        texts ??= new Array<string | null>(set.slots.length).fill(null)
        texts[position] = value
      } else values[position] = value
      if (verdictOf(value, characteristic) === 'ng') out.push(position)
    }
    if (resultStatus) stationNg ??= []
    if (resultStatus === 'ng') stationNg!.push(first)
  }
  return { values, texts, stationNg, judged: out.length ? 'ng' : 'ok', out }
}

/** A number where a text is wanted, or the other way round, is no measurement of that characteristic. */
function verdictOf(
  value: number | string,
  characteristic: PackedSet['slots'][number]['characteristic'],
): Verdict {
  const { resultCode, lowerSpecLimit, upperSpecLimit, targetText } = characteristic
  if (typeof value === 'number')
    return targetText === null
      ? judge(value, characteristic)
      : refuse('station.result_wrong_kind', { resultCode })
  if (lowerSpecLimit !== null || upperSpecLimit !== null) refuse('station.result_wrong_kind', { resultCode })
  return judgeText(value, characteristic)
}
