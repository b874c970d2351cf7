/** Chance that can be played again: the same seed gives the same numbers, on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  share: () => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  /** Mean 0, standard deviation 1. */
  normal: () => number
  /** Mean 1, skewed to the long side as the times of machines and people are. */
  around: (spread: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** A stream of its own for every name, so that one more number drawn in one place changes nothing in another. */
export function seedRandom(...names: (string | number)[]): Random {
  const share = sfc32(names.join('\0'))
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return {
    share,
    normal,
    between: (low, high) => low + (high - low) * share(),
    chance: (probability) => share() < probability,
    around: (spread) => Math.exp(spread * normal() - (spread * spread) / 2),
    pick: (list) => list[Math.floor(share() * list.length)] ?? list[0],
  }
}

/** Small, fast, 128 bits of state, passes the usual batteries; warmed up because names that differ in one letter start close together. */
function sfc32(name: string): () => number {
  let [a, b, c, count] = [hash(name, 1), hash(name, 2), hash(name, 3), 1]
  const next = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 15; round += 1) next()
  return next
}

/** FNV-1a, with a last stir. */
function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt
  for (let place = 0; place < text.length; place += 1)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}
