import type { PassColumns, Stretch } from '../floor/floor.ts'

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

/** What the chart of one characteristic is made of: `count` of the readings of each pass, of passes that are meant and have one of them. */
export function narrowed(
  all: ChartedPasses,
  { first, count }: Pick<Stretch, 'first' | 'count'>,
  isMeant: (at: number) => boolean,
): ChartedPasses {
  const readings = new Float64Array(count * all.times.length)
  const places: number[] = []
  for (let at = 0; at < all.times.length; at++) {
    let some = false
    for (let i = 0; i < count; i++) {
      const value = all.readings[all.each * at + first + i]!
      readings[count * at + i] = value
      some ||= !Number.isNaN(value)
    }
    if (some && isMeant(at)) places.push(at)
  }
  const narrow = { ...all, readings, each: count }
  return places.length === all.times.length ? narrow : passesAt(narrow, places)
}
