import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  mostParts,
  type StopPartKey,
  type StopReason,
  type StopReasonDraft,
  type StopSplit,
} from '@takt/contract/stops.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type FoundPart, type FoundStop, longStops, reasonOnly } from './find.ts'
import { numbersInUse } from './stops.ts'
import { addCut, addReason, cutsOf, dropCut, dropReasons, reasonsOf } from './stops.queries.ts'

type Key = z.output<typeof StopPartKey>

/** The stop that has a part from then on, and which of its parts that is. Before the line is locked: its stations need not wait while the day is read. */
async function findPart(call: LineCall, { stationNumber, start }: Key, stations?: readonly string[]) {
  if (!(stations ?? (await numbersInUse(call))).includes(stationNumber))
    refuse('andon.no_station', { stationNumber })
  const clock = await clockOf(call.db, call.line)
  const day = clock.dayAt(Date.parse(start))
  const span = { from: day.start, to: Math.min(day.end, Date.now()) }
  const { stops } = await longStops(call, clock, span, [stationNumber])
  for (const stop of stops) {
    const place = stop.parts.findIndex((part) => part.from === Date.parse(start))
    const part = stop.parts[place]
    if (part)
      return {
        stop,
        part,
        before: stop.parts[place - 1],
        lengthUntil: (at: number) => Math.round(1000 * clock.workSecondsBetween(part.from, at)),
      }
  }
  return refuse('stops.no_such', { stationNumber }, 'start')
}

/** Then nobody has split or merged the stop, or explained these parts of it, since they were found. */
async function lockAsFound(db: Db, { line }: LineCall, stop: FoundStop, parts: readonly FoundPart[]) {
  await lockLine(db, line)
  const whole = { from: stop.start, to: stop.end }
  const isAtStop = ({ stationNumber }: { stationNumber: string }) => stationNumber === stop.stationNumber
  const cuts = (await cutsOf(db, line, whole)).filter(isAtStop)
  const reasons = (await reasonsOf(db, line, whole)).filter(isAtStop)
  const lastIn = ({ start, end }: FoundPart) =>
    reasons.findLast((reason) => reason.start >= start && reason.start < end)
  const isAsFound =
    cuts.length === stop.parts.length - 1 &&
    cuts.every(({ at }, place) => at === stop.parts[place + 1]?.start) &&
    parts.every((part) => lastIn(part)?.explainedAt === part.explained?.explainedAt)
  if (!isAsFound) refuse('record.changed')
}

const trace = (stationNumber: string, start: string) =>
  ({ entity: 'stopReason', key: `${stationNumber} ${start}` }) as const

/** A person enters why; a proposal is theirs once they accept it. Entering it again corrects it, with why it was wrong. */
export async function explainPart(call: LineCall, draft: StopReasonDraft): Promise<StopReason> {
  const { stationNumber, start: _, correction, ...why } = draft
  const stations = await numbersInUse(call)
  const isStation = (number: string) => stations.includes(number)
  if (!isStation(stationNumber)) refuse('andon.no_station', { stationNumber })
  checkCause(draft, isStation)
  const { stop, part } = await findPart(call, draft, stations)
  if (part.explained && !correction) refuse('stops.no_correction')
  const reason = { ...why, explainedBy: call.user.userName, explainedAt: nowIso() }
  return inOneGo(call.db, async (db) => {
    await lockAsFound(db, call, stop, [part])
    const before = await dropReasons(db, call.line, stationNumber, { from: part.start, to: part.end })
    await addReason(db, call.line, { stationNumber, start: part.start, ...reason })
    await recordChange(db, call, {
      ...trace(stationNumber, part.start),
      action: 'save',
      before: before && reasonOnly(before),
      after: before ? { ...reason, correction } : reason,
    })
    return reason
  })
}

/** From the time on it is a part of its own, without a reason; the entered reason stays with the part before it. */
export async function splitPart(call: LineCall, key: z.output<typeof StopSplit>) {
  const { stop, part, lengthUntil } = await findPart(call, key)
  const at = Date.parse(key.splitAt)
  // A part without work time would be none.
  const before = at > part.from && at < part.to ? lengthUntil(at) : 0
  if (before === 0 || before === part.length) refuse('stops.split_outside')
  if (stop.parts.length >= mostParts) refuse('stops.too_many_parts', { most: mostParts })
  const [splitAt, end] = [isoOf(at), part.end]
  return inOneGo(call.db, async (db) => {
    await lockAsFound(db, call, stop, [part])
    if (!(await addCut(db, call.line, stop.stationNumber, splitAt))) refuse('stops.split_outside')
    await recordChange(db, call, {
      ...trace(stop.stationNumber, splitAt),
      action: 'split',
      before: { start: part.start, end },
      after: { start: splitAt, end },
    })
    return {}
  })
}

/** With the part before it, whose reason stays; where it has none, that of this one does. */
export async function mergePart(call: LineCall, key: Key) {
  const { stop, part, before } = await findPart(call, key)
  if (!before) return refuse('stops.first_part')
  return inOneGo(call.db, async (db) => {
    await lockAsFound(db, call, stop, [before, part])
    if (!(await dropCut(db, call.line, stop.stationNumber, part.start))) refuse('stops.first_part')
    const gone =
      before.explained &&
      (await dropReasons(db, call.line, stop.stationNumber, { from: part.start, to: part.end }))
    await recordChange(db, call, {
      ...trace(stop.stationNumber, part.start),
      action: 'merge',
      before: { start: part.start, end: part.end, ...(gone && reasonOnly(gone)) },
      after: { start: before.start, end: part.end },
    })
    return {}
  })
}

function checkCause(
  { stopCause, causeStation, alarmCode, remark, stationNumber }: StopReasonDraft,
  isStation: (number: string) => boolean,
) {
  const asksStation = stopCause === 'starved' || stopCause === 'blocked'
  if (asksStation && (causeStation === null || causeStation === stationNumber || !isStation(causeStation)))
    refuse('stops.no_cause_station', {}, 'causeStation')
  if (!asksStation && causeStation !== null) refuse('stops.cause_not_asked', {}, 'causeStation')
  if (stopCause === 'alarm' && alarmCode === null) refuse('stops.no_alarm', {}, 'alarmCode')
  if (stopCause !== 'alarm' && alarmCode !== null) refuse('stops.cause_not_asked', {}, 'alarmCode')
  if (stopCause === 'other' && !remark) refuse('stops.no_remark', {}, 'remark')
}
