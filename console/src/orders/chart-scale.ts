import { type Formats, instantAt, instantOf } from '~/fields/format.tsx'

/** Beyond so many times what most orders take, one order would make all other bars too short to compare. */
const far = 3

/** Where the axis ends: undefined, at the longest bar; else the longest bars reach its end and show how long they are. */
export function axisEndOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) * 0.8)] ?? 0
  return usual > 0 && sorted.at(-1)! > far * usual ? Math.ceil(usual * 1.5) : undefined
}

const fortnight = 14 * 86_400_000

/** Where the axis of time ends: before an order that is planned so far ahead that the others would shrink to a line. */
export function chartEnd(
  from: number,
  earliest: number,
  orders: readonly { planStart: string; planEnd: string }[],
): number {
  let end = earliest
  for (const { planStart, planEnd } of orders.toSorted(
    (a, b) => Date.parse(a.planStart) - Date.parse(b.planStart),
  )) {
    if (Date.parse(planStart) - end > Math.max(far * (end - from), fortnight)) break
    end = Math.max(end, Date.parse(planEnd))
  }
  return end
}

/** Marks of a whole hour or day as the plant's clock shows it: a zone of 5:45 has none at a whole hour of the world's. */
export function ticksOf(from: number, to: number, step: number, formats: Pick<Formats, 'wall'>): number[] {
  const ticks = new Set<number>()
  const face = (time: number) => Date.parse(`${formats.wall(instantOf(time))}Z`)
  const end = face(to)
  for (let at = Math.ceil(face(from) / step) * step; at <= end; at += step) {
    const time = Date.parse(instantAt(formats, instantOf(at).slice(0, 19)))
    if (time >= from && time < to) ticks.add(time)
  }
  return [...ticks]
}
