import { mostWorkTimes } from '@takt/contract/orders.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

const longest = 92 * 86_400_000

/** Shift time without breaks. Of a span that is too long, nothing. */
export async function workTimes({ db, line }: LineCall, { from, to }: { from: string; to: string }) {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (end <= start || end - start > longest) return []
  const spans = (await clockOf(db, line)).workSpans(start, end)
  return spans.length > mostWorkTimes
    ? []
    : spans.map((span) => ({ start: isoOf(span.from), end: isoOf(span.to) }))
}
