import type { Check } from './bodies.ts'
import { type Measured, readingsOf, resultOf } from './readings.ts'

/**
 * What a test or an inspection measured. A check that failed may report its measurements with the symptoms and defects they show instead: the
 * station flagged those, so they are NG by its verdict, whatever their own `Result` is. One that measures nothing is its result.
 */
export function checkReadings(check: Check): Measured[] {
  const name = check.TestName ?? check.InspectionName ?? ''
  const own =
    check.Measurements.length > 0
      ? check.Measurements.flatMap((one) => readingsOf(one, name))
      : resultOf(name, check.Result ?? '')
  const isFailed = check.Result !== 'Passed'
  const related = relatedMeasurements(check)
    .flatMap((one) => readingsOf(one, name))
    .map((one) => (isFailed ? { ...one, resultStatus: 'ng' as const } : one))
  const byCode = new Map([...own, ...related].map((one) => [one.resultCode, one]))
  return [...byCode.values()]
}

function relatedMeasurements({ SymptomsFound, Symptoms, DefectsFound }: Check) {
  const shown = [
    ...SymptomsFound,
    ...Symptoms,
    ...DefectsFound,
    ...DefectsFound.flatMap(({ RelatedSymptoms }) => RelatedSymptoms),
  ]
  return shown.flatMap(({ RelatedMeasurements }) => RelatedMeasurements)
}
