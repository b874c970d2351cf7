import type { ArriveAnswer } from '@takt/contract/floor.ts'
import type { Message } from '../model/line.ts'

type StationSum = { passes: number; ok: number; ng: number; firstPasses: number; firstOk: number }
/** What was sent for a line and taken by the server, counted by our own books, not by its answers. */
export type LineSummary = {
  lineNumber: string
  registered: number
  finished: number
  scrapped: number
  /** How many more are held than when we came. */
  held: number
  passes: number
  ok: number
  ng: number
  firstPasses: number
  firstOk: number
  values: number
  go: number
  noGo: number
  statuses: number
  alarms: number
  bound: number
  heartbeats: number
  duplicates: number
  ordersFinished: number
  /** Not stored, or answered differently from the interface and the route; and what never got through. */
  refused: number
  surprises: number
  unsent: number
  stations: Record<string, StationSum>
}

export const emptySummary = (lineNumber: string): LineSummary => ({
  lineNumber,
  registered: 0,
  finished: 0,
  scrapped: 0,
  held: 0,
  passes: 0,
  ok: 0,
  ng: 0,
  firstPasses: 0,
  firstOk: 0,
  values: 0,
  go: 0,
  noGo: 0,
  statuses: 0,
  alarms: 0,
  bound: 0,
  heartbeats: 0,
  duplicates: 0,
  ordersFinished: 0,
  refused: 0,
  surprises: 0,
  unsent: 0,
  stations: {},
})

/** Counts a message the server has stored. */
export function countStored(sum: LineSummary, { work, unit, sender, expected, copyOf }: Message) {
  if (copyOf) {
    sum.duplicates += 1
    return
  }
  switch (work.kind) {
    case 'status':
      sum.statuses += 1
      return
    case 'alarm':
      sum.alarms += work.on ? 1 : 0
      return
    case 'complete':
      sum.values += work.results.reduce(
        (count, { resultValue }) => count + (Array.isArray(resultValue) ? resultValue.length : 1),
        0,
      )
      if (expected && 'resultStatus' in expected) countPass(sum, sender, expected)
      return
    case 'moveUnit':
      sum.scrapped += work.move === 'scrap' ? 1 : 0
      sum.held -= unit ? 1 : 0
      return
    case 'dispose':
      sum.scrapped += work.disposition === 'scrap' ? 1 : 0
      sum.held -= unit ? 1 : 0
      return
    case 'wrapUpOrder':
      sum.ordersFinished += 1
      return
    case 'bind':
      sum.bound += 1
      return
    case 'arrive':
    case 'unbind':
    case 'exchange':
    case 'heartbeat':
    case 'call':
    case 'createOrder':
    case 'takeLots':
    case 'moveOrder':
    case 'reportRework':
  }
}

function countPass(
  sum: LineSummary,
  sender: string,
  {
    resultStatus,
    processStatus,
    firstPass,
  }: { resultStatus: 'ok' | 'ng'; processStatus: string; firstPass: boolean },
) {
  const station = (sum.stations[sender] ??= { passes: 0, ok: 0, ng: 0, firstPasses: 0, firstOk: 0 })
  for (const one of [sum, station]) {
    one.passes += 1
    one[resultStatus] += 1
    one.firstPasses += firstPass ? 1 : 0
    one.firstOk += firstPass && resultStatus === 'ok' ? 1 : 0
  }
  sum.finished += processStatus === 'finished' ? 1 : 0
  sum.held += processStatus === 'held' ? 1 : 0
}

/** Counts the answer to an arrival. False: not what we expected. */
export function countArrival(
  sum: LineSummary,
  { expected, work, copyOf }: Message,
  { answer }: ArriveAnswer,
): boolean {
  if (copyOf) return true
  if (answer === 'go') sum.go += 1
  else sum.noGo += 1
  if (answer === 'go' && work.kind === 'arrive' && work.orderCode) sum.registered += 1
  return !expected || !('answer' in expected) || expected.answer === answer
}

/** A message sent again must be answered as it was the first time. */
export function isSameAnswer(first: unknown, again: unknown): boolean {
  const stable = (answer: unknown) =>
    JSON.stringify(answer, [
      'answer',
      'productId',
      'stepSeq',
      'attempt',
      'verdict',
      'judged',
      'resultStatus',
      'reasons',
      'reason',
      'stored',
    ])
  return stable(first) === stable(again)
}
