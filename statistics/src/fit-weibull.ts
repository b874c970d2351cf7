/**
 * Shape and scale by maximum likelihood: the shape is the one root of Σxᵏ·ln x/Σxᵏ − 1/k − mean of ln x, which rises with k.
 * Values in units of the largest, so that no power overflows. Above zero, and not all alike; else null.
 */
export function fitWeibull(values: readonly number[]): readonly [shape: number, scale: number] | null {
  const largest = values.reduce((most, value) => Math.max(most, value), 0)
  const logs = values.map((value) => Math.log(value / largest))
  const meanLog = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const isBelow = (k: number) => {
    let [powers, weighted] = [0, 0]
    for (const log of logs) {
      const power = Math.exp(k * log)
      powers += power
      weighted += power * log
    }
    return weighted / powers - 1 / k - meanLog < 0
  }
  let high = 1
  while (isBelow(high) && high < 1e6) high *= 2
  let low = high / 2
  while (!isBelow(low) && low > 1e-6) [high, low] = [low, low / 2]
  if (high >= 1e6 || low <= 1e-6) return null
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  const mean = logs.reduce((sum, log) => sum + Math.exp(low * log), 0) / logs.length
  return [low, largest * mean ** (1 / low)]
}
