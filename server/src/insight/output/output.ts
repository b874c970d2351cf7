import { refuse } from '@takt/contract/errors.ts'
import type { Output } from '@takt/contract/output.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import {
  dropReason,
  outputOfDay,
  putReason,
  reasonsBetween,
  rowsOfDay,
  targetsOf,
  withReasons,
} from '../boards/boards.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { clocksOf } from '../../plant/plant/plant.ts'

type OutputFilter = { day?: string | undefined; shiftName?: string | undefined; typeNo?: string | undefined }

/** What the line made on a day or in one of its shifts, row by row. A shift that was not worked on that day is the whole day. */
export async function outputOn(
  { db, line }: LineCall,
  filter: OutputFilter,
  now = Date.now(),
): Promise<Output> {
  const today = (await clocksOf(db))(line).productionDayOf(now)
  const day = filter.day ?? today
  const typeNo = filter.typeNo ?? null
  const {
    span,
    shifts,
    takt,
    types,
    rows: bars,
  } = await outputOfDay(db, line, { day, shiftName: filter.shiftName ?? null, typeNo }, now)
  const [start, end] = [isoOf(span.from), isoOf(span.to)]
  const [reasons, { okRateTarget }] = await Promise.all([
    reasonsBetween(db, line, { from: start, to: end }),
    targetsOf(db, line),
  ])
  const rows = withReasons(bars, reasons).map(({ storedReason, workSeconds, ...bar }) => ({
    ...bar,
    okRate: ratio(bar.made, bar.made + bar.ng),
    cycle: ratio(workSeconds, bar.made),
    reason: storedReason?.reason ?? null,
    writtenBy: storedReason?.writtenBy ?? null,
    writtenAt: storedReason?.writtenAt ?? null,
  }))
  const sum = (of: 'made' | 'ng') => rows.reduce((all, row) => all + row[of], 0)
  const [made, ng] = [sum('made'), sum('ng')]
  const named = shifts.flatMap(({ shiftName, ...shift }) =>
    shiftName === null ? [] : [{ shiftName, start: isoOf(shift.start), end: isoOf(shift.end) }],
  )
  const gap = rows.findLast(({ gap }) => gap !== null)?.gap ?? null
  return {
    day,
    today,
    asOf: isoOf(now),
    start,
    end,
    shifts: named,
    shiftName: named.find(({ shiftName }) => shiftName === filter.shiftName)?.shiftName ?? null,
    types,
    typeNo,
    takt,
    okRateTarget,
    rows,
    made,
    ng,
    okRate: ratio(made, made + ng),
    target: typeNo === null ? totalOf(rows) : null,
    targetNow: gap === null ? null : made - gap,
    gap,
  }
}

function totalOf(rows: readonly { target: number | null }[]) {
  const targets = rows.flatMap(({ target }) => (target === null ? [] : [target]))
  return targets.length ? targets.reduce((sum, one) => sum + one, 0) : null
}

/** Of any row that has begun, today or long ago: it changes no figure. */
export function writeReason(
  call: LineCall,
  wish: { start: string; reason: string | null; was?: string | null | undefined },
  now = Date.now(),
) {
  return inOneGo(call.db, async (db) => {
    const at = Date.parse(wish.start)
    const start = isoOf(at)
    const clock = (await clocksOf(db))(call.line)
    const { rows } = rowsOfDay(clock, clock.productionDayOf(at), null)
    if (at > now || !rows.some(({ from }) => from === at)) refuse('output.no_slot')
    const [before] = await reasonsBetween(db, call.line, { from: start, to: isoOf(at + 1) })
    if (wish.was !== undefined && wish.was !== (before?.reason ?? null)) refuse('record.changed')
    if (wish.reason) await putReason(db, call.line, start, wish.reason, call.user.userName)
    else await dropReason(db, call.line, start)
    await recordChange(db, call, {
      entity: 'slotReason',
      key: start,
      action: 'save',
      before: before ? { reason: before.reason } : null,
      after: { reason: wish.reason },
    })
    return { start, reason: wish.reason || null }
  })
}
