import type { Bin } from './histogram.ts'
import { pdf } from './normal.ts'
import type { Fit } from './fit.ts'

/** The density at x of a distribution as it was fitted; zero where it has none. */
export function densityOf({
  name,
  parameters: [a, b],
}: Pick<Fit, 'name' | 'parameters'>): (x: number) => number {
  if (name === 'normal') return (x) => pdf((x - a) / b) / b
  if (name === 'logNormal') return (x) => (x > 0 ? pdf((Math.log(x) - a) / b) / (b * x) : 0)
  return (x) => (x > 0 ? (a / b) * (x / b) ** (a - 1) * Math.exp(-((x / b) ** a)) : 0)
}

const steps = 80

/** As many values as the bars of a histogram hold, spread as the distribution would; nothing where all are alike. */
export function curveOver(
  bins: readonly Bin[],
  n: number,
  fit: Pick<Fit, 'name' | 'parameters'>,
  { min, max }: { min: number; max: number },
): [x: number, count: number][] {
  const width = bins[0] ? bins[0].to - bins[0].from : 0
  if (width === 0) return []
  const density = densityOf(fit)
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = min + (at / steps) * (max - min)
    return [x, n * width * density(x)]
  })
}
