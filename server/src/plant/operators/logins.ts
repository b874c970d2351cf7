import { maskBadge } from '@takt/contract/badges.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { LoggedIn } from '@takt/contract/operators.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf } from '../plant/plant.ts'
import { type Skilled, reaches } from './crew.ts'
import { findQualification, lockOperator, stationAt } from './operators.queries.ts'
import { beginLogin, endLogin, lastMove, openLogin } from './logins.queries.ts'

/** By number, or by the badge held to a reader. */
export type Badge = { operatorNo: string } | { cardId: string }

/**
 * Somebody begins to work at a station; at another place of the line they stop. Without training they are let in with a warning:
 * whether they may work on a unit is checked when it arrives. A message that comes late, after a later move of theirs, changes nothing.
 */
export function logIn(
  db: Db,
  line: LineNumber,
  stationNumber: string,
  badge: Badge,
  at: string,
  loggedInBy: string | null = null,
): Promise<LoggedIn> {
  return inOneGo(db, async (db) => {
    const operator = await lockOperatorOrRefuse(db, badge)
    const { operatorNo, name, level } = operator
    if (!operator.enabled) refuse('operators.disabled', { operatorNo })
    const { optLevel } =
      (await stationAt(db, line, stationNumber)) ?? refuse('operators.no_station', { stationNumber })
    const place = { operatorNo, stationNumber }
    const trained = await findQualification(db, line, place)
    const skilled: Skilled = { ...operator, trained: new Map(trained ? [[stationNumber, trained]] : []) }
    const day = (await clocksOf(db))(line).productionDayOf(Date.parse(at))
    const answer = {
      ...place,
      name,
      level,
      optLevel,
      qualified: reaches(skilled, stationNumber, optLevel, day),
      since: isoOf(Date.parse(at)),
      leftStation: null,
    }
    const before = await openLogin(db, line, operatorNo)
    if (before?.stationNumber === stationNumber) return { ...answer, since: before.since }
    const { at: moved } = await lastMove(db, line, operatorNo)
    if (moved !== null && Date.parse(moved) > Date.parse(at)) return answer
    await endLogin(db, line, operatorNo, at)
    await beginLogin(db, line, place, at, loggedInBy)
    return { ...answer, leftStation: before?.stationNumber ?? null }
  })
}

/** Leaving a place one is not at is refused: somebody would believe they left. */
export function logOff(db: Db, line: LineNumber, stationNumber: string, badge: Badge, at: string) {
  return inOneGo(db, async (db) => {
    const { operatorNo } = await lockOperatorOrRefuse(db, badge)
    const open = await openLogin(db, line, operatorNo)
    if (open?.stationNumber !== stationNumber)
      return refuse('operators.not_here', { operatorNo, stationNumber })
    await endLogin(db, line, operatorNo, at)
    return { operatorNo, stationNumber }
  })
}

/** Whose badge or number it is; held until the transaction ends. */
export const lockOperatorOrRefuse = async (db: Db, badge: Badge) =>
  (await lockOperator(db, badge)) ??
  ('cardId' in badge
    ? refuse('operators.no_such_card', { cardId: maskBadge(badge.cardId) })
    : refuse('operators.no_such', { operatorNo: badge.operatorNo }))
