/** The finite ones, the least first. A Float64Array sorts numbers without calling a function, and what is in order already in a third of the time. */
export function sortedOf(values: ArrayLike<number>): Float64Array {
  const all = new Float64Array(values).sort() // NaN behind all others
  let [from, to] = [0, all.length]
  while (from < to && all[from] === -Infinity) from++
  while (to > from && !Number.isFinite(all[to - 1])) to--
  return all.subarray(from, to)
}
