import {
  everyType,
  type Parameter,
  type ParameterDraft,
  type ParameterFault,
  type ParameterSet,
  type StationParameter,
} from './recipes.ts'

/** A fault and the row it is in; -1: it is about the set as a whole. */
export type Finding = { fault: ParameterFault; row: number }
type Limits = Pick<ParameterDraft, 'minValue' | 'maxValue'>

/** Everything that keeps these from being released. A value on a limit is good. */
export function faultsOf(parameters: readonly ParameterDraft[]): Finding[] {
  if (parameters.length === 0) return [{ fault: 'noParameters', row: -1 }]
  return parameters.flatMap((parameter, row) => {
    const { value, defaultValue, minValue, maxValue, paraCode } = parameter
    const limited = minValue !== null || maxValue !== null
    const found: Record<Exclude<ParameterFault, 'noParameters'>, boolean> = {
      doubleCode: parameters.slice(0, row).some((before) => before.paraCode === paraCode),
      valueMissing: value === null,
      limitsBackwards: (minValue ?? -Infinity) > (maxValue ?? Infinity),
      // A text has no range of numbers.
      textAndLimits: limited && (typeof value === 'string' || typeof defaultValue === 'string'),
      belowLimit: isBelow(value, parameter),
      aboveLimit: isAbove(value, parameter),
      defaultOutside: isBelow(defaultValue, parameter) || isAbove(defaultValue, parameter),
    }
    return (Object.keys(found) as (keyof typeof found)[])
      .filter((fault) => found[fault])
      .map((fault) => ({ fault, row })) // the record's own keys
  })
}

const isBelow = (value: Parameter['value'], { minValue }: Limits) =>
  typeof value === 'number' && minValue !== null && value < minValue
const isAbove = (value: Parameter['value'], { maxValue }: Limits) =>
  typeof value === 'number' && maxValue !== null && value > maxValue

/** A controller keeps a number in single precision and gives 0.1 back as 0.10000000149. */
export const isSameValue = (one: Parameter['value'], other: Parameter['value']) =>
  one === other ||
  (typeof one === 'number' &&
    typeof other === 'number' &&
    !(Number.isInteger(one) && Number.isInteger(other)) &&
    Math.fround(one) === Math.fround(other))

/** Such a number as somebody wrote it: the shortest that a controller keeps as the same. Any other stays as it is. */
export function asWritten(value: StationParameter['value']): StationParameter['value'] {
  if (typeof value !== 'number' || Number.isInteger(value) || Math.fround(value) !== value) return value
  return (
    [6, 7, 8]
      .map((digits) => Number(value.toPrecision(digits)))
      .find((short) => Math.fround(short) === value) ?? value
  )
}

/** Is the station's report about this set? What it has for another type proves nothing. */
export const isAbout = (read: Pick<StationParameter, 'typeNo'>, typeNo: string) =>
  typeNo === everyType || read.typeNo === null || read.typeNo === typeNo

/** Parameters that differ at the station from the set. `above`: sets that go before this one at the station. */
export function driftOf(
  { typeNo, parameters }: Pick<ParameterSet, 'typeNo' | 'parameters'>,
  readBack: readonly StationParameter[],
  above: readonly Pick<ParameterSet, 'typeNo' | 'parameters'>[] = [],
): string[] {
  const isOverruled = (read: StationParameter) =>
    above.some(
      (other) =>
        other.typeNo === read.typeNo && other.parameters.some(({ paraCode }) => paraCode === read.paraCode),
    )
  return parameters
    .filter(({ paraCode, value }) => {
      const read = readBack.find((one) => one.paraCode === paraCode)
      return (
        read !== undefined && isAbout(read, typeNo) && !isOverruled(read) && !isSameValue(read.value, value)
      )
    })
    .map(({ paraCode }) => paraCode)
}
