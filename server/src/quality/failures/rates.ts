import { ratio } from '@takt/statistics/ratio.ts'
import { countNgIn, type FiguresOf, firstPassChange, goodAtOnceIn } from '../../execution/floor/floor.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { allLinesOf } from '../../plant/lines/lines.ts'
import { currentSettings } from '../../plant/settings/settings.ts'

type Span = { start: number; end: number }

/** The OK rate of each stretch, made as that of the whole, and what it is measured by: the line's target, else the plant's. */
export async function ratesOf(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  of: FiguresOf,
  spans: readonly Span[],
) {
  const starts = spans.map(({ start }) => isoOf(start))
  const periods = spans.map(({ start, end }) => ({ lineNumber: line, from: isoOf(start), to: isoOf(end) }))
  const [good, ng, changes, [named], { targets }] = await Promise.all([
    goodAtOnceIn(db, line, of, starts),
    countNgIn(db, line, of, starts),
    of.stationNumber === undefined ? firstPassChange(db, periods, of.typeNo) : [],
    allLinesOf(db, [line]),
    currentSettings(db),
  ])
  const rates = starts.map((start, at) => {
    const counted = good.find(({ bucket }) => bucket === at + 1)?.ok ?? 0
    const ok = counted + (changes.find(({ from }) => from === start)?.units ?? 0)
    return ratio(ok, ok + (ng.find(({ bucket }) => bucket === at + 1)?.ng ?? 0))
  })
  return { rates, okRateTarget: named?.okRateTarget ?? targets.okRate }
}
