import {
  type LongStop,
  mostStops,
  type StopPart,
  type StopReasonSum,
  type StopReasonSums,
} from '@takt/contract/stops.ts'
import { firstAlarms } from '../../execution/floor/floor.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { type PlantClock, type Span, within } from '../../plant/plant/plant.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { daysFor, type FoundPart, longStops } from './find.ts'
import { alarmsNear, proposalFor } from './propose.ts'
import { dropReasonsOf } from './stops.queries.ts'

export const lineStopReasonsPart = { remove: dropReasonsOf }

type PeriodQuery = { from?: string | undefined; to?: string | undefined }

export const numbersInUse = async ({ db, line }: LineCall) =>
  (await stationsInUse(db, line)).map(({ stationNumber }) => stationNumber)

export async function stopsOf(call: LineCall, period: PeriodQuery) {
  const { db, line } = call
  const clock = await clockOf(db, line)
  const found = await longStops(call, clock, daysFor(clock, period), await numbersInUse(call))
  const open = found.stops
    .map(({ parts }) => parts.filter(({ explained }) => explained === null))
    .filter((parts) => parts.length > 0)
  const shown = found.stops.slice(0, mostStops)
  const asks = shown.flatMap(({ run, parts }) =>
    parts
      .filter(({ explained }) => explained === null)
      .map((part) => ({ part, begins: { ...run, from: part.from, to: part.to } })),
  )
  const alarms = await firstAlarms(
    db,
    line,
    asks.map(({ begins }) => alarmsNear(begins)),
  )
  const proposals = new Map(
    asks.map(({ part, begins }, place) => [
      part,
      proposalFor(begins, found.runs, found.neighbours, alarms[place]),
    ]),
  )
  return {
    stops: shown.map(({ run: _, parts, ...stop }): LongStop => ({
      ...stop,
      parts: parts.map((part) => ({ ...shownPart(part), proposal: proposals.get(part) ?? null })),
    })),
    unexplained: open.length,
    unexplainedTime: open.flat().reduce((sum, { length }) => sum + length, 0),
  }
}

const shownPart = ({ from: _, to: __, ...part }: FoundPart): Omit<StopPart, 'proposal'> => part

/** What each reason cost in these days, at one station or at all of them. */
export async function reasonSums(
  call: LineCall,
  { stationNumber, ...period }: PeriodQuery & { stationNumber?: string | undefined },
): Promise<StopReasonSums> {
  const clock = await clockOf(call.db, call.line)
  const span = daysFor(clock, period)
  const stations = (await numbersInUse(call)).filter((one) => !stationNumber || one === stationNumber)
  const { stops } = await longStops(call, clock, span, stations)
  const parts = stops.flatMap((stop) => stop.parts)
  return {
    from: isoOf(span.from),
    to: isoOf(span.to),
    length: parts.reduce((sum, { length }) => sum + length, 0),
    parts: parts.length,
    reasons: sumsOf(parts),
  }
}

/** The same of a shift: of each part what is within it, as many milliseconds of work as it has there. */
export async function sumsWithin(call: LineCall, span: Span): Promise<StopReasonSum[]> {
  if (span.to <= span.from) return []
  const clock = await clockOf(call.db, call.line)
  const day = {
    from: clock.dayAt(span.from).start,
    to: Math.min(Date.now(), clock.dayAt(span.to - 1).end),
  }
  const { stops } = await longStops(call, clock, day, await numbersInUse(call))
  const parts = stops.flatMap((stop) =>
    stop.parts.flatMap((part) =>
      within(part, span).map(({ from, to }) => ({ ...part, ...cutTo(clock, part, { from, to }) })),
    ),
  )
  return sumsOf(parts.filter(({ length }) => length > 0))
}

/** Pieces go with the time. */
function cutTo(clock: PlantClock, part: FoundPart, { from, to }: Span) {
  const length = Math.round(1000 * clock.workSecondsBetween(from, to))
  const { lostPieces } = part
  return {
    from,
    to,
    length,
    lostPieces:
      lostPieces === null || part.length === 0 ? lostPieces : Math.floor((lostPieces * length) / part.length),
  }
}

function sumsOf(parts: readonly FoundPart[]) {
  const sums = Map.groupBy(parts, ({ explained }) =>
    JSON.stringify(
      explained && [explained.stopCause, explained.lossType, explained.causeStation, explained.alarmCode],
    ),
  )
  return [...sums.values()].map(sumOf).toSorted((a, b) => b.length - a.length)
}

function sumOf(parts: FoundPart[]): StopReasonSum {
  const explained = parts[0]?.explained
  const lost = parts.map(({ lostPieces }) => lostPieces)
  return {
    stopCause: explained?.stopCause ?? null,
    lossType: explained?.lossType ?? null,
    causeStation: explained?.causeStation ?? null,
    alarmCode: explained?.alarmCode ?? null,
    length: parts.reduce((sum, { length }) => sum + length, 0),
    parts: parts.length,
    lostPieces: lost.some((one) => one === null) ? null : lost.reduce<number>((sum, one) => sum + one!, 0),
  }
}
