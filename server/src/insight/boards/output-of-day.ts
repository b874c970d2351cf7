import type { HourBar } from '@takt/contract/boards.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  clocksOf,
  type Occurrence,
  type PlantClock,
  type Row,
  type Span,
  within,
  without,
} from '../../plant/plant/plant.ts'
import { ngBySlot, outputBySlot, ordersBySlot } from './figures.queries.ts'
import { barsOf } from './hours.ts'
import { stationsPlanned } from './line-pace.ts'
import { linesShown } from './lines-shown.ts'
import { taktOfLine } from './tile.ts'
import { quarterOf } from './windows.ts'

type OutputFilter = { day: string; shiftName: string | null; typeNo: string | null }

/** The rows of one shift, or of the whole production day: its shifts and the time between them, so that every unit is in one of them. */
export function rowsOfDay(
  clock: PlantClock,
  day: string,
  shiftName: string | null,
): { span: Span; shifts: Occurrence[]; rows: Row[] } {
  const { start, end, shifts } = clock.dayOf(day)
  const one = shifts.find((shift) => shift.shiftName === shiftName)
  if (shiftName !== null && one)
    return { span: { from: one.start, to: one.end }, shifts, rows: clock.slotRowsOf(one) }
  const whole = { from: start, to: end }
  const between = without(
    whole,
    shifts.map((shift) => ({ from: shift.start, to: shift.end })),
  ).map((span): Row => ({ ...span, slotName: null, slotType: null, planned: false, target: null }))
  return {
    span: whole,
    shifts,
    rows: [...shifts.flatMap((shift) => clock.slotRowsOf(shift)), ...between]
      .flatMap((row) => within(row, whole).map((span) => ({ ...row, ...span })))
      .toSorted((a, b) => a.from - b.from),
  }
}

/** What a line made on a day, row by row, as its board would have shown it. Of one type only there is no plan: the takt is the line's. */
export async function outputOfDay(
  db: Db,
  line: LineNumber,
  { day, shiftName, typeNo }: OutputFilter,
  now: number,
) {
  const [clocks, targets] = await Promise.all([clocksOf(db), targetsOf(db, line)])
  const clock = clocks(line)
  const { span, shifts, rows } = rowsOfDay(clock, day, shiftName)
  const [from, to] = [quarterOf(span.from), quarterOf(span.to)]
  const [slots, failed, orders] = await Promise.all([
    outputBySlot(db, line, from, to),
    ngBySlot(db, line, from, to),
    ordersBySlot(db, line, from, to),
  ])
  const ofType = <Of extends { typeNo: string }>(all: Of[]) =>
    typeNo === null ? all : all.filter((one) => one.typeNo === typeNo)
  const begun = targets.begunAt ? Date.parse(targets.begunAt) : -Infinity
  // What runs now proves nothing about the days before.
  const { stations } = await stationsPlanned(db, [line], { running: now >= span.from && now < span.to })
  const takt = taktOfLine({ line: targets, stations })
  const until = Math.min(now, span.to)
  const bars = barsOf(
    { clock, from: Math.min(until, Math.max(span.from, begun)), to: until, now, isOver: now >= span.to },
    rows,
    ofType(slots),
    takt,
  )
  const inRow = <Of extends { at: string }>(all: Of[], { start, end }: HourBar) =>
    all.filter(({ at }) => at >= quarterOf(Date.parse(start)) && at < quarterOf(Date.parse(end)))
  return {
    clock,
    span,
    shifts,
    takt,
    types: [...new Set(slots.map((one) => one.typeNo))].toSorted(),
    rows: bars.map((bar) => ({
      ...bar,
      ...(typeNo !== null && { target: null, gap: null }),
      hasBegun: Date.parse(bar.start) <= now,
      ng: inRow(ofType(failed), bar).reduce((sum, { units }) => sum + units, 0),
      orderCodes: [...new Set(inRow(ofType(orders), bar).map(({ orderCode }) => orderCode))].toSorted(),
      workSeconds: clock.workSecondsBetween(
        Math.max(Date.parse(bar.start), begun),
        Math.min(Date.parse(bar.end), now),
      ),
    })),
  }
}

type StoredReason = { start: string; reason: string; writtenBy: string; writtenAt: string }

/** Each row with what was written about it, also when its slots were cut otherwise since. */
export const withReasons = <Of extends HourBar>(
  bars: readonly Of[],
  reasons: readonly StoredReason[],
): (Of & { storedReason: StoredReason | null })[] =>
  bars.map((bar) => ({
    ...bar,
    storedReason: reasons.find(({ start }) => start >= bar.start && start < bar.end) ?? null,
  }))

/** What was decided for the line, or else for the plant. */
export const targetsOf = async (db: Db, line: LineNumber) =>
  (await linesShown(db, [line]))[0] ?? refuse('record.unknown')

/** In milliseconds; before the line began no figure counts its time. -Infinity: it was there before Takt kept that. */
export async function lineSince(db: Db, line: LineNumber) {
  const { begunAt } = await targetsOf(db, line)
  return begunAt === null ? -Infinity : Date.parse(begunAt)
}
