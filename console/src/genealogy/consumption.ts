import type { Consumption } from '@takt/contract/consumption.ts'
import { instantOf } from '~/fields/format.tsx'

export type Difference = Pick<Consumption, 'bomCode' | 'bomName' | 'unit' | 'planned' | 'actual'> & {
  /** How many units it would have been enough for: what screws and metres of cable can be compared by. */
  inUnits: number
  /** Of all differences, this and the larger ones. */
  cumulative: number
}

/** The difference of each part over all its orders and stations, the largest first. What was used as planned is left out. */
export function differencesOf(rows: readonly Consumption[]): Difference[] {
  const parts = [...Map.groupBy(rows, ({ bomCode }) => bomCode).values()]
    .map((of) => {
      const [planned, actual, units] = (['planned', 'actual', 'units'] as const).map((name) =>
        of.reduce((sum, row) => sum + row[name], 0),
      ) as [number, number, number] // one sum a name
      const { bomCode, bomName, unit } = of[0]!
      const inUnits = planned > 0 ? ((actual - planned) / planned) * units : 0
      return { bomCode, bomName, unit, planned, actual, inUnits }
    })
    .filter(({ inUnits }) => Math.abs(inUnits) > 1e-9)
    .toSorted((a, b) => Math.abs(b.inUnits) - Math.abs(a.inUnits))
  const all = parts.reduce((sum, { inUnits }) => sum + Math.abs(inUnits), 0)
  let before = 0
  return parts.map((part) => ({ ...part, cumulative: (before += Math.abs(part.inUnits)) / all }))
}

const day = 86_400_000

/** Every day from the first to the last on which something was used: a day without is one with nothing, not a gap. */
export function everyDay(
  days: readonly { day: string; actual: number }[],
): { day: string; actual: number }[] {
  const used = new Map(days.map((one) => [one.day, one.actual]))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: (Date.parse(last) - Date.parse(first)) / day + 1 }, (_, at) =>
    instantOf(Date.parse(first) + at * day).slice(0, 10),
  ).map((one) => ({ day: one, actual: used.get(one) ?? 0 }))
}
