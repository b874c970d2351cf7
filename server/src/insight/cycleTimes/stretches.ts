import { student } from '@takt/statistics/distributions.ts'
import { deviationOf, momentsOf } from '@takt/statistics/moments.ts'
import { medianOf } from './medians.ts'

/** The cycles of one hour of one shift, in order: those of a group, and all others. */
export type Hour = { own: number[]; rest: number[] }

/**
 * How much longer a group took than the others, each time anew. Cycles that follow each other are alike, so they are no evidence of their own:
 * where both are in one hour, that hour is one piece of evidence; where a group fills hours, each unbroken stretch of them is.
 */
export function differencesOf(hours: readonly Hour[]): number[] {
  const shared = hours.filter(({ own, rest }) => own.length > 0 && rest.length > 0)
  const [own, rest] = [countOf(hours, 'own'), countOf(hours, 'rest')]
  const side = own < rest ? 'own' : 'rest'
  if (2 * countOf(shared, side) >= Math.min(own, rest)) return shared.map(insideOf)
  return betweenStretches(hours)
}

const countOf = (hours: readonly Hour[], side: keyof Hour) =>
  hours.reduce((sum, hour) => sum + hour[side].length, 0)

/** As many of the one as of the other: the median of few skewed values differs from that of many. */
function insideOf({ own, rest }: Hour) {
  const count = Math.min(own.length, rest.length)
  return medianOf(spread(own, count)) - medianOf(spread(rest, count))
}
const spread = (values: readonly number[], count: number) =>
  Array.from({ length: count }, (_, i) => values[Math.floor(((i + 0.5) * values.length) / count)]!)

/**
 * Each stretch against its time before and after, at most as long on either side: a drift that goes on cancels out. The time between two
 * stretches is halved, so that no cycle counts twice.
 */
function betweenStretches(hours: readonly Hour[]) {
  const stretches: { isOwn: boolean; cycles: number[] }[] = []
  for (const { own, rest } of hours) {
    const isOwn = own.length > rest.length
    const last = stretches.at(-1)
    const cycles = isOwn ? own : rest
    if (last?.isOwn === isOwn) last.cycles.push(...cycles)
    else stretches.push({ isOwn, cycles: [...cycles] })
  }
  return stretches.flatMap(({ isOwn, cycles }, place) => {
    if (!isOwn) return []
    const before = stretches[place - 1]?.cycles ?? []
    const after = stretches[place + 1]?.cycles ?? []
    const half = (all: number[], isShared: boolean) =>
      Math.min(cycles.length, isShared ? Math.floor(all.length / 2) : all.length)
    const [most, least] = [half(before, place > 1), half(after, place + 2 < stretches.length)]
    const sides = [before.slice(before.length - most), after.slice(0, least)].filter(
      ({ length }) => length > 0,
    )
    const around = sides.reduce((sum, side) => sum + medianOf(side), 0) / sides.length
    return sides.length === 0 ? [] : [medianOf(cycles) - around]
  })
}

/** Whether they differ from none by more than chance, when the least of so many such questions is to be wrong at most that often (t, Bonferroni). */
export function isMoreThanChance(differences: readonly number[], risk: number): boolean {
  const moments = momentsOf(differences)
  const sigma = deviationOf(moments)
  if (!moments || sigma === null) return false
  const limit = student(moments.n - 1).quantile(1 - risk / 2) ?? Infinity
  return Math.abs(moments.mean) > (limit * sigma) / Math.sqrt(moments.n)
}
