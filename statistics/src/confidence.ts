import { chiSquare, normal } from './distributions.ts'
import { finite } from './ratio.ts'

/**
 * A figure and the limits of its true value, with the requested confidence (two-sided); the limits are null where
 * the degrees of freedom are not known.
 */
export type Interval = { value: number; lower: number | null; upper: number | null }

/**
 * Of Cp, Pp: σ̂/σ is √(χ²/ν), so value·√(χ²(α/2, ν)/ν) … value·√(χ²(1 − α/2, ν)/ν): exact for normal values (NIST/SEMATECH
 * e-Handbook 6.1.6; ISO 22514-2). `freedom`: n − 1 of sigma overall; of sigma within what it was made of.
 */
export function intervalOfPotential(
  value: number | null,
  freedom: number | null,
  confidence = 0.95,
): Interval | null {
  if (value === null) return null
  if (!freedom) return { value, lower: null, upper: null }
  const edge = (share: number) => value * Math.sqrt((chiSquare(freedom).quantile(share) ?? NaN) / freedom)
  return intervalOf(value, edge((1 - confidence) / 2), edge((1 + confidence) / 2))
}

/** Of Cpk, Ppk and of one side: value ± z·√(1/(9n) + value²/(2ν)), Bissell (1990), as in NIST/SEMATECH e-Handbook 6.1.6. */
export function intervalOfWorst(
  value: number | null,
  n: number,
  freedom: number | null = n - 1,
  confidence = 0.95,
): Interval | null {
  if (value === null) return null
  if (!freedom) return { value, lower: null, upper: null }
  const z = normal().quantile((1 + confidence) / 2) ?? NaN
  const half = z * Math.sqrt(1 / (9 * n) + value ** 2 / (2 * freedom))
  return intervalOf(value, value - half, value + half)
}

const intervalOf = (value: number, lower: number, upper: number): Interval => ({
  value,
  lower: finite(lower),
  upper: finite(upper),
})
