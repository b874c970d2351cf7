import { packedForms, type PackedForm } from './packed-forms.ts'

/**
 * A list of single values in PostgreSQL's own form: as texts an instant alone cost the database half a microsecond. Null: the list goes as a text,
 * because it is of another type, or something in it is not of this one.
 */
export function packList(type: string, values: readonly unknown[]): Buffer | null {
  if (!(type in packedForms)) return null
  const { oid, size, put }: PackedForm = packedForms[type as keyof typeof packedForms] // it is in it
  const head = values.length ? 20 : 12
  const all = Buffer.allocUnsafe(head + values.length * (4 + size))
  const to = new DataView(all.buffer, all.byteOffset, all.length)
  let [at, gaps] = [head, 0]
  for (let place = 0; place < values.length; place++) {
    const value = values[place]
    const isGap = value === null || value === undefined
    to.setInt32(at, isGap ? -1 : size)
    at += 4
    if (isGap) gaps = 1
    else if (put(to, at, value)) at += size
    else return null
  }
  const start = values.length ? [1, gaps, oid, values.length, 1] : [0, 0, oid]
  for (let i = 0; i < start.length; i++) to.setInt32(4 * i, start[i]!)
  return all.subarray(0, at)
}
