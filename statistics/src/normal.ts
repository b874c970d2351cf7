/** Density of the standard normal distribution. */
export function pdf(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/**
 * P(Z ≤ z) for a standard normal Z, that is erfc(−z/√2)/2. Total over −∞ … ∞.
 * The lower tail is computed as itself, never as 1 − something: relative error below 1e-14 from z = −37 upwards,
 * so one part in 10¹⁵ out of specification is still a number and not 0.
 */
export function cdf(z: number): number {
  if (z > 0) return 1 - cdf(-z)
  return z > -2 ? 0.5 - pdf(z) * sumSeries(-z) : pdf(z) * millsRatio(-z)
}

/** z + z³/3 + z⁵/(3·5) + z⁷/(3·5·7) + … = (Φ(z) − ½)/φ(z). All terms positive; forty are enough for z ≤ 2. */
function sumSeries(z: number) {
  let term = z
  let sum = z
  for (let odd = 3; odd < 83; odd += 2) {
    term *= (z * z) / odd
    if (odd > 4 && sum + term === sum) break // from here on they shrink
    sum += term
  }
  return sum
}

/** Laplace's continued fraction 1/(z + 1/(z + 2/(z + 3/(z + … = (1 − Φ(z))/φ(z). A hundred levels are enough for z ≥ 2. */
function millsRatio(z: number) {
  let tail = z
  for (let level = 100; level > 0; level--) tail = z + level / tail
  return 1 / tail
}
