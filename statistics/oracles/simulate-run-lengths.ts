/** The order of the bits in the table. */
export const simulatedRules = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/**
 * How many points of a normal process under control it takes, on average, until a set of rules signals: all 512 sets from
 * the same series. Written apart from `runs.ts`, so that one checks the other. The same seed gives the same table.
 */
export function simulateRunLengths(series: number, seed: number): number[] {
  const normal = normals(seed)
  const sets = 2 ** simulatedRules.length
  const sums = new Float64Array(sets)
  const least = new Float64Array(sets)
  for (let i = 0; i < series; i++) {
    const first = firstSignals(normal)
    for (let set = 1; set < sets; set++) {
      const rest = set & (set - 1)
      const own = first[31 - Math.clz32(set ^ rest)]!
      least[set] = rest ? Math.min(least[rest]!, own) : own
      sums[set]! += least[set]!
    }
  }
  return Array.from(sums, (sum) => sum / series)
}

/** For each rule, the first point that completes its pattern. */
function firstSignals(normal: () => number) {
  const first = new Float64Array(simulatedRules.length)
  const mark = (rule: number, at: number, isBroken: boolean) => {
    if (isBroken && !first[rule]) first[rule] = at
  }
  let [side, trend, turns, inner, outer, step, last] = [0, 0, 0, 0, 0, 0, NaN]
  // The last points beyond 2, −2, 1 and −1, as bits.
  let [high, low, upper, lower] = [0, 0, 0, 0]
  for (let at = 1; first.includes(0); at++) {
    const z = normal()
    const before = step
    step = at === 1 ? 0 : z > last ? 1 : -1
    last = z
    side = runOf(side, z)
    trend = runOf(trend, step)
    turns = step * before < 0 ? turns + 1 : 0
    const isInner = z <= 1 && z >= -1
    inner = isInner ? inner + 1 : 0
    outer = isInner ? 0 : outer + 1
    high = ((high << 1) | Number(z > 2)) & 7
    low = ((low << 1) | Number(z < -2)) & 7
    upper = ((upper << 1) | Number(z > 1)) & 31
    lower = ((lower << 1) | Number(z < -1)) & 31
    mark(0, at, z > 3 || z < -3)
    mark(1, at, side >= 9 || side <= -9)
    mark(2, at, trend >= 5 || trend <= -5)
    mark(3, at, turns >= 12)
    mark(4, at, ends(high, 2) || ends(low, 2))
    mark(5, at, ends(upper, 4) || ends(lower, 4))
    mark(6, at, inner >= 15)
    mark(7, at, outer >= 8)
    mark(8, at, side >= 8 || side <= -8)
  }
  return first
}

/** How many in a row go up, or down (below zero). */
function runOf(count: number, step: number) {
  if (step > 0) return Math.max(count, 0) + 1
  return step < 0 ? Math.min(count, 0) - 1 : 0
}

/** The last point is one of at least so many. */
function ends(bits: number, hits: number) {
  if (!(bits & 1)) return false
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count >= hits
}

/** Normal numbers by Box and Muller from mulberry32. */
export function normals(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  let spare: number | null = null
  return () => {
    if (spare !== null) {
      const value = spare
      spare = null
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    const angle = 2 * Math.PI * uniform()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}
