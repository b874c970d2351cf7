import type { AlarmSum } from '@takt/contract/alarms.ts'
import { horizontalBars } from '~/shapes/horizontal-bars.ts'

type Bar = AlarmSum & { name: string }
type Measure = {
  /** What a bar is as long as, and how that is written. */
  of: (bar: Bar) => number
  say: (value: number) => string
  label: string
  /** Of all alarms, not of those drawn. */
  total: number
}

/** The heaviest first; with each its figure and its share of all. */
export function barsOf(
  bars: readonly Bar[],
  { of, say, label, total }: Measure,
  share: (value: number) => string,
  heads: { name: string; share: string },
) {
  const shareOf = (bar: Bar) => share(total === 0 ? 0 : of(bar) / total)
  const option = horizontalBars({
    names: bars.map(({ name }) => name),
    values: bars.map(of),
    label,
    barText: (at) => `${say(of(bars[at]!))} · ${shareOf(bars[at]!)}`,
    say,
  })
  const rows = bars.map((bar) => [bar.name, say(of(bar)), shareOf(bar)])
  return { option, table: { head: [heads.name, label, heads.share], rows } }
}
