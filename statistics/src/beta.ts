import { lentz, logGamma, type Tails } from './gamma.ts'

/**
 * The regularised incomplete beta function I_x(a, b), given x and y = 1 − x: where one of them is tiny its caller has it
 * with all digits, and 1 − … would not.
 */
export function betaTails(a: number, b: number, x: number, y = 1 - x): Tails {
  if (!(x > 0)) return { lower: 0, upper: 1 }
  if (!(y > 0)) return { lower: 1, upper: 0 }
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * logOf(x, y) + b * logOf(y, x))
  if (x * (a + b + 2) <= a + 1) {
    const lower = (front / a) * fraction(a, b, x)
    return { lower, upper: 1 - lower }
  }
  const upper = (front / b) * fraction(b, a, y)
  return { lower: 1 - upper, upper }
}

const logOf = (x: number, rest: number) => (rest < 0.5 ? Math.log1p(-rest) : Math.log(x))

/** DLMF 8.17.22: it closes fast below the mean. */
function fraction(a: number, b: number, x: number) {
  return lentz(1, (k) => {
    const m = Math.floor(k / 2)
    return k % 2
      ? [(-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)), 1]
      : [(m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)), 1]
  })
}
