import { packedForms, type PackedForm } from './packed-forms.ts'

/** The numbers of many rows as one array in PostgreSQL's own form, and which stretch of it is each row's: a null in both where a row has none. */
export type Packed = { all: Buffer; first: (number | null)[]; last: (number | null)[] }

const forms = {
  'float8[]': packedForms.float8,
  'int[]': packedForms.int,
  'smallint[]': packedForms.smallint,
  'bigint[]': packedForms.bigint,
} as const satisfies Record<string, PackedForm>
export type PackedType = keyof typeof forms
export const isPacked = (type: string): type is PackedType => type in forms

/**
 * As texts, digits written here and read there, the arrays of a pass and of its day cost two to three times as much (decision 36). Null where a
 * list has a gap: in an array with gaps PostgreSQL looks for each stretch from the beginning.
 */
export function pack(type: PackedType, lists: readonly (readonly (number | null)[] | null)[]): Packed | null {
  const { oid, size, put }: PackedForm = forms[type]
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
      to.setInt32(head + filled * step, size)
      if (!put(to, head + filled * step + 4, own[place])) return null
      filled += 1
    }
    packed.last.push(list && filled)
  }
  return packed
}
