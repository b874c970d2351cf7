import type { Life } from './counters-for-floor.queries.ts'

/** A cavity that makes parts then. What is no cavity is never blocked. */
export const isOpen = ({ begun, blocks }: Life, at: number) =>
  at >= begun && !blocks.some(([from, to]) => at >= from && (to === null || at < to))

/** What a pass of so many uses adds to each life, by those that were set up and the cavities that were open at its time. Minutes are counted by the station's statuses. */
export function wears(lives: readonly Life[], uses: number, at: number): (readonly [Life, number])[] {
  const begun = lives.filter((one) => at >= one.begun)
  const cavities = begun.filter(({ kind }) => kind === 'cavity')
  const open = cavities.filter((one) => isOpen(one, at))
  const parts = uses * (cavities.length > 0 ? open.length : 1)
  return [
    ...begun.filter(({ kind }) => kind === 'parts').map((life) => [life, parts] as const),
    ...open.map((life) => [life, uses] as const),
  ].filter(([, count]) => count > 0)
}
