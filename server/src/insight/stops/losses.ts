import type { Loss, LossFilter, LossSum } from '@takt/contract/losses.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { callsDuring, partsOfCalls } from '../../response/andon/andon.ts'
import { stationsPlanned } from '../boards/boards.ts'
import { daysFor, longStops } from './find.ts'
import { lossesOfCalls, lossOfPart } from './loss-rows.ts'
import { numbersInUse } from './stops.ts'

export type LossScope = Omit<LossFilter, 'page' | 'limit' | 'sort'>

/** Every part of a stop that needs a reason, and every part of a call that was not cancelled, of whole production days. */
async function findLosses(call: LineCall, filter: LossScope) {
  const { db, line } = call
  const clock = await clockOf(db, line)
  const span = daysFor(clock, filter)
  const stations = await numbersInUse(call)
  const [{ stops }, calls, planned] = await Promise.all([
    longStops(call, clock, span, stations),
    callsDuring(db, line, { from: isoOf(span.from), to: isoOf(span.to) }),
    stationsPlanned(db, [line], { running: false }),
  ])
  const later = await partsOfCalls(
    db,
    calls.map(({ id }) => id),
  )
  const cycles = new Map(planned.stations.map((one) => [one.stationNumber, one.cycleTime]))
  const losses = [
    ...stops.flatMap((stop) => stop.parts.map((part) => lossOfPart(stop, part))),
    ...lossesOfCalls(clock, span, { calls, later, stops, cycles }),
  ].filter(
    (loss) =>
      (filter.stationNumber === undefined || loss.stationNumber === filter.stationNumber) &&
      (filter.lossSource === undefined || loss.lossSource === filter.lossSource) &&
      (filter.lossType === undefined || loss.lossType === filter.lossType),
  )
  return { span, losses }
}

export async function lossesOf(call: LineCall, { page, limit, sort, ...scope }: LossFilter) {
  const { losses } = await findLosses(call, scope)
  return { rows: inOrder(losses, sort).slice((page - 1) * limit, page * limit), total: losses.length }
}

export const allLosses = async (call: LineCall, { sort, ...scope }: LossScope & Pick<LossFilter, 'sort'>) =>
  inOrder((await findLosses(call, scope)).losses, sort)

/** What each station lost for each reason. */
export async function lossSumsOf(call: LineCall, scope: LossScope) {
  const { span, losses } = await findLosses(call, scope)
  const groups = Map.groupBy(losses, (one) =>
    JSON.stringify([
      one.stationNumber,
      one.lossSource,
      one.lossType,
      one.stopCause,
      one.causeStation,
      one.alarmCode,
    ]),
  )
  return { from: isoOf(span.from), to: isoOf(span.to), sums: [...groups.values()].flatMap(sumOf) }
}

function sumOf(losses: readonly Loss[]): LossSum[] {
  const [first] = losses
  if (!first) return []
  const { stationNumber, lossSource, lossType, stopCause, causeStation, alarmCode } = first
  return [
    {
      stationNumber,
      lossSource,
      lossType,
      stopCause,
      causeStation,
      alarmCode,
      losses: losses.length,
      length: losses.reduce((sum, { lostTime }) => sum + Math.round(lostTime * 1000), 0),
      lostPieces: losses.reduce<number | null>(
        (sum, { lostPieces }) => (sum === null || lostPieces === null ? null : sum + lostPieces),
        0,
      ),
    },
  ]
}

function inOrder(losses: readonly Loss[], sort = '-startTime') {
  const by = sort.replace('-', '') as keyof Loss // the contract names the fields it sorts by
  const way = sort.startsWith('-') ? -1 : 1
  const of = (loss: Loss) => loss[by] ?? ''
  return losses.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)]
    return one < other ? -way : one > other ? way : a.startTime < b.startTime ? 1 : -1
  })
}
