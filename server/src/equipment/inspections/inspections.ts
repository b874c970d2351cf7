import {
  type CheckState,
  type DueCheck,
  type DueFilter,
  type PlannedCheck,
  type PlannedFilter,
  planDays,
} from '@takt/contract/inspections.ts'
import { checksOff } from '../../plant/settings/settings.ts'
import { type Span } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { dueOf, isOff, plannedOf } from './due.ts'
import { expectedAt } from './expected.ts'
import { deleteFollowUpsOf } from './follow-ups.queries.ts'
import { deleteItemsOf, itemsOfLine } from './inspections.queries.ts'
import { natural, pageOf } from './page-of.ts'
import { forgetPhotos } from './proof.ts'
import { deleteRecordsOf, lastRecords, recordsSince } from './records.queries.ts'
import { rhythmOf } from './rhythm.ts'
import { triggeredSince } from './triggered.ts'

export { inspectionAspect } from './aspect.ts'
export { itemsAt } from './inspections.queries.ts'
export { missedChecks } from './missed.ts'
export { checkedSince } from './records.queries.ts'

export const lineInspectionsPart = {
  remove: async (db: Db, line: string) => {
    const forget = await forgetPhotos(db, line)
    await deleteFollowUpsOf(db, line)
    await deleteRecordsOf(db, line)
    await forget()
    await deleteItemsOf(db, line)
  },
}

/** A window that holds an instant may have begun so long before it, with a day more. */
const aWeek = 8 * 86_400_000
const iso = (ms: number | null) => (ms === null ? null : isoOf(ms))
type Found = Pick<DueFilter, 'itemCode' | 'stationNumber' | 'checkState'>
const fits = (filter: Found) => (row: Pick<DueCheck, 'itemCode' | 'stationNumber' | 'checkState'>) =>
  row.itemCode.toLowerCase().includes((filter.itemCode ?? '').toLowerCase()) &&
  (filter.stationNumber === undefined || row.stationNumber === filter.stationNumber) &&
  (filter.checkState === undefined || row.checkState === filter.checkState)

const isOpen = (state: CheckState) => state === 'due' || state === 'late' || state === 'ng'
/** By count, if it is counted, or by the calendar if that comes first. */
const sooner = (counted: number | undefined, dueAt: number | null) =>
  counted === undefined ? null : Math.min(counted, dueAt ?? Infinity)

const urgency: readonly CheckState[] = ['ng', 'late', 'due', 'planned', 'done']

/** Every item in use with what is to be done about it now, the most urgent first. */
async function checksNow({ db, line }: LineCall) {
  const [items, records, rhythm] = await Promise.all([
    itemsOfLine(db, line),
    lastRecords(db, line),
    rhythmOf(db, line),
  ])
  const triggered = await triggeredSince(db, line, items, records)
  const now = Date.now()
  const expected = await expectedAt(
    db,
    line,
    { items: items.filter((item) => !isOff(item, rhythm, now)), records, triggered },
    now,
  )
  return items
    .filter(({ enabled }) => enabled)
    .map((item): DueCheck => {
      const last = records.find(({ itemCode }) => itemCode === item.itemCode)
      const { checkState, dueAt, lateAt } = dueOf(item, last, { ...rhythm, triggered }, now)
      return {
        ...item,
        checkState,
        dueAt: iso(dueAt),
        lateAt: iso(lateAt),
        expectedAt: isOpen(checkState) ? null : iso(sooner(expected.get(item.itemCode), dueAt)),
        recordedAt: last?.recordedAt ?? null,
        resultStatus: last?.resultStatus ?? null,
        resultValue: last?.resultValue ?? null,
      }
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        natural.compare(a.stationNumber, b.stationNumber) ||
        natural.compare(a.itemCode, b.itemCode),
    )
}

export const dueChecks = async (call: LineCall, filter: DueFilter) =>
  pageOf((await checksNow(call)).filter(fits(filter)), filter, '')

/** Those that `arrive` is refused for. */
export async function blockingChecks(call: LineCall) {
  const off = await checksOff(call.db, call.line)
  const speaks = ({ checkState }: DueCheck) =>
    (checkState === 'late' && !off.has('inspectionMissing')) ||
    (checkState === 'ng' && !off.has('inspectionNg'))
  return (await checksNow(call)).filter((check) => check.blocksArrival && speaks(check))
}
const rank = ({ checkState }: DueCheck) => urgency.indexOf(checkState)

/** Those that were due in a span, or those whose time ended in it: what became of these no later hour changes. */
export type ChecksThat = 'due' | 'ended'
const within: Record<ChecksThat, (of: { dueAt: number; endsAt: number }, span: Span) => boolean> = {
  due: ({ dueAt }, { from, to }) => dueAt >= from && dueAt < to,
  ended: ({ endsAt }, { from, to }) => endsAt > from && endsAt <= to,
}

/** How many checks with a fixed schedule a span had, and what became of them. */
export async function checksBetween(
  { db, line }: LineCall,
  span: Span,
  { stationNumber: station, that }: { stationNumber: string | null; that: ChecksThat },
): Promise<Record<'planned' | 'done' | 'doneLate' | 'ng' | 'missed' | 'open', number>> {
  const { from } = span
  const rhythm = await rhythmOf(db, line)
  const [items, records] = await Promise.all([
    itemsOfLine(db, line),
    recordsSince(db, line, isoOf(from - aWeek)),
  ])
  const made = Map.groupBy(records, ({ itemCode }) => itemCode)
  const now = Date.now()
  const states = items
    .filter(
      ({ inspectSchedule, stationNumber }) =>
        inspectSchedule === 'fixed' && stationNumber === (station ?? stationNumber),
    )
    .flatMap((item) => plannedOf(item, made.get(item.itemCode) ?? [], rhythm, { from, now }))
    .filter((one) => within[that](one, span))
    .map(({ checkState }) => checkState)
  const count = (of: CheckState) => states.filter((state) => state === of).length
  return {
    planned: states.length,
    done: count('done'),
    doneLate: count('doneLate'),
    ng: count('ng'),
    missed: count('missed'),
    open: count('planned') + count('due'),
  }
}

/** What became of the planned checks of the last days, newest first. */
export async function plannedChecks({ db, line }: LineCall, filter: PlannedFilter) {
  const rhythm = await rhythmOf(db, line)
  const now = Date.now()
  const from = rhythm.clock.dayAt(now - (planDays - 1) * 86_400_000).start
  const [items, records] = await Promise.all([
    itemsOfLine(db, line),
    recordsSince(db, line, isoOf(from - aWeek)),
  ])
  const made = Map.groupBy(records, ({ itemCode }) => itemCode)
  const rows = items
    .filter(({ inspectSchedule }) => inspectSchedule === 'fixed')
    .flatMap((item) => {
      const { itemCode, stationNumber, textEn, textZh, textEs, textJa } = item
      return plannedOf(item, made.get(itemCode) ?? [], rhythm, { from, now }).map(
        ({ dueAt, endsAt: _, ...planned }): PlannedCheck => ({
          itemCode,
          stationNumber,
          textEn,
          textZh,
          textEs,
          textJa,
          ...planned,
          dueAt: isoOf(dueAt),
        }),
      )
    })
    .filter(fits(filter))
  return pageOf(rows, filter, '-dueAt')
}
