import type { MeasuredValue } from '@takt/contract/units.ts'

/** Several readings of one characteristic are numbered from 1; a single one is not. */
export function numbered(values: readonly MeasuredValue[]) {
  const inAll = new Map<string, number>()
  for (const { resultCode } of values) inAll.set(resultCode, (inAll.get(resultCode) ?? 0) + 1)
  const seen = new Map<string, number>()
  return values.map((value) => {
    const reading = (seen.get(value.resultCode) ?? 0) + 1
    seen.set(value.resultCode, reading)
    return { value, reading: inAll.get(value.resultCode) === 1 ? null : reading }
  })
}
