import type { HelpMove } from '@takt/contract/andon.ts'
import type { BadgeAnswered } from '@takt/contract/station-andon.ts'
import type { LossType } from '@takt/contract/alarmDefs.ts'
import { callMoves } from '@takt/contract/andon.ts'
import { refuse } from '@takt/contract/errors.ts'
import { accountWithCard } from '../../people/users/users.ts'
import { type Badge, operatorWith } from '../../plant/operators/operators.ts'
import { asStation, type LineCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { moveHeld } from './move-call.ts'
import { lockWaiting } from './andon.queries.ts'

type CallPlace = { line: LineNumber; stationNumber: string }
/** `time`: when the badge was held, where the station reports it. */
export type BadgeAnswer = {
  time?: number
  move: Exclude<HelpMove, 'confirm'>
  lossType?: LossType | undefined
}

/** Whose badge it is: an operator's, by their account where they have one, else an account's own. */
async function heldBy(db: Db, badge: Badge): Promise<{ userName: string; name: string }> {
  const account = 'cardId' in badge ? await accountWithCard(db, badge.cardId) : undefined
  if (account?.locked === false) return account
  const { operatorNo, userName, name, enabled } = await operatorWith(db, badge)
  if (!enabled) refuse('operators.disabled', { operatorNo })
  return { userName: userName ?? operatorNo, name }
}

/** Whose badge it is has come to the call that waits longest at the station, or has solved the one somebody came to. */
const answer = (
  call: LineCall,
  stationNumber: string,
  badge: Badge,
  { move, lossType, time }: BadgeAnswer,
): Promise<BadgeAnswered> =>
  inLineQueue(call, 'acts', async (db) => {
    const { userName, name } = await heldBy(db, badge)
    const waiting = await lockWaiting(db, call.line, stationNumber, callMoves[move].from, lossType)
    const { id } = waiting ?? refuse('andon.nothing_open', { stationNumber })
    const { callState } = await moveHeld(db, call, { id, move }, { who: userName, time })
    return { id, callState, userName, name }
  })

/** At the reader of a station: nobody walks to a screen first, and needs no right but the badge. */
export const answerWithBadge = (
  db: Db,
  { line, stationNumber }: CallPlace,
  badge: Badge,
  given: BadgeAnswer,
): Promise<BadgeAnswered> => answer(asStation(db, line, stationNumber), stationNumber, badge, given)

/** The same at the screen of the station. */
export const answerAtScreen = (
  call: LineCall,
  { stationNumber, cardId, move }: { stationNumber: string; cardId: string; move: BadgeAnswer['move'] },
): Promise<BadgeAnswered> => answer(call, stationNumber, { cardId }, { move })
