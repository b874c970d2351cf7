/** One figure a line, with its limit and whether it was reached: for people, and for whoever compares runs. */
export const say = (figure: string, facts: Record<string, unknown>) =>
  console.log(JSON.stringify({ figure, ...facts }))

export const median = (list: number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
export const percentile = (list: number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN
export const round = (value: number, digits = 2) => Number(value.toFixed(digits))

export async function timed<T>(work: () => Promise<T>): Promise<[result: T, ms: number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}
