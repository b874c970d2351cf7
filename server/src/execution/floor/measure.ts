import { refuse } from '@takt/contract/errors.ts'
import type { Reading, Verdict } from '@takt/contract/floor.ts'
import { judgeReading } from '@takt/contract/judge.ts'
import type { Characteristic, PackedSet } from '../../masterdata/measures/measures.ts'

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

type ReadingRules = { mustBeComplete?: boolean; refuseNotANumber?: boolean }

const nothing: Measured = { values: null, texts: null, stationNg: null, judged: null, out: [] }

/**
 * Refuses what does not fit the set, naming the reading; nothing is dropped. Two rules hold for a station's own completion, while the records of
 * testers are kept as they are. `mustBeComplete`: a characteristic has as many readings as its definition requires, because what is missing cannot
 * be judged OK; only what failed or was broken off may lack some. `refuseNotANumber`: `NaN` is not a measured text.
 */
export function measure(
  results: readonly Reading[],
  set: PackedSet | null,
  rules: ReadingRules = {},
): Measured {
  if (results.length === 0) return nothing
  if (!set)
    return refuse('station.result_unknown', { resultCode: results[0]!.resultCode }, 'results.0.resultCode')
  const values: (number | null)[] = new Array(set.slots.length).fill(null)
  let texts: (string | null)[] | null = null
  let stationNg: number[] | null = null
  const out: number[] = []
  for (let index = 0; index < results.length; index++) {
    const { resultCode, resultValue, resultStatus } = results[index]!
    const first = set.firstOf.get(resultCode)
    if (first === undefined)
      return refuse('station.result_unknown', { resultCode }, `results.${index}.resultCode`)
    const { characteristic } = set.slots[first]!
    const readings = Array.isArray(resultValue) ? resultValue : [resultValue]
    checkReadings(readings, characteristic, rules, index)
    if (values[first] !== null || texts?.[first])
      refuse('station.result_twice', { resultCode }, `results.${index}.resultCode`)
    for (let reading = 0; reading < readings.length; reading++) {
      const value = readings[reading]!
      const position = first + reading
      if (typeof value === 'string') {
        texts ??= new Array<string | null>(set.slots.length).fill(null)
        texts[position] = value
      } else values[position] = value
      if (verdictOf(value, characteristic, index) === 'ng') out.push(position)
    }
    if (resultStatus) stationNg ??= []
    if (resultStatus === 'ng') stationNg!.push(first)
  }
  return { values, texts, stationNg, judged: out.length ? 'ng' : 'ok', out }
}

/** What a machine sends for a measurement that failed: not a measured text. */
const notANumber = /^[-+]?(nan|inf|infinity)$/i

function checkReadings(
  readings: readonly (number | string)[],
  { resultCode, valueCount, targetText }: Characteristic,
  { mustBeComplete, refuseNotANumber }: ReadingRules,
  index: number,
) {
  if (readings.length > valueCount) refuse('station.result_wrong_kind', { resultCode }, fieldOf(index))
  if (mustBeComplete && readings.length < valueCount)
    refuse(
      'station.result_incomplete',
      { resultCode, given: readings.length, wanted: valueCount },
      fieldOf(index),
    )
  if (
    refuseNotANumber &&
    targetText === null &&
    readings.some((value) => typeof value === 'string' && notANumber.test(value.trim()))
  )
    refuse('station.result_wrong_kind', { resultCode }, fieldOf(index))
}

const verdictOf = (value: number | string, characteristic: Characteristic, index: number): Verdict =>
  judgeReading(value, characteristic) ??
  refuse('station.result_wrong_kind', { resultCode: characteristic.resultCode }, fieldOf(index))

/** Only of what is refused: a name for each reading costs as much as judging it. */
const fieldOf = (index: number) => `results.${index}.resultValue`
