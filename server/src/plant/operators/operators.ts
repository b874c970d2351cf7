import { refuse } from '@takt/contract/errors.ts'
import type {
  LoginFilter,
  OperatorDraft,
  OperatorFilter,
  QualificationDraft,
} from '@takt/contract/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall, PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clockOf } from '../plant/plant.ts'
import { reaches } from './crew.ts'
import { type Badge, logIn, logOff } from './logins.ts'
import {
  accountOperator,
  teamAccounts,
  deleteQualification,
  findQualification,
  insertOperator,
  listOperators,
  lockOperator,
  operatorCards,
  operatorNames,
  othersWith,
  saveQualification,
  stationAt,
  teamNamed,
  type Today,
  updateOperator,
  userNamed,
} from './operators.queries.ts'
import { endLogin, listLogins } from './logins.queries.ts'
import { skilledAt } from './who.queries.ts'

// The line's writer checks who is where and whether they may work there.
export { operatorAspect, optLevelsOf } from './aspect.ts'
export { type Crew, readCrew, standingAt } from './crew.ts'
export { accountOperator, lockOperator, operatorCards, stationAt, teamAccounts }
export { type Badge, lockOperatorOrRefuse as operatorWith, logIn, logOff } from './logins.ts'
export {
  loginsWithin,
  operatorsAt,
  operatorsNamed,
  operatorsTrained,
  trainedPlaces,
  withOperatorNames,
} from './who.queries.ts'

type OperatorAtStation = { operatorNo: string; stationNumber: string }

/** The production day that runs on the line. */
export async function todayOf({ db, line }: LineCall): Promise<Today> {
  const { productionDay, start } = (await clockOf(db, line)).dayAt(Date.now())
  return { day: productionDay, from: isoOf(start) }
}

export const operatorsOfLine = async (call: LineCall, filter: OperatorFilter) =>
  listOperators(call.db, call.line, await todayOf(call), filter)
export const namesOfOperators = ({ db }: LineCall) => operatorNames(db)
export const loginsOfLine = ({ db, line }: LineCall, filter: LoginFilter) => listLogins(db, line, filter)

export function createOperator(call: PlantCall, draft: OperatorDraft) {
  return inOneGo(call.db, async (db) => {
    await mustFit(db, draft)
    const operator =
      (await insertOperator(db, draft)) ??
      refuse('record.code_taken', { code: draft.operatorNo }, 'operatorNo')
    await recordChange(db, call, {
      entity: 'operator',
      key: draft.operatorNo,
      action: 'create',
      after: operator,
    })
    return operator
  })
}

/** Everything but the number, the key of every pass of theirs. Out of use, they are logged off wherever they are. */
export function changeOperator(
  call: PlantCall,
  { operatorNo, revision, ...draft }: OperatorDraft & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = (await lockOperator(db, { operatorNo })) ?? refuse('record.unknown')
    if (before.revision !== revision) refuse('record.changed')
    await mustFit(db, { operatorNo, ...draft })
    if (!draft.enabled) await endLogin(db, null, operatorNo, nowIso())
    const after = await updateOperator(db, operatorNo, draft)
    await recordChange(db, call, { entity: 'operator', key: operatorNo, action: 'update', before, after })
    return after
  })
}

async function mustFit(db: Db, draft: OperatorDraft) {
  const { teamName, userName, cardId } = draft
  if (teamName !== null && !(await teamNamed(db, teamName))) refuse('operators.no_team', { teamName })
  if (userName !== null && !(await userNamed(db, userName)))
    refuse('users.no_such', { code: userName }, 'userName')
  for (const other of await othersWith(db, draft)) {
    if (cardId !== null && other.cardId === cardId) refuse('record.code_taken', { code: cardId }, 'cardId')
    refuse('record.code_taken', { code: userName! }, 'userName')
  }
}

/** Given anew, it takes the place of the one before. */
export function qualify(call: LineCall, draft: QualificationDraft) {
  return inOneGo(call.db, async (db) => {
    await mustKnow(db, call, draft)
    const before = await findQualification(db, call.line, draft)
    const after = await saveQualification(db, call.line, draft, call.user.userName)
    await recordChange(db, call, {
      entity: 'operator',
      key: draft.operatorNo,
      action: 'qualify',
      before: before ?? null,
      after,
    })
    return after
  })
}

export function disqualify(call: LineCall, place: OperatorAtStation) {
  return inOneGo(call.db, async (db) => {
    const before = (await deleteQualification(db, call.line, place)) ?? refuse('record.unknown')
    await recordChange(db, call, { entity: 'operator', key: place.operatorNo, action: 'disqualify', before })
    return before
  })
}

type HeldBadge = { stationNumber: string } & Badge

export function logInByHand(call: LineCall, { stationNumber, ...badge }: HeldBadge) {
  return inOneGo(call.db, async (db) => {
    const after = await logIn(db, call.line, stationNumber, badge, nowIso(), call.user.userName)
    const { operatorNo: key } = after
    await recordChange(db, call, { entity: 'operator', key, action: 'logIn', after })
    return after
  })
}

export function logOffByHand(call: LineCall, { stationNumber, ...badge }: HeldBadge) {
  return inOneGo(call.db, async (db) => {
    const left = await logOff(db, call.line, stationNumber, badge, nowIso())
    const { operatorNo: key } = left
    await recordChange(db, call, { entity: 'operator', key, action: 'logOff', before: left })
    return left
  })
}

/** Who is at a station, and whether they may work there today. */
export async function peopleAt(
  call: LineCall,
  { stationNumber, optLevel }: { stationNumber: string; optLevel: number },
) {
  const [people, { day }] = await Promise.all([skilledAt(call.db, call.line, stationNumber), todayOf(call)])
  return people.map(({ operatorNo, name, since, level, enabled, trainedLevel, validUntil }) => {
    const training =
      trainedLevel === null ? [] : [[stationNumber, { level: trainedLevel, validUntil }] as const]
    const skilled = { level, enabled, trained: new Map(training) }
    return { operatorNo, name, since, qualified: reaches(skilled, stationNumber, optLevel, day) }
  })
}

async function mustKnow(db: Db, { line }: LineCall, { operatorNo, stationNumber }: OperatorAtStation) {
  if (!(await lockOperator(db, { operatorNo }))) refuse('operators.no_such', { operatorNo })
  if (!(await stationAt(db, line, stationNumber))) refuse('operators.no_station', { stationNumber })
}
