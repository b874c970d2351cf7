/** What a characteristic is judged by, whatever its fields are called elsewhere. */
export type Spec = { lower: number | null; target?: number | null; upper: number | null }

/** Beyond this a fixed form has more zeros than significant digits. */
const most = 8

/**
 * With how many decimals the values of a characteristic are shown: as many as its limits are written with, and so many that a
 * hundredth of what is between them can be read (a gauge is to resolve a tenth, AIAG MSA). Null: nothing to derive them from.
 */
export function decimalsOf({ lower, target = null, upper }: Spec): number | null {
  const limits = [lower, upper].filter((limit) => limit !== null)
  if (limits.length === 0) return null
  const reach = lower !== null && upper !== null ? upper - lower : Math.abs(limits[0]! - (target ?? 0))
  const all = target === null ? limits : [...limits, target]
  const decimals = Math.max(...all.map(writtenDecimals), reach === 0 ? 0 : stepDecimals(reach / 100))
  return decimals > most ? null : decimals
}

/** 12.50 was stored as 12.5: the zeros are gone, so it is one. 1e-7 has seven. */
export function writtenDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** A step of 0.04 needs two. Rounded first: 0.15 − 0.05 is a little less than 0.1. */
const stepDecimals = (step: number) => Math.max(0, Math.ceil(-Math.log10(Number(step.toPrecision(9)))))

/** As many decimals more as keep a value on its own side of a limit: 25.004 above 25.00 is never shown as 25.00. */
export function decimalsFor(value: number, spec: Spec): number | null {
  const least = decimalsOf(spec)
  if (least === null) return null
  for (let decimals = least; decimals <= most; decimals++)
    if (side(Number(value.toFixed(decimals)), spec) === side(value, spec)) return decimals
  return null
}

const side = (value: number, { lower, upper }: Spec) =>
  lower !== null && value < lower ? -1 : upper !== null && value > upper ? 1 : 0
