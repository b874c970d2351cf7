import type { ArriveAnswer, CompleteAnswer } from '@takt/contract/floor.ts'
import type { Clock } from './clock.ts'
import type { Office } from './delivery/console-calls.ts'
import { type Delivery, openDelivery } from './delivery/delivery.ts'
import { accepted, type Envelope } from './delivery/http.ts'
import { doOfficeWork } from './delivery/office-work.ts'
import type { StationCalls } from './delivery/station-calls.ts'
import { countArrival, countStored, emptySummary, isSameAnswer, type LineSummary } from './delivery/tally.ts'
import { hearArrive, hearComplete, hearOfficeRefused, hearRefused } from './model/heard.ts'
import { type Line, makeLine, type Message } from './model/line.ts'
import type { LinePlan } from './plant/plan.ts'

/** A line with everything that carries its words to the server and the answers back. */
export type PlayedLine = {
  line: Line
  delivery: Delivery
  summary: LineSummary
  calls: StationCalls
  office: Office | null
  /** Whoever leads the shift that comes. */
  relief: (() => Promise<Office>) | null
  /** Units that people are to stop at a step to come. */
  stoppedAhead: Set<string>
}

type Wants = {
  plan: LinePlan
  timeZone: string
  start: number
  seed: number
  calls: StationCalls
  office: Office | null
  relief: (() => Promise<Office>) | null
  clock: Clock
  say: (sentence: string) => void
  broken: (error: Error) => void
}

export function playLine({
  plan,
  timeZone,
  start,
  seed,
  calls,
  office,
  relief,
  clock,
  say,
  broken,
}: Wants): PlayedLine {
  const { lineNumber } = plan
  const summary = emptySummary(lineNumber)
  const stoppedAhead = new Set<string>()
  const complain = (message: Message, what: string) =>
    say(`${lineNumber} ${message.sender} ${message.work.kind} ${message.unit?.productSn ?? ''}: ${what}`)

  function heard(message: Message, answer: Envelope) {
    if (answer.code !== accepted) {
      summary.refused += 1
      if (!message.copyOf) hearRefused(line, message)
      return complain(message, `${answer.key ?? answer.code} ${answer.message ?? ''} ${answer.field ?? ''}`)
    }
    message.answer = answer.data
    if (message.copyOf && !isSameAnswer(message.copyOf.answer, answer.data))
      surprise(
        message,
        `said again it is answered otherwise: ${JSON.stringify([message.copyOf.answer, answer.data])}`,
      )
    if (!message.copyOf) hear(message)
    countStored(summary, message)
  }

  function hear(message: Message) {
    if (message.work.kind === 'arrive') {
      const answer = message.answer as ArriveAnswer // the contract's answer to an arrival
      const isStopped = stoppedAhead.has(message.unit?.productId ?? '')
      if (!countArrival(summary, message, answer) && !isStopped) surprise(message, JSON.stringify(answer))
      hearArrive(line, message, answer)
    }
    if (message.work.kind !== 'complete') return
    const answer = message.answer as CompleteAnswer // the contract's answer to a completion
    if (!hearComplete(line, message, answer))
      surprise(message, `${JSON.stringify(answer)}, expected ${JSON.stringify(message.expected)}`)
    // Of a unit that was there before us only the server has what this pass meant.
    message.expected ??= {
      ...answer,
      stepSeq: answer.stepSeq ?? 0,
      firstPass: answer.attempt === 1,
      processStatus: answer.processStatus as 'inProcess',
    } // one of the unit's own
  }

  function surprise(message: Message, what: string) {
    summary.surprises += 1
    complain(message, what)
  }

  function officeRefused(message: Message, error: Error) {
    summary.refused += 1
    complain(message, error.message)
    hearOfficeRefused(line, message)
  }

  const delivery = openDelivery({
    calls,
    clock,
    heard,
    officeRefused,
    broken,
    away: (error) => say(`${lineNumber}: ${error.message}; trying again.`),
    office: office && (async (work, unit, again) => doOfficeWork(office, lineNumber, work, unit, again)),
  })
  const line = makeLine({ plan, timeZone, now: start, seed, hasOffice: office !== null, send: delivery.send })
  return { line, delivery, summary, calls, office, relief, stoppedAhead }
}
