import type { Loss, LossFilter } from '@takt/contract/losses.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { type PlantClock, type Span, together, within, without } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { callsDuring } from '../../response/andon/andon.ts'
import { stationsPlanned } from '../boards/boards.ts'
import { daysFor, type FoundPart, type FoundStop, longStops } from './find.ts'
import { numbersInUse } from './stops.ts'

/** Every part of a stop that needs a reason, and every call that was not cancelled, as losses: the newest first. */
export async function lossesOf(call: LineCall, filter: LossFilter) {
  const { db, line } = call
  const clock = await clockOf(db, line)
  const span = daysFor(clock, filter)
  const stations = await numbersInUse(call)
  const [{ stops }, calls, planned] = await Promise.all([
    longStops(call, clock, span, stations),
    callsDuring(db, line, { from: isoOf(span.from), to: isoOf(span.to) }),
    stationsPlanned(db, [line], { running: false }),
  ])
  const cycles = new Map(planned.stations.map((one) => [one.stationNumber, one.cycleTime]))
  const losses = [
    ...stops.flatMap((stop) => stop.parts.map((part) => lossOfPart(stop, part))),
    ...lossesOfCalls(clock, span, { calls, stops, cycles }),
  ].filter(
    (loss) =>
      (filter.stationNumber === undefined || loss.stationNumber === filter.stationNumber) &&
      (filter.lossSource === undefined || loss.lossSource === filter.lossSource) &&
      (filter.lossType === undefined || loss.lossType === filter.lossType),
  )
  const { page, limit } = filter
  return { rows: inOrder(losses, filter.sort).slice((page - 1) * limit, page * limit), total: losses.length }
}

const secondsOf = (milliseconds: number) => Math.round(milliseconds / 1000)

function lossOfPart(stop: FoundStop, part: FoundPart): Loss {
  const { stationNumber, isOpen, parts } = stop
  const { explained, length, lostPieces, start, end } = part
  const duration = secondsOf(length)
  return {
    lossSource: 'stop',
    stationNumber,
    startTime: start,
    endTime: end,
    isOpen: isOpen && part === parts.at(-1),
    lossType: explained?.lossType ?? null,
    stopCause: explained?.stopCause ?? null,
    causeStation: explained?.causeStation ?? null,
    alarmCode: explained?.alarmCode ?? null,
    remark: explained?.remark ?? null,
    explainedBy: explained?.explainedBy ?? null,
    duration,
    lostTime: duration,
    lostPieces,
    callId: null,
  }
}

type Known = {
  calls: Awaited<ReturnType<typeof callsDuring>>
  stops: readonly FoundStop[]
  cycles: ReadonlyMap<string, number | null>
}

/** Of each call what no stop of its station and no earlier call holds already: calls come in the order in which they began. */
function lossesOfCalls(clock: PlantClock, span: Span, { calls, stops, cycles }: Known): Loss[] {
  const counted = new Map<string, Span[]>()
  for (const { stationNumber, run } of stops)
    counted.set(stationNumber, [...(counted.get(stationNumber) ?? []), run])
  return calls
    .filter(({ callState }) => callState !== 'cancelled')
    .flatMap((call): Loss[] => {
      const { stationNumber, lossType, message, solvedAt } = call
      const [own] = within(
        { from: Date.parse(call.calledAt), to: solvedAt === null ? span.to : Date.parse(solvedAt) },
        span,
      )
      if (!own) return []
      const others = together(counted.get(stationNumber) ?? [])
      counted.set(stationNumber, [...others, own])
      const lost = without(own, others).reduce(
        (sum, { from, to }) => sum + clock.workSecondsBetween(from, to),
        0,
      )
      const cycle = cycles.get(stationNumber) ?? null
      return [
        {
          lossSource: 'call',
          stationNumber,
          startTime: isoOf(own.from),
          endTime: isoOf(own.to),
          isOpen: solvedAt === null,
          lossType,
          stopCause: null,
          causeStation: null,
          alarmCode: null,
          remark: message,
          explainedBy: call.solvedBy ?? call.arrivedBy,
          duration: Math.round(clock.workSecondsBetween(own.from, own.to)),
          lostTime: Math.round(lost),
          lostPieces: cycle === null ? null : Math.floor(lost / cycle),
          callId: call.id,
        },
      ]
    })
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
