/** How a value of one size is written in PostgreSQL's own form; false: it is none of this type, and PostgreSQL shall refuse it. */
export type PackedForm = {
  oid: number
  size: number
  put: (to: DataView, at: number, value: unknown) => boolean
}

const whole = (least: number, put: (to: DataView, at: number, value: number) => void): PackedForm['put'] => {
  const most = -least - 1
  return (to, at, value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) return false
    put(to, at, value)
    return true
  }
}

/** As two halves: a BigInt for each would cost more than the digits did. */
function putEight(to: DataView, at: number, value: number) {
  to.setInt32(at, Math.floor(value / 2 ** 32))
  to.setUint32(at + 4, value % 2 ** 32)
}
const since2000 = Date.UTC(2000)

/** By the name of the type. `instant`: epoch milliseconds of a timestamptz. */
export const packedForms = {
  smallint: { oid: 21, size: 2, put: whole(-(2 ** 15), (to, at, value) => to.setInt16(at, value)) },
  int: { oid: 23, size: 4, put: whole(-(2 ** 31), (to, at, value) => to.setInt32(at, value)) },
  bigint: { oid: 20, size: 8, put: whole(-(2 ** 53), putEight) },
  float8: {
    oid: 701,
    size: 8,
    put(to, at, value) {
      if (typeof value !== 'number') return false
      to.setFloat64(at, value + 0) // −0 is stored as 0
      return true
    },
  },
  boolean: {
    oid: 16,
    size: 1,
    put(to, at, value) {
      to.setInt8(at, Number(value))
      return typeof value === 'boolean'
    },
  },
  instant: {
    oid: 1184,
    size: 8,
    put(to, at, value) {
      if (typeof value !== 'number' || !Number.isFinite(value)) return false
      putEight(to, at, (Math.trunc(value) - since2000) * 1000)
      return true
    },
  },
} as const satisfies Record<string, PackedForm>
