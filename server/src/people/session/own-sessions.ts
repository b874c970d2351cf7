import { refuse } from '@takt/contract/errors.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { makeTicket } from '../../platform/db/tickets.ts'
import { deviceOf } from './device.ts'
import { endSession, endSessions, openSessions } from './session.queries.ts'

/** Whoever is signed in came with a token. */
const ownToken = ({ token }: PlantCall) => hashToken(token ?? refuse('session.unknown'))

export async function ownSessions(call: PlantCall) {
  const found = await openSessions(call.db, call.user.userName, ownToken(call))
  return found.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) }))
}

export const ownTicket = (call: PlantCall) => makeTicket(call.db, ownToken(call))

/** Somebody else's session is as unknown here as one that never was. */
export function endOwnSession(call: PlantCall, { sessionId }: { sessionId: string }) {
  const { userName } = call.user
  return inOneGo(call.db, async (db) => {
    const { address, userAgent } =
      (await endSession(db, userName, sessionId)) ?? refuse('record.unknown', {}, 'sessionId')
    await recordChange(db, call, {
      entity: 'session',
      key: userName,
      action: 'endSession',
      before: { address, ...deviceOf(userAgent) },
    })
    return {}
  })
}

export function endOtherSessions(call: PlantCall) {
  const { userName } = call.user
  return inOneGo(call.db, async (db) => {
    const ended = (await endSessions(db, userName, ownToken(call))).filter(({ over }) => !over).length
    if (ended > 0)
      await recordChange(db, call, {
        entity: 'session',
        key: userName,
        action: 'endOtherSessions',
        before: { ended },
      })
    else recordNothing(call)
    return { ended }
  })
}
