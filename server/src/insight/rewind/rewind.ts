import { refuse } from '@takt/contract/errors.ts'
import { mostRewound, type RewindQuery, type RewoundShift } from '@takt/contract/rewind.ts'
import { alarmsDuring } from '../../equipment/alarms/alarms.ts'
import { stripsOf, unitsInside } from '../../execution/floor/floor.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { PlantClock } from '../../plant/plant/plant.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { callsDuring } from '../../response/andon/andon.ts'
import { inOrder, stationsPlanned } from '../boards/boards.ts'

/** A shift after this one is looked for so many production days on: over a long closure there is none. */
const mostDays = 40

/** A shift as it was, from what is kept of it: one answer holds every moment. */
export async function rewoundShift(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  query: RewindQuery,
  now: number,
): Promise<RewoundShift> {
  const clock = await clockOf(db, line)
  const { productionDay, shiftName, start, end } = shiftFor(clock, query, now)
  const until = Math.min(end, now)
  if (start >= until) refuse('rewind.not_begun', {}, query.day ? 'day' : 'at')
  const span = { from: isoOf(start), to: isoOf(until) }
  const [inUse, planned] = await Promise.all([
    stationsInUse(db, line),
    stationsPlanned(db, [line], { running: false }),
  ])
  const stationsOffWay = new Set(
    planned.stations.filter(({ isOffMainWay }) => isOffMainWay).map(({ stationNumber }) => stationNumber),
  )
  const isOffWay = ({ stationNumber }: { stationNumber: string }) => stationsOffWay.has(stationNumber)
  const orderedStations = inOrder(inUse, []).toSorted((a, b) => Number(isOffWay(a)) - Number(isOffWay(b)))
  const numbers = orderedStations.map(({ stationNumber }) => stationNumber)
  const [strips, units, { alarms, isCut }, calls] = await Promise.all([
    stripsOf(db, line, numbers, span),
    unitsInside(db, line, span),
    alarmsDuring(db, line, { from: start, to: until, most: mostRewound }, now),
    callsDuring(db, line, span),
  ])
  const spoke = new Set([
    ...strips.keys(),
    ...units.keys(),
    ...[...alarms, ...calls].map(({ stationNumber }) => stationNumber),
  ])
  // One that is switched off by now was there in its time.
  const stations = orderedStations.filter(({ enabled, stationNumber }) => enabled || spoke.has(stationNumber))
  const second = (ms: number) => Math.floor((Math.max(start, ms) - start) / 1000)
  const ended = (ms: number | null) => (ms === null || ms >= until ? null : second(ms))
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant))
  return {
    productionDay,
    shiftName: shiftName || null,
    start: isoOf(start),
    end: isoOf(end),
    seconds: second(until),
    isOver: end <= now,
    before: isoOf(clock.latestShift(start - 1).start),
    after: nextOf(clock, end, now),
    stations: stations.map(({ stationNumber, stationName }) => ({
      stationNumber,
      stationName,
      isOffMainWay: stationsOffWay.has(stationNumber),
      said: (strips.get(stationNumber) ?? []).map(({ stationStatus, from, to }) => [
        second(from),
        second(to),
        stationStatus,
      ]),
      units: units.get(stationNumber) ?? [],
    })),
    areAlarmsCut: isCut,
    alarms: alarms.map(({ stationNumber, alarmCode, alarmText, texts, start: from, end: to }) => ({
      stationNumber,
      alarmCode,
      alarmText,
      texts,
      from: second(from),
      to: ended(to),
    })),
    calls: calls.map(({ stationNumber, lossType, message, calledAt, arrivedAt, solvedAt, endedAt }) => ({
      stationNumber,
      lossType,
      message,
      from: second(Date.parse(calledAt)),
      arrived: ended(at(arrivedAt)),
      to: ended(at(solvedAt ?? endedAt)),
    })),
  }
}

function shiftFor(clock: PlantClock, { at, day }: RewindQuery, now: number) {
  if (at) return clock.latestShift(Date.parse(at))
  if (!day) return clock.latestShift(now)
  const ofDay = clock.dayOf(day)
  return ofDay.shifts[0] ?? refuse('rewind.no_shift', {}, 'day')
}

function nextOf(clock: PlantClock, end: number, now: number) {
  let day = clock.dayAt(end - 1)
  for (let i = 0; i < mostDays && day.start <= now; i++) {
    const next = day.shifts.find(({ start }) => start >= end)
    if (next) return next.start < now ? isoOf(next.start) : null
    day = clock.dayAt(day.end)
  }
  return null
}
