import type { Loss } from '@takt/contract/losses.ts'
import { type PlantClock, type Span, together, within, without } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { callParts, type callsDuring, type partsOfCalls } from '../../response/andon/andon.ts'
import type { FoundPart, FoundStop } from './find.ts'
import { partsOf } from './parts.ts'

export function lossOfPart(stop: FoundStop, part: FoundPart): Loss {
  const { stationNumber, isOpen, parts } = stop
  const { explained, length, lostPieces, start, end } = part
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
    duration: length / 1000,
    lostTime: length / 1000,
    lostPieces,
    callId: null,
  }
}

type Calls = Awaited<ReturnType<typeof callsDuring>>
type LossContext = {
  calls: Calls
  /** The parts of these calls after their first. */
  later: Awaited<ReturnType<typeof partsOfCalls>>
  stops: readonly FoundStop[]
  cycles: ReadonlyMap<string, number | null>
}

/** Of each call what no stop of its station and no earlier call holds already: calls come in the order in which they began. */
export function lossesOfCalls(
  clock: PlantClock,
  span: Span,
  { calls, later, stops, cycles }: LossContext,
): Loss[] {
  const counted = new Map<string, Span[]>()
  for (const { stationNumber, run } of stops)
    counted.set(stationNumber, [...(counted.get(stationNumber) ?? []), run])
  return calls
    .filter(({ callState }) => callState !== 'cancelled')
    .flatMap((call): Loss[] => {
      const { stationNumber, solvedAt } = call
      const [own] = within(
        { from: Date.parse(call.calledAt), to: solvedAt === null ? span.to : Date.parse(solvedAt) },
        span,
      )
      if (!own) return []
      const otherLosses = together(counted.get(stationNumber) ?? [])
      counted.set(stationNumber, [...otherLosses, own])
      return partsOfCall(clock, call, {
        own,
        lost: without(own, otherLosses),
        later,
        cycle: cycles.get(stationNumber) ?? null,
      })
    })
}

type Whole = { own: Span; lost: readonly Span[]; later: LossContext['later']; cycle: number | null }

/** Each part is what its end adds to what was there before: time and pieces add up to those of the call. */
function partsOfCall(clock: PlantClock, call: Calls[number], { own, lost, later, cycle }: Whole): Loss[] {
  const { id, stationNumber, lossType, message, solvedAt } = call
  const work = (spans: readonly Span[]) =>
    Math.round(1000 * spans.reduce((sum, { from, to }) => sum + clock.workSecondsBetween(from, to), 0))
  const pieces = callParts(call, later)
  const cuts = pieces.map(({ start }) => Date.parse(start))
  const until = (to: number) => ({ from: own.from, to })
  const whole = partsOf(own, cuts, (to) => work([until(to)]), cycle)
  const beyond = partsOf(own, cuts, (to) => work(lost.flatMap((one) => within(one, until(to)))), cycle)
  return whole.map(({ from, to, length }, place): Loss => {
    const part = pieces.findLast(({ start }) => Date.parse(start) <= from)
    return {
      lossSource: 'call',
      stationNumber,
      startTime: isoOf(from),
      endTime: isoOf(to),
      isOpen: solvedAt === null,
      lossType: part?.lossType ?? lossType,
      stopCause: null,
      causeStation: null,
      alarmCode: null,
      remark: part?.remark ?? message,
      explainedBy: part?.explainedBy ?? call.solvedBy ?? call.arrivedBy,
      duration: length / 1000,
      lostTime: beyond[place]!.length / 1000,
      lostPieces: beyond[place]!.lostPieces,
      callId: id,
    }
  })
}
