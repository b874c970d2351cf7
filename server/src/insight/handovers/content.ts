import { HandoverCheck, HandoverContent } from '@takt/contract/handovers.ts'
import type { Output } from '@takt/contract/output.ts'
import { dueChecks, plannedChecks } from '../../equipment/inspections/inspections.ts'
import { countFailures, countUnitsOnHold } from '../../execution/floor/floor.ts'
import { ordersUnderWay } from '../../planning/orders/orders.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { unanswered } from '../../quality/signals/signals.ts'
import { callsOfLine, openCallsOfLine } from '../../response/andon/andon.ts'
import { oeeDuring } from '../boards/boards.ts'
import { sumsWithin } from '../stops/stops.ts'

const all = { page: 1, limit: 10_000 }
const longest = { page: 1, limit: 5, sort: '-period' } as const

/** What the shift made and what is open on its line now. */
export async function contentOf(call: ExportCall, output: Output): Promise<HandoverContent> {
  const { db, line } = call
  const { start, end, asOf, made, ng, okRate, target, gap, rows } = output
  const until = asOf < end ? asOf : end
  const span = { from: Date.parse(start), to: Math.max(Date.parse(start), Date.parse(until)) }
  const [losses, oee, orders, openCalls, longestCalls, openSignals, checks, unitsOnHold, openFailures] =
    await Promise.all([
      sumsWithin(call, span),
      oeeDuring(db, line, [span]),
      ordersUnderWay(db, line),
      openCallsOfLine(call),
      callsOfLine(call, { from: start, to: end, ...longest }),
      unanswered(call),
      checksOf(call, { start, end }),
      countUnitsOnHold(db, line),
      countFailures(db, line, { failStatus: 'open' }),
    ])
  // Each part has more than is handed over: the contract defines what is kept.
  return HandoverContent.parse({
    asOf,
    made,
    ng,
    okRate,
    target,
    gap,
    oee: oee[0]?.oee ?? null,
    reasons: rows.flatMap(({ start, reason }) => (reason ? [{ start, reason }] : [])),
    losses,
    orders,
    openCalls,
    longestCalls: longestCalls.rows,
    openSignals: openSignals.slice(0, 100),
    checks,
    unitsOnHold,
    openFailures,
  })
}

/** What was missed or is late of the shift's checks, and what is NG or late now. */
async function checksOf(call: ExportCall, { start, end }: Pick<Output, 'start' | 'end'>) {
  const [planned, due] = await Promise.all([plannedChecks(call, all), dueChecks(call, all)])
  const left = planned.rows.filter(
    ({ dueAt, checkState }) => dueAt >= start && dueAt < end && checkState === 'missed',
  )
  const open = due.rows.filter(({ checkState }) => checkState === 'late' || checkState === 'ng')
  return [...open, ...left].map((check) => HandoverCheck.parse(check))
}
