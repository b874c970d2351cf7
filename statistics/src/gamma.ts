/** Lanczos' coefficients for g = 607/128 and 15 terms (Godfrey 2001): 15 digits for every positive x. */
const lanczos = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  3.399464998481189e-5, 4.652362892704858e-5, -9.837447530487956e-5, 0.0001580887032249125,
  -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639, 8.441822398385275e-5,
  -2.6190838401581408e-5, 3.6899182659531625e-6,
]

/** ln Γ(x) for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return logGamma(x + 1) - Math.log(x)
  const t = x + 607 / 128 - 0.5
  const sum = lanczos.reduce((all, c, i) => all + (i === 0 ? c : c / (x - 1 + i)), 0)
  return (x - 0.5) * Math.log(t) - t + Math.log(Math.sqrt(2 * Math.PI) * sum)
}

/** P(X ≤ x) and P(X > x); each is computed as itself where it is the lesser, so that tails keep their digits. */
export type Tails = { lower: number; upper: number }

/** The regularised incomplete gamma functions P(a, x) and Q(a, x): the gamma distribution of shape a and scale 1. */
export function gammaTails(a: number, x: number): Tails {
  if (!(x > 0)) return { lower: 0, upper: 1 }
  if (x === Infinity) return { lower: 1, upper: 0 }
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    const lower = front * gammaSeries(a, x)
    return { lower, upper: 1 - lower }
  }
  const upper = front * gammaFraction(a, x)
  return { lower: 1 - upper, upper }
}

/** 1/a + x/(a(a+1)) + x²/(a(a+1)(a+2)) + … */
function gammaSeries(a: number, x: number) {
  let term = 1 / a
  let sum = term
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

/** Legendre's continued fraction, by the method of Lentz. */
function gammaFraction(a: number, x: number) {
  return lentz(x + 1 - a, (k) => [k * (a - k), x + 2 * k + 1 - a])
}

/** 1/(first + n₁/(d₁ + n₂/(d₂ + …: Lentz (1976) as Thompson and Barnett (1986) made it safe against zeros. */
export function lentz(first: number, stepOf: (k: number) => readonly [n: number, d: number]): number {
  const safe = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value)
  let c = safe(first)
  let d = 0
  let all = c
  for (let k = 1; k < 20_000; k++) {
    const [top, bottom] = stepOf(k)
    d = 1 / safe(bottom + top * d)
    c = safe(bottom + top / c)
    all *= c * d
    if (Math.abs(c * d - 1) < 2e-16) break
  }
  return 1 / all
}
