/**
 * What `string_agg(…_send(column), '')` gives: a column in PostgreSQL's own form, one value after another. As texts ten thousand numbers cost the
 * driver more than reading them cost the database (decision 161). An empty column is null.
 */
export type PackedColumn = Buffer | null

const viewOf = (column: PackedColumn) =>
  column ? new DataView(column.buffer, column.byteOffset, column.byteLength) : new DataView(new ArrayBuffer())

/** Of `float8send`. A gap was sent as NaN, which no value is. */
export function doublesOf(column: PackedColumn): Float64Array {
  const view = viewOf(column)
  const all = new Float64Array(view.byteLength / 8)
  for (let at = 0; at < all.length; at++) all[at] = view.getFloat64(8 * at)
  return all
}

const since2000 = Date.UTC(2000)

/** Of `timestamptz_send`, in milliseconds: rounded down, as the wire has an instant. */
export function instantsOf(column: PackedColumn): Float64Array {
  const view = viewOf(column)
  const all = new Float64Array(view.byteLength / 8)
  for (let at = 0; at < all.length; at++) {
    const microseconds = view.getInt32(8 * at) * 2 ** 32 + view.getUint32(8 * at + 4)
    all[at] = since2000 + Math.floor(microseconds / 1000)
  }
  return all
}

const idSize = 16
export const idCount = (ids: PackedColumn) => (ids?.length ?? 0) / idSize

/** Of `uuid_send`, the one at a place as everybody else writes it. */
export function idAt(ids: PackedColumn, at: number) {
  const digits = ids?.toString('hex', idSize * at, idSize * (at + 1)) ?? ''
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`
}

/** From the least to the greatest that begin with the times of these. */
export function stretchOfIds(ids: PackedColumn): [first: string, last: string] {
  const view = viewOf(ids)
  let [least, most] = [Infinity, 0]
  for (let at = 0; at < idCount(ids); at++) {
    const time = view.getUint32(idSize * at) * 2 ** 16 + view.getUint16(idSize * at + 4)
    least = Math.min(least, time)
    most = Math.max(most, time)
  }
  const withAll = (time: number, rest: string) => {
    const digits = time.toString(16).padStart(12, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(12)}`
  }
  return [withAll(least, '0'), withAll(most, 'f')]
}

/**
 * Where each of the searched ids is among others; −1 where it is not, or may not be. Mostly it is the one behind the last that was found; else it is found by
 * 53 bits of what is left to chance in an id, and then by the whole: a table of the ids as texts takes ten times as long.
 */
export function placesAmong(ids: PackedColumn, searched: PackedColumn): Int32Array {
  const [all, view] = [viewOf(ids), viewOf(searched)]
  const count = idCount(ids)
  const found = new Int32Array(idCount(searched)).fill(-1)
  let places: Map<number, number> | null = null
  let next = 0
  for (let at = 0; at < found.length; at++) {
    let place: number | undefined = next
    if (next >= count || !isSame(all, next, view, at)) {
      places ??= tableOf(all, count)
      place = places.get(bitsOf(view, at))
      if (place === undefined || !isSame(all, place, view, at)) continue
    }
    found[at] = place
    next = place + 1
  }
  return found
}

const bitsOf = (ids: DataView, at: number) =>
  ids.getUint32(idSize * at + 8) * 2 ** 21 + (ids.getUint32(idSize * at + 12) >>> 11)

function tableOf(ids: DataView, count: number) {
  const places = new Map<number, number>()
  for (let at = 0; at < count; at++) places.set(bitsOf(ids, at), at)
  return places
}

function isSame(one: DataView, a: number, other: DataView, b: number) {
  for (let byte = 0; byte < idSize; byte += 4)
    if (one.getInt32(idSize * a + byte) !== other.getInt32(idSize * b + byte)) return false
  return true
}
