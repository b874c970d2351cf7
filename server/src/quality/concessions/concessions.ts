import type {
  Concession,
  ConcessionDraft,
  ConcessionFilter,
  ConcessionMove,
} from '@takt/contract/concessions.ts'
import { concessionMoves, mayMoveConcession } from '@takt/contract/concessions.ts'
import { refuse } from '@takt/contract/errors.ts'
import { mustBeDefined } from '../../masterdata/defects/defects.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lineHasConcessions } from './for-floor.queries.ts'
import {
  deleteConcessionsOf,
  findConcession,
  insertConcession,
  listConcessions,
  lockConcession,
  updateConcession,
} from './concessions.queries.ts'

export { concessionAspect } from './aspect.ts'

export const lineConcessionsPart = { remove: (db: Db, line: string) => deleteConcessionsOf(db, line) }

const todayAt = async (db: Db, line: LineNumber) => (await clockOf(db, line)).productionDayOf(Date.now())

export const concessionsOfLine = async ({ db, line }: LineCall, filter: ConcessionFilter) =>
  listConcessions(db, line, await todayAt(db, line), filter)

export const oneConcession = async ({ db, line }: Pick<LineCall, 'db' | 'line'>, concessionCode: string) =>
  (await findConcession(db, line, await todayAt(db, line), concessionCode)) ?? refuse('record.unknown')

export const askConcession = (call: LineCall, draft: ConcessionDraft) =>
  inOneGo(call.db, async (db) => {
    await mustFit(db, call.line, draft)
    const { concessionCode } = draft
    const after =
      (await insertConcession(db, {
        ...draft,
        lineNumber: call.line,
        askedBy: call.user.userName,
        askedAt: nowIso(),
      })) ?? refuse('record.code_taken', { code: concessionCode }, 'concessionCode')
    await recordChange(db, call, { entity: 'concession', key: concessionCode, action: 'ask', after })
    return after
  })

async function mustFit(db: Db, line: LineNumber, draft: ConcessionDraft) {
  const { defectCode, typeNo, stationNumber, pieces, validUntil, minValue, maxValue } = draft
  await mustBeDefined(db, line, { defectCode, subDefectCode: null })
  if ((await versionsOf(db, typeNo)).length === 0) refuse('reworkers.no_type', { typeNo }, 'typeNo')
  if (stationNumber !== null && !(await stationAt(db, line, stationNumber)))
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
  if (pieces === null && validUntil === null) refuse('concessions.without_end')
  if (validUntil !== null && validUntil < (await todayAt(db, line)))
    refuse('concessions.over', { validUntil })
  if (minValue !== null && maxValue !== null && minValue > maxValue) refuse('concessions.limits_crossed')
}

type Named = Pick<Concession, 'concessionCode' | 'revision'> & { reason?: string | null }

/** From its commit on, and on other servers within five seconds, the line's stations go by it. */
export async function moveConcession(
  call: LineCall,
  move: ConcessionMove,
  { concessionCode, revision, reason = null }: Named,
) {
  const after = await inOneGo(call.db, async (db) => {
    const before = (await lockConcession(db, call.line, concessionCode)) ?? refuse('record.unknown')
    const by = call.user.userName
    if (before.revision !== revision) refuse('record.changed')
    const { concessionState, askedBy, validUntil } = before
    if (!mayMoveConcession(move, concessionState)) refuse('concessions.wrong_state', { concessionState })
    if (move !== 'withdraw' && askedBy === by) refuse('concessions.same_person')
    if (move === 'approve' && validUntil !== null && validUntil < (await todayAt(db, call.line)))
      refuse('concessions.over', { validUntil })
    const now = nowIso()
    const done = move === 'withdraw' ? { closedBy: by, closedAt: now } : { decidedBy: by, decidedAt: now }
    const to = concessionMoves[move].to
    const change = { concessionState: to, reason, ...done }
    const changed = await updateConcession(db, call.line, concessionCode, change)
    await recordChange(db, call, {
      entity: 'concession',
      key: concessionCode,
      action: move,
      before,
      after: changed,
    })
    return changed
  })
  lineHasConcessions.forget(call.db, call.line)
  return after
}
