import type { AndonCall, CallLevel } from '@takt/contract/andon.ts'
import type { NewEvent } from '@takt/contract/events.ts'
import type { StoredCall } from './station-calls.queries.ts'

type Placed = Pick<AndonCall, 'id' | 'stationNumber' | 'lossType'>

const about = ({ id, stationNumber, lossType }: Placed, at: string) => ({
  about: String(id),
  data: { callId: id, stationNumber, lossType, at },
})

export function openedEvent(call: Placed & Pick<AndonCall, 'message' | 'calledBy' | 'calledAt'>): NewEvent {
  const { data, ...named } = about(call, call.calledAt)
  const { message, calledBy: by } = call
  return { kind: 'callOpened', ...named, data: { ...data, message, by } }
}

export type Moved = Exclude<AndonCall['callState'], 'called'>
export function movedEvent(
  call: Placed & Pick<AndonCall, 'reason'>,
  { callState, by, at }: { callState: Moved; by: string; at: string },
): NewEvent {
  const { data, ...named } = about(call, at)
  return { kind: 'callMoved', ...named, data: { ...data, callState, by, reason: call.reason } }
}

type EscalatedLevel = Pick<CallLevel, 'level' | 'reminder' | 'outcome' | 'toldAt'> & {
  people: readonly unknown[]
}
export function escalatedEvent(
  call: Placed,
  { level, reminder, outcome, toldAt, people }: EscalatedLevel,
): NewEvent {
  const { data, ...named } = about(call, toldAt)
  return {
    kind: 'callEscalated',
    ...named,
    data: { ...data, level, reminder, outcome, people: people.length },
  }
}

/** What became of a call that its station cleared: solved, or cancelled. Of one that is open nothing. */
export function clearedEvents(call: StoredCall): NewEvent[] {
  const { callState } = call
  const [by, at] = callState === 'solved' ? [call.solvedBy, call.solvedAt] : [call.endedBy, call.endedAt]
  return callState === 'called' || at === null || by === null ? [] : [movedEvent(call, { callState, by, at })]
}
