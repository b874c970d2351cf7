/** The numbers of many rows as one array in PostgreSQL's own form, and which stretch of it is each row's: a null in both where a row has none. */
export type Packed = { all: Buffer; first: (number | null)[]; last: (number | null)[] }

type Form = { oid: number; size: number; put: (to: DataView, at: number, value: number) => void }
const forms = {
  'float8[]': { oid: 701, size: 8, put: (to, at, value) => to.setFloat64(at, value) },
  'int[]': { oid: 23, size: 4, put: (to, at, value) => to.setInt32(at, value) },
  'smallint[]': { oid: 21, size: 2, put: (to, at, value) => to.setInt16(at, value) },
  // As two halves: a BigInt for each would cost more than the digits did.
  'bigint[]': {
    oid: 20,
    size: 8,
    put: (to, at, value) => {
      to.setInt32(at, Math.floor(value / 2 ** 32))
      to.setUint32(at + 4, value % 2 ** 32)
    },
  },
} as const satisfies Record<string, Form>
export type PackedType = keyof typeof forms
export const isPacked = (type: string): type is PackedType => type in forms

/**
 * As texts, digits written here and read there, the arrays of a pass and of its day cost two to three times as much (decision 36). Null where a
 * list has a gap: in an array with gaps PostgreSQL looks for each stretch from the beginning.
 */
export function pack(type: PackedType, lists: readonly (readonly (number | null)[] | null)[]): Packed | null {
  const { oid, size, put } = forms[type]
  const count = lists.reduce((sum, list) => sum + (list?.length ?? 0), 0)
  const [head, step] = [count ? 20 : 12, 4 + size]
  const all = Buffer.allocUnsafe(head + count * step)
  const to = new DataView(all.buffer, all.byteOffset, all.length)
  const dimensions = count ? [1, 0, oid, count, 1] : [0, 0, oid]
  for (const [i, one] of dimensions.entries()) to.setInt32(4 * i, one)
  const packed: Packed = { all, first: [], last: [] }
  let filled = 0
  for (const list of lists) {
    packed.first.push(list && filled + 1)
    const own = list ?? []
    // By place: an iterator makes an object of each value.
    for (let place = 0; place < own.length; place++) {
      const value = own[place]!
      if (value === null) return null
      to.setInt32(head + filled * step, size)
      put(to, head + filled * step + 4, value + 0) // −0 is stored as 0
      filled += 1
    }
    packed.last.push(list && filled)
  }
  return packed
}
