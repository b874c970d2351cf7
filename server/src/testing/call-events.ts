import { expect } from 'vitest'
import { eventKinds } from '@takt/contract/events.ts'
import type { Db } from '../platform/db/tables.ts'

type CallFacts = { callId: number; callState?: string; level?: string; reminder?: number; outcome?: string }

/** The events of calls agree with the rows of their tables, whoever wrote them. */
export async function expectEventsOfCalls(db: Db, least = 1) {
  const [calls, levels] = [
    await db.selectFrom('andonCalls').selectAll().orderBy('id').execute(),
    await db.selectFrom('andonCallLevels').selectAll().execute(),
  ]
  const events = await db
    .selectFrom('events')
    .select(['lineNumber', 'kind', 'about', 'data'])
    .where('kind', 'in', ['callOpened', 'callMoved', 'callEscalated'])
    .orderBy('turn')
    .orderBy('seq')
    .execute()
  const callFacts = events.map(({ kind, data, ...one }) => ({
    ...one,
    kind,
    data: eventKinds[kind].parse(data) as CallFacts,
  }))
  const of = (call: { id: number; lineNumber: string }, kind: string) =>
    callFacts.filter(
      (one) => one.lineNumber === call.lineNumber && one.kind === kind && one.about === String(call.id),
    )
  const callStates = calls.map((call) => ({
    call: call.id,
    opened: of(call, 'callOpened').length,
    moved: of(call, 'callMoved').map(({ data }) => data.callState),
    levels: of(call, 'callEscalated')
      .map(({ data }) => [data.level, data.reminder, data.outcome].join(' '))
      .toSorted(),
  }))
  const stands = calls.map((call) => ({
    call: call.id,
    opened: 1,
    moved: [
      ...(call.arrivedAt ? ['arrived'] : []),
      ...(call.solvedAt ? ['solved'] : []),
      ...(call.callState === 'confirmed' || call.callState === 'cancelled' ? [call.callState] : []),
    ],
    levels: levels
      .filter(({ callId }) => callId === call.id)
      .map(({ level, reminder, outcome }) => [level, reminder, outcome].join(' '))
      .toSorted(),
  }))
  expect(stands.length).toBeGreaterThanOrEqual(least)
  expect(callStates).toEqual(stands)
}
