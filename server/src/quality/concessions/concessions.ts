import type { z } from 'zod'
import {
  Concession,
  type ConcessionDraft,
  type ConcessionFilter,
  type ConcessionMove,
  concessionMoves,
  mayMoveConcession,
} from '@takt/contract/concessions.ts'
import { refuse } from '@takt/contract/errors.ts'
import { linesNotFinding, mustBeDefined } from '../../masterdata/defects/defects.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import { unknownLines } from '../../plant/lines/lines.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { timedId } from '../../platform/db/ids.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { holds } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { firstDeal } from './deal.ts'
import {
  findConcession,
  insertConcession,
  listConcessions,
  type Stored,
  updateConcession,
} from './concessions.queries.ts'
import { concessionsOver } from './over.ts'
import { deleteConcessionsOf, lockShared, withAllUsed } from './shared.ts'

export { concessionAspect } from './aspect.ts'
export { concessionsFollower } from './follower.ts'

export const lineConcessionsPart = { remove: (db: Db, line: string) => deleteConcessionsOf(db, line) }

const todayAt = async (db: Db, line: LineNumber) => (await clockOf(db, line)).productionDayOf(Date.now())

export async function concessionsOfLine({ db, line }: LineCall, filter: ConcessionFilter) {
  const { rows, total } = await listConcessions(db, line, await todayAt(db, line), filter)
  return { rows: await withAllUsed(db, rows), total }
}

export async function oneConcession({ db, line }: Pick<LineCall, 'db' | 'line'>, concessionCode: string) {
  const found = await findConcession(db, line, await todayAt(db, line), concessionCode)
  if (!found) return refuse('record.unknown')
  const [row] = await withAllUsed(db, [found])
  return row! // as many as were requested
}

type ConcessionRequest = z.output<typeof ConcessionDraft>

/** Shared, it is on each of its lines, with a part of its pieces; whoever requests or decides may do so on all of them. */
export const askConcession = (call: LineCall, { lineNumbers, pieces, ...draft }: ConcessionRequest) =>
  inOneGo(call.db, async (db) => {
    const lines = [...new Set([call.line, ...lineNumbers])].toSorted() as LineNumber[] // let onto each of them below
    const isShared = lines.length > 1
    await mustBeThere(db, lines)
    mustHold(call, lines)
    for (const line of lines) await mustFit(db, line, { ...draft, pieces })
    await mustBeFound(db, lines, draft.defectCode)
    const dealt = pieces === null || !isShared ? [] : firstDeal(pieces, lines)
    const shared = isShared
      ? { lineNumbers: lines, allPieces: pieces, sharedId: timedId(Date.now()) }
      : { lineNumbers: [], allPieces: null, sharedId: null }
    const about = { askedBy: call.user.userName, askedAt: nowIso() }
    for (const line of lines) {
      const part = dealt.find(({ lineNumber }) => lineNumber === line)?.pieces ?? pieces
      const { concessionCode: code } = draft
      const row = { ...draft, ...shared, ...about, lineNumber: line, pieces: part }
      const after =
        (await insertConcession(db, row)) ?? refuse('record.code_taken', { code }, 'concessionCode')
      await recordConcessionChange(call, db, 'ask', null, after)
    }
    return oneConcession({ db, line: call.line }, draft.concessionCode)
  })

async function mustBeThere(db: Db, lines: readonly string[]) {
  const [lineNumber] = await unknownLines(db, lines)
  if (lineNumber !== undefined) refuse('noticeRules.no_line', { lineNumber }, 'lineNumbers')
}

function mustHold({ user, line: own }: LineCall, lines: readonly string[]) {
  for (const lineNumber of lines)
    if (lineNumber !== own && !holds(user, 'concessions', 'edit', lineNumber))
      refuse('call.line_forbidden', { lineNumber }, 'lineNumbers')
}

function recordConcessionChange(
  call: LineCall,
  db: Db,
  action: string,
  before: Stored | null,
  after: Stored,
) {
  const seen = (row: Stored | null) => row && Concession.parse(row)
  const { lineNumber: line, concessionCode: key } = after
  return recordChange(db, call, {
    entity: 'concession',
    key,
    action,
    before: seen(before),
    after: seen(after),
    line,
  })
}

type Limits = Omit<ConcessionRequest, 'lineNumbers'>

async function mustFit(db: Db, line: LineNumber, draft: Limits) {
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

/** What people log by hand is not conceded: one for a defect that no station finds would let nothing go on. */
async function mustBeFound(db: Db, lines: readonly string[], defectCode: string) {
  const [lineNumber] = await linesNotFinding(db, lines, defectCode)
  if (lineNumber !== undefined) refuse('concessions.no_result_code', { defectCode, lineNumber })
}

type Named = Pick<Concession, 'concessionCode' | 'revision'> & { reason?: string | null }

/** From its commit on, and on other servers within five seconds, the line's stations go by it. */
export async function moveConcession(
  call: LineCall,
  move: ConcessionMove,
  { concessionCode, revision, reason = null }: Named,
) {
  const lines = await inOneGo(call.db, async (db) => {
    const rows = await lockShared(db, call.line, concessionCode)
    const before = rows.find(({ lineNumber }) => lineNumber === call.line)
    if (!before) return refuse('record.unknown')
    const by = call.user.userName
    if (before.revision !== revision) refuse('record.changed')
    const { concessionState, askedBy, validUntil } = before
    if (!mayMoveConcession(move, concessionState)) refuse('concessions.wrong_state', { concessionState })
    if (move !== 'withdraw' && askedBy === by) refuse('concessions.same_person')
    if (move === 'approve' && validUntil !== null && validUntil < (await todayAt(db, call.line)))
      refuse('concessions.over', { validUntil })
    const lines = rows.map(({ lineNumber }) => lineNumber)
    if (move === 'approve') await mustBeFound(db, lines, before.defectCode)
    mustHold(call, lines)
    const now = nowIso()
    const done = move === 'withdraw' ? { closedBy: by, closedAt: now } : { decidedBy: by, decidedAt: now }
    const change = { concessionState: concessionMoves[move].to, reason, ...done }
    for (const row of rows) {
      const after = await updateConcession(db, row.lineNumber, concessionCode, change)
      await recordConcessionChange(call, db, move, row, after)
    }
    return lines
  })
  for (const line of lines) concessionsOver.forget(call.db, line)
  return oneConcession(call, concessionCode)
}
