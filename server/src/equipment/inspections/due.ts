import {
  type CheckState,
  type InspectionItem,
  type InspectionRecord,
  type PlannedCheck,
} from '@takt/contract/inspections.ts'
import { type CheckTrigger, type InspectFrequency, isTrigger } from '@takt/contract/check-frequencies.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import { hour, nextWork, windowsFrom } from './windows.ts'

export type Last = Pick<InspectionRecord, 'recordedAt' | 'resultStatus'>
/** Milliseconds. A missing check is held against the station from `lateAt` on, one that is NG from when it was made. */
export type Due = { checkState: CheckState; dueAt: number | null; lateAt: number | null }

const ms = (instant: string) => Date.parse(instant)
const minutes = ({ dueWithin }: InspectionItem) => dueWithin * 60_000
const floats = { shift: 8, day: 24, week: 168 } as const
type Floats = Exclude<InspectFrequency, CheckTrigger | 'hours'>

/** The line's calendar, and when its stations were switched off: meanwhile they owe no check. */
export type Rhythm = { clock: PlantClock; pauses: ReadonlyMap<string, readonly Span[]> }
/** When it first became due since its last check, if an event makes it due. */
export type Triggers = Rhythm & { triggered: ReadonlyMap<string, number> }

export const isOff = ({ stationNumber }: InspectionItem, { pauses }: Rhythm, now: number) =>
  pauses.get(stationNumber)?.some(({ from, to }) => from <= now && now < to) ?? false

/** What is to be done about an item now. One that was NG stays so until it is checked again. */
export function dueOf(item: InspectionItem, last: Last | undefined, triggers: Triggers, now: number): Due {
  if (last?.resultStatus === 'ng') {
    const since = ms(last.recordedAt)
    return { checkState: 'ng', dueAt: since, lateAt: since }
  }
  if (isOff(item, triggers, now)) return untriggered(last)
  const due = whileOn(item, last, triggers, now)
  const onAgain = triggers.pauses.get(item.stationNumber)?.at(-1)?.to
  if (onAgain === undefined || due.dueAt === null || due.dueAt >= onAgain) return due
  const from = item.inspectSchedule === 'fixed' ? onAgain : nextWork(triggers.clock, onAgain)
  return stateAt(item, from ?? onAgain, last !== undefined, now)
}

function whileOn(
  item: InspectionItem,
  last: Last | undefined,
  { clock, triggered }: Triggers,
  now: number,
): Due {
  if (isTrigger(item.inspectFrequency)) return afterEvent(item, last, triggered.get(item.itemCode), now)
  const byClock = item.inspectSchedule === 'fixed' ? byCalendar : sinceLast
  const due = byClock(item, last, clock, now)
  const counted = triggered.get(item.itemCode)
  // Whichever comes first.
  if (counted === undefined || (due.dueAt !== null && due.dueAt <= counted)) return due
  return stateAt(item, counted, last !== undefined, now)
}

const untriggered = (last: Last | undefined): Due => ({
  checkState: last ? 'done' : 'planned',
  dueAt: null,
  lateAt: null,
})

const afterEvent = (item: InspectionItem, last: Last | undefined, dueAt: number | undefined, now: number) =>
  dueAt === undefined ? untriggered(last) : stateAt(item, dueAt, last !== undefined, now)

function byCalendar(item: InspectionItem, last: Last | undefined, clock: PlantClock, now: number): Due {
  const [begun, checked] = [ms(item.validFrom), last ? ms(last.recordedAt) : -Infinity]
  let done = false
  for (const { from, to } of windowsFrom(item, clock, Math.max(now, begun))) {
    if (checked >= from && checked < to) done = true
    else return stateAt(item, Math.max(from, begun), done, now)
  }
  return { checkState: done ? 'done' : 'planned', dueAt: null, lateAt: null }
}

function sinceLast(item: InspectionItem, last: Last | undefined, clock: PlantClock, now: number): Due {
  const { inspectFrequency: often, everyHours } = item
  const wait = (often === 'hours' ? everyHours! : floats[often as Floats]) * hour
  const due = nextWork(clock, last ? ms(last.recordedAt) + wait : ms(item.validFrom))
  if (due === null) return untriggered(last)
  return stateAt(item, due, last !== undefined, now)
}

function stateAt(item: InspectionItem, dueAt: number, done: boolean, now: number): Due {
  const lateAt = dueAt + minutes(item)
  if (dueAt > now) return { checkState: done ? 'done' : 'planned', dueAt, lateAt }
  return { checkState: now < lateAt ? 'due' : 'late', dueAt, lateAt }
}

type Made = Last & Pick<InspectionRecord, 'recordedBy' | 'recordedLate'>
type Planned = Pick<PlannedCheck, 'checkState' | 'recordedAt' | 'recordedBy'> & {
  dueAt: number
  endsAt: number
}

/** What became of each time an item with a fixed schedule was due since `from`. `made`: its records since then, in order. */
export function plannedOf(
  item: InspectionItem,
  made: readonly Made[],
  { clock, pauses }: Rhythm,
  span: { from: number; now: number },
) {
  const begun = ms(item.validFrom)
  const until = item.retiredAt ? Math.min(span.now, ms(item.retiredAt)) : span.now
  const planned: Planned[] = []
  for (const { from, to } of windowsFrom(item, clock, Math.max(span.from, begun))) {
    if (from > until) break
    const within = made.filter(({ recordedAt }) => ms(recordedAt) >= from && ms(recordedAt) < to)
    // An item that was retired in the middle of a window is not missed in it, nor one whose station is off at its end.
    if (within.length === 0 && item.retiredAt && until < to) continue
    const end = Math.min(to, span.now)
    const off = pauses.get(item.stationNumber)?.findLast((pause) => pause.from < end)
    if (within.length === 0 && off && off.to >= end) continue
    const dueAt = Math.max(from, begun, within.length === 0 && off ? off.to : from)
    planned.push({
      dueAt,
      endsAt: to,
      checkState: becameOf(item, within, dueAt, { to, now: span.now }),
      recordedAt: within[0]?.recordedAt ?? null,
      recordedBy: within[0]?.recordedBy ?? null,
    })
  }
  return planned
}

function becameOf(
  item: InspectionItem,
  made: readonly Made[],
  dueAt: number,
  { to, now }: { to: number; now: number },
): CheckState {
  if (made.at(-1)?.resultStatus === 'ng') return 'ng'
  if (made[0]) return made[0].recordedLate ? 'doneLate' : 'done'
  return to <= now ? 'missed' : stateAt(item, dueAt, false, now).checkState
}
