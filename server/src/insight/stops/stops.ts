import { refuse } from '@takt/contract/errors.ts'
import {
  type LongStop,
  mostStops,
  stopDays,
  type StopReason,
  type StopReasonDraft,
} from '@takt/contract/stops.ts'
import { alarmRows, stripsOf } from '../../execution/floor/floor.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import { neighboursOn } from '../boards/boards.ts'
import { proposalFor } from './propose.ts'
import { runsOf } from './runs.ts'
import { dropReasonsOf, putReason, reasonsOf, type StoredReason } from './stops.queries.ts'

export const lineStopReasonsPart = { remove: dropReasonsOf }

const aDay = 86_400_000
const minute = 60_000
const mostAlarms = 2000

/** Whole production days, so that a stop is as long as the sums say. */
function daysFor(clock: PlantClock, asked: { from?: string | undefined; to?: string | undefined }): Span {
  const now = Date.now()
  const to = Math.min(now, asked.to ? Date.parse(asked.to) : now)
  const from = asked.from ? Date.parse(asked.from) : clock.dayAt(clock.dayAt(to).start - 1).start
  if (from >= to) refuse('equipmentStatistics.nothing_yet')
  const earliest = Math.max(from, to - stopDays * aDay)
  return { from: clock.dayAt(earliest).start, to: Math.min(now, clock.dayAt(to - 1).end) }
}

/** Every stop of these days that needs a reason, whether it has one or not; the newest first. */
async function longStops({ db, line }: LineCall, clock: PlantClock, { from, to }: Span): Promise<LongStop[]> {
  const window = { from: isoOf(from), to: isoOf(to) }
  const [stations, { long }] = await Promise.all([stationsInUse(db, line), stopLimitsOf(db, line)])
  const numbers = stations.map(({ stationNumber }) => stationNumber)
  const [spoken, neighbours, alarms, reasons] = await Promise.all([
    stripsOf(db, line, numbers, window),
    neighboursOn(db, line),
    alarmRows(db, { lines: [line], from: isoOf(from - minute), to: window.to, most: mostAlarms }),
    reasonsOf(db, line, window),
  ])
  const runs = runsOf(clock, spoken)
  const lengthOf = (run: Span) => Math.round(1000 * clock.workSecondsBetween(run.from, run.to))
  return runs
    .filter(({ timeClass, from, to }) => ['unplanned', 'delay'].includes(timeClass) && to - from > long)
    .filter(
      ({ timeClass, stationNumber }) => timeClass !== 'delay' || !neighbours.isReworkOnly(stationNumber),
    )
    .map((run) => ({ run, length: lengthOf(run) }))
    .filter(({ length }) => length > long)
    .map(({ run, length }): LongStop => {
      const { stationNumber, status, from: start, to: end } = run
      const said = reasons.findLast(
        (one) =>
          one.stationNumber === stationNumber &&
          Date.parse(one.start) >= start &&
          Date.parse(one.start) < end,
      )
      return {
        stationNumber,
        start: isoOf(start),
        end: isoOf(end),
        isOpen: end === to && to > Date.now() - minute,
        length,
        stationStatus: status,
        proposal: said ? null : proposalFor(run, runs, neighbours, alarms),
        explained: said ? reasonOnly(said) : null,
      }
    })
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
}

const reasonOnly = ({ stationNumber: _, start: __, ...reason }: StoredReason): StopReason => reason

export async function stopsOf(call: LineCall, asked: { from?: string | undefined; to?: string | undefined }) {
  const clock = await clockOf(call.db, call.line)
  const found = await longStops(call, clock, daysFor(clock, asked))
  const open = found.filter(({ explained }) => explained === null)
  return {
    stops: found.slice(0, mostStops),
    unexplained: open.length,
    unexplainedTime: open.reduce((sum, { length }) => sum + length, 0),
  }
}

/** A person says why; what was proposed is theirs once they say so. Saying it again corrects it. */
export const explainStop = (call: LineCall, draft: StopReasonDraft) =>
  inOneGo(call.db, async (db): Promise<StopReason> => {
    await lockLine(db, call.line)
    const { stationNumber, start, ...why } = draft
    const inside = { ...call, db }
    const stations = await stationsInUse(db, call.line)
    const isStation = (number: string) => stations.some((one) => one.stationNumber === number)
    if (!isStation(stationNumber)) refuse('andon.no_station', { stationNumber })
    checkCause(draft, isStation)
    const clock = await clockOf(call.db, call.line)
    const day = clock.dayAt(Date.parse(start))
    const found = await longStops(inside, clock, { from: day.start, to: Math.min(day.end, Date.now()) })
    const stop =
      found.find(
        (one) => one.stationNumber === stationNumber && Date.parse(one.start) === Date.parse(start),
      ) ?? refuse('stops.no_such', { stationNumber }, 'start')
    const reason = { ...why, explainedBy: call.user.userName, explainedAt: nowIso() }
    await putReason(db, call.line, { stationNumber, start: stop.start, ...reason }, stop.end)
    await recordChange(db, call, {
      entity: 'stopReason',
      key: `${stationNumber} ${stop.start}`,
      action: 'save',
      before: stop.explained ?? undefined,
      after: reason,
    })
    return reason
  })

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
