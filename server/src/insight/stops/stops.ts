import { refuse } from '@takt/contract/errors.ts'
import {
  type LongStop,
  mostStops,
  stopDays,
  type StopReason,
  type StopReasonDraft,
} from '@takt/contract/stops.ts'
import { firstAlarms, stripsOf } from '../../execution/floor/floor.ts'
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
import { alarmsNear, proposalFor } from './propose.ts'
import { lastBefore, type Run, runsOf } from './runs.ts'
import { dropReasonsOf, putReason, reasonsOf, type StoredReason } from './stops.queries.ts'

export const lineStopReasonsPart = { remove: dropReasonsOf }

const aDay = 86_400_000
const minute = 60_000

/** Whole production days, so that a stop is as long as the sums say. */
function daysFor(clock: PlantClock, asked: { from?: string | undefined; to?: string | undefined }): Span {
  const now = Date.now()
  const to = Math.min(now, asked.to ? Date.parse(asked.to) : now)
  const from = asked.from ? Date.parse(asked.from) : clock.dayAt(clock.dayAt(to).start - 1).start
  if (from >= to) refuse('equipmentStatistics.nothing_yet')
  const earliest = Math.max(from, to - stopDays * aDay)
  return { from: clock.dayAt(earliest).start, to: Math.min(now, clock.dayAt(to - 1).end) }
}

type FoundStop = Omit<LongStop, 'proposal'> & { run: Run }

/** Every stop of these days that needs a reason, whether it has one or not; the newest first. And what these stations did. */
async function longStops(
  { db, line }: LineCall,
  clock: PlantClock,
  { from, to }: Span,
  stations: readonly string[],
) {
  const window = { from: isoOf(from), to: isoOf(to) }
  const [{ long }, spoken, neighbours, reasons] = await Promise.all([
    stopLimitsOf(db, line),
    stripsOf(db, line, stations, window),
    neighboursOn(db, line),
    reasonsOf(db, line, window),
  ])
  const runs = runsOf(clock, spoken)
  const said = Map.groupBy(
    reasons.map((one) => ({ ...one, from: Date.parse(one.start) })),
    ({ stationNumber }) => stationNumber,
  )
  const stops = [...runs.values()]
    .flat()
    .filter(({ timeClass, from, to }) => ['unplanned', 'delay'].includes(timeClass) && to - from > long)
    .filter(
      ({ timeClass, stationNumber }) => timeClass !== 'delay' || !neighbours.isReworkOnly(stationNumber),
    )
    .map((run) => ({ run, length: Math.round(1000 * clock.workSecondsBetween(run.from, run.to)) }))
    .filter(({ length }) => length > long)
    .map(({ run, length }): FoundStop => {
      const { stationNumber, status, from: start, to: end } = run
      const last = lastBefore(said.get(stationNumber) ?? [], end)
      return {
        run,
        stationNumber,
        start: isoOf(start),
        end: isoOf(end),
        isOpen: end === to && to > Date.now() - minute,
        length,
        stationStatus: status,
        explained: last && last.from >= start ? reasonOnly(last) : null,
      }
    })
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
  return { stops, runs, neighbours }
}

const reasonOnly = ({
  stationNumber: _,
  start: __,
  from: ___,
  ...reason
}: StoredReason & { from?: number }): StopReason => reason

const numbersInUse = async ({ db, line }: LineCall) =>
  (await stationsInUse(db, line)).map(({ stationNumber }) => stationNumber)

export async function stopsOf(call: LineCall, asked: { from?: string | undefined; to?: string | undefined }) {
  const { db, line } = call
  const clock = await clockOf(db, line)
  const found = await longStops(call, clock, daysFor(clock, asked), await numbersInUse(call))
  const open = found.stops.filter(({ explained }) => explained === null)
  const shown = found.stops.slice(0, mostStops)
  const alarms = await firstAlarms(
    db,
    line,
    shown.map(({ run }) => alarmsNear(run)),
  )
  return {
    stops: shown.map(({ run, ...stop }, place): LongStop => {
      const proposal = () => proposalFor(run, found.runs, found.neighbours, alarms[place])
      return { ...stop, proposal: stop.explained ? null : proposal() }
    }),
    unexplained: open.length,
    unexplainedTime: open.reduce((sum, { length }) => sum + length, 0),
  }
}

/** A person says why; what was proposed is theirs once they say so. Saying it again corrects it. */
export async function explainStop(call: LineCall, draft: StopReasonDraft): Promise<StopReason> {
  const { stationNumber, start, ...why } = draft
  const stations = await numbersInUse(call)
  if (!stations.includes(stationNumber)) refuse('andon.no_station', { stationNumber })
  checkCause(draft, (number) => stations.includes(number))
  const clock = await clockOf(call.db, call.line)
  const day = clock.dayAt(Date.parse(start))
  const span = { from: day.start, to: Math.min(day.end, Date.now()) }
  // Before the line is locked: its stations need not wait while the day is read.
  const { stops } = await longStops(call, clock, span, [stationNumber])
  const stop =
    stops.find((one) => Date.parse(one.start) === Date.parse(start)) ??
    refuse('stops.no_such', { stationNumber }, 'start')
  const reason = { ...why, explainedBy: call.user.userName, explainedAt: nowIso() }
  return inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const before = await putReason(db, call.line, { stationNumber, start: stop.start, ...reason }, stop.end)
    await recordChange(db, call, {
      entity: 'stopReason',
      key: `${stationNumber} ${stop.start}`,
      action: 'save',
      before: before && reasonOnly(before),
      after: reason,
    })
    return reason
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
