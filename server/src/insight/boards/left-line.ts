import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Span } from '../../plant/plant/plant.ts'
import { ngBySlot, outputBySlot } from './figures.queries.ts'
import { quarterOf } from './windows.ts'

/** What left the line in each of these stretches, in order, and what failed in them and stayed NG: by quarters of an hour, as its boards count. */
export async function leftLine(db: Db, line: LineNumber, stretches: readonly Span[]) {
  const cut = stretches.map(({ from, to }) => ({ from: quarterOf(from), to: quarterOf(to) }))
  const [first, last] = [cut[0], cut.at(-1)]
  if (!first || !last) return []
  const [slots, failed] = await Promise.all([
    outputBySlot(db, line, first.from, last.to),
    ngBySlot(db, line, first.from, last.to),
  ])
  return cut.map(({ from, to }) => ({
    made: slots.reduce((sum, { slot, made }) => (slot >= from && slot < to ? sum + made : sum), 0),
    ng: failed.reduce((sum, { at, units }) => (at >= from && at < to ? sum + units : sum), 0),
  }))
}
