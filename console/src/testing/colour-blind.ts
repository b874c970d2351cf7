/** Only for tests: how far apart two colours are for people who see no red (protan) or no green (deutan). Machado, Oliveira and Fernandes 2009, severity 1. */
export const sights = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
} as const
export type Sight = keyof typeof sights

/** Distance in OKLab × 100: about 2 is the least one notices side by side. */
export function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [one, other].map((colour) => okLab(seen(linear(colour), sights[sight])))
  return 100 * Math.hypot(...a!.map((part, at) => part - b![at]!))
}

const linear = (colour: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

/** A row of the matrix after the other; what falls outside a screen's colours is cut. */
const seen = (colour: readonly number[], matrix: readonly number[]) =>
  multiply(matrix, colour).map((part) => Math.min(1, Math.max(0, part)))

const multiply = (matrix: readonly number[], column: readonly number[]) =>
  [0, 3, 6].map((row) => column.reduce((sum, part, at) => sum + part * matrix[row + at]!, 0))

/** Björn Ottosson's OKLab. */
function okLab(colour: readonly number[]) {
  const cones = multiply(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
      0.2817188376, 0.6299787005,
    ],
    colour,
  ).map(Math.cbrt)
  return multiply(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
      0.7827717662, -0.808675766,
    ],
    cones,
  )
}
