import type { PassColumns } from '../floor/floor.ts'

/** The passes of a chart. `idOf`: the id of the unit, which few ask for. */
export type ChartedPasses = Omit<PassColumns, 'ids'> & { idOf: (at: number) => string }

/** Some of them, in the order of their places. */
export function passesAt(all: ChartedPasses, places: readonly number[]): ChartedPasses {
  const { each } = all
  const count = places.length
  const [times, readings] = [new Float64Array(count), new Float64Array(each * count)]
  for (let at = 0; at < count; at++) {
    const place = places[at]!
    times[at] = all.times[place]!
    for (let i = 0; i < each; i++) readings[each * at + i] = all.readings[each * place + i]!
  }
  const of = <T>(column: readonly T[]) => places.map((place) => column[place]!) // they are places of all columns
  return {
    times,
    serials: of(all.serials),
    types: of(all.types),
    lots: of(all.lots),
    readings,
    each,
    idOf: (at) => all.idOf(places[at]!),
  }
}

/** The readings of a pass, with its gaps. */
export const readingsAt = ({ readings, each }: ChartedPasses, at: number) =>
  Array.from(readings.subarray(each * at, each * (at + 1)), (value) => (Number.isNaN(value) ? null : value))
