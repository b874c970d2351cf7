import type { InspectionItem } from '@takt/contract/inspections.ts'
import { clocksOf } from '../../plant/plant/plant.ts'
import { stationPauses } from '../../plant/stations/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { dueOf, plannedOf } from './due.ts'
import { itemsOfLine, linesWithChecks } from './inspections.queries.ts'
import { lastRecords, recordsSince } from './records.queries.ts'
import { triggeredSince } from './triggered.ts'

export type MissedCheck = Pick<InspectionItem, 'lineNumber' | 'stationNumber' | 'itemCode'> & {
  dueAt: number
  /** Of one that an event made due: its last check. What a station tells late moves the time it is due, and it is the same check. */
  eventSince: number | null
  lateAt: number
}

const aDay = 86_400_000

/**
 * Checks nobody made in their time: those that are late now, and those whose window ended in the last day. One that may be made as long
 * as its window lasts is never late, only missed.
 */
export async function missedChecks(db: Db, now = Date.now()): Promise<MissedCheck[]> {
  const clocks = await clocksOf(db)
  const found: MissedCheck[] = []
  for (const line of await linesWithChecks(db)) {
    const items = (await itemsOfLine(db, line)).filter(({ enabled }) => enabled)
    const rhythm = { clock: clocks(line), pauses: await stationPauses(db, line) }
    const since = now - aDay
    const [lasts, made] = [await lastRecords(db, line), await recordsSince(db, line, isoOf(since - 8 * aDay))]
    const triggered = await triggeredSince(db, line, items, lasts)
    const [lastOf, madeOf] = [
      new Map(lasts.map((one) => [one.itemCode, one])),
      Map.groupBy(made, ({ itemCode }) => itemCode),
    ]
    for (const item of items) {
      const { lineNumber, stationNumber, itemCode } = item
      const last = lastOf.get(itemCode)
      const due = dueOf(item, last, { ...rhythm, triggered }, now)
      const eventSince =
        due.dueAt !== null && due.dueAt === triggered.get(itemCode)
          ? ms(last?.recordedAt ?? item.validFrom)
          : null
      const late = due.checkState === 'late' ? [{ dueAt: due.dueAt!, endsAt: due.lateAt!, eventSince }] : [] // both are where it is late
      const missed =
        item.inspectSchedule === 'fixed'
          ? plannedOf(item, madeOf.get(itemCode) ?? [], rhythm, { from: since, now }).filter(
              ({ checkState, endsAt }) => checkState === 'missed' && endsAt > since,
            )
          : []
      for (const { dueAt, endsAt, eventSince } of [...late, ...missed.map(byCalendar)])
        found.push({
          lineNumber,
          stationNumber,
          itemCode,
          dueAt,
          eventSince,
          lateAt: Math.min(endsAt, lateAtOf(item, dueAt)),
        })
    }
  }
  return found
}

const ms = (instant: string) => Date.parse(instant)
const byCalendar = (planned: { dueAt: number; endsAt: number }) => ({ ...planned, eventSince: null })
const lateAtOf = ({ dueWithin }: InspectionItem, dueAt: number) => dueAt + dueWithin * 60_000
