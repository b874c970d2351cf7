import { refuse } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import {
  type Problem,
  type ProblemDraft,
  type ProblemFilter,
  type ProblemMove,
  problemMoves,
} from '@takt/contract/problems.ts'
import { mustBeDefined } from '../../masterdata/defects/defects.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { timedId } from '../../platform/db/ids.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { withChart, withEffect } from './effect.ts'
import {
  deleteProblemsOf,
  findProblem,
  insertProblem,
  listProblems,
  lockDefect,
  lockProblem,
  openProblemOf,
  updateProblem,
} from './problems.queries.ts'

export { judgeProblems } from './judge.ts'

export const lineProblemsPart = { remove: (db: Db, line: string) => deleteProblemsOf(db, line) }

export async function problemsOfLine({ db, line }: LineCall, filter: ProblemFilter) {
  const { rows, total } = await listProblems(db, line, filter)
  return { rows: await Promise.all(rows.map((row) => withEffect(db, line, row))), total }
}

export const oneProblem = async ({ db, line }: LineCall, problemId: string) =>
  withChart(db, line, (await findProblem(db, line, problemId)) ?? refuse('record.unknown'))

export const openProblem = (call: LineCall, draft: ProblemDraft) =>
  inOneGo(call.db, async (db) => {
    const { defectCode, stationNumber, typeNo } = draft
    await mustBeDefined(db, call.line, { defectCode, subDefectCode: null })
    if (stationNumber !== null && !(await stationAt(db, call.line, stationNumber)))
      refuse('operators.no_station', { stationNumber }, 'stationNumber')
    if (typeNo !== null && (await versionsOf(db, typeNo)).length === 0)
      refuse('reworkers.no_type', { typeNo }, 'typeNo')
    await mustBeToCome(db, call.line, draft.dueDate)
    await mustBeTheOnly(db, call.line, { defectCode, stationNumber, typeNo })
    const after = await insertProblem(db, {
      ...draft,
      lineNumber: call.line,
      problemId: timedId(Date.now()),
      openedAt: nowIso(),
      openedBy: nameOrAccount(call.user),
    })
    await recordChange(db, call, { entity: 'problem', key: after.problemId, action: 'create', after })
    return withEffect(db, call.line, after)
  })

async function mustBeToCome(db: Db, line: LineNumber, dueDate: string) {
  if (dueDate < (await clockOf(db, line)).productionDayOf(Date.now()))
    refuse('problems.due_over', { dueDate })
}

async function mustBeTheOnly(
  db: Db,
  line: LineNumber,
  of: Pick<Problem, 'defectCode' | 'stationNumber' | 'typeNo'>,
) {
  await lockDefect(db, line, of.defectCode)
  const there = await openProblemOf(db, line, of)
  if (there) refuse('problems.open_already', { owner: there.owner })
}

type Named = Pick<Problem, 'problemId' | 'revision'>
type Written = Partial<Omit<ProblemDraft, 'defectCode' | 'stationNumber' | 'typeNo'>>

export const writeProblem = (call: LineCall, { problemId, revision, ...change }: Named & Written) =>
  changing(call, { problemId, revision }, 'update', async (before, db) => {
    if (before.problemState === 'closed') refuse('problems.wrong_state', { problemState: 'closed' })
    const { dueDate = before.dueDate } = change
    if (dueDate !== before.dueDate) await mustBeToCome(db, call.line, dueDate)
    if (before.problemState === 'acted') mustSayWhatWasDone({ ...before, ...change })
    return change
  })

/** What an action was against, and what it was. */
function mustSayWhatWasDone({ cause, correctiveAction }: Pick<Problem, 'cause' | 'correctiveAction'>) {
  if (!cause) refuse('problems.not_ready', {}, 'cause')
  if (!correctiveAction) refuse('problems.not_ready', {}, 'correctiveAction')
}

/** Who did it and when, kept with the state. */
const steps = {
  act: (_, at) => ({ actedAt: at }),
  close: (by, at) => ({ closedBy: by, closedAt: at }),
  reopen: () => ({ actedAt: null, closedAt: null, closedBy: null, judgedEffect: null, judgedAt: null }),
} satisfies Record<ProblemMove, (by: string, at: string) => Partial<Problem>>

export const moveProblem = (
  call: LineCall,
  move: ProblemMove,
  { reason = null, ...named }: Named & { reason?: string | null },
) =>
  changing(call, named, move, async (before, db) => {
    const { problemState } = before
    if (!canMove(problemMoves[move], problemState)) refuse('problems.wrong_state', { problemState })
    // Since it was closed somebody may have opened another.
    if (move === 'reopen' && problemState === 'closed') await mustBeTheOnly(db, call.line, before)
    if (move === 'act') mustSayWhatWasDone(before)
    const by = nameOrAccount(call.user)
    return { problemState: problemMoves[move].to, reason, ...steps[move](by, nowIso()) }
  })

const changing = (
  call: LineCall,
  { problemId, revision }: Named,
  action: 'update' | ProblemMove,
  change: (before: Problem, db: Db) => Partial<Problem> | Promise<Partial<Problem>>,
) =>
  inOneGo(call.db, async (db) => {
    const before = (await lockProblem(db, call.line, problemId)) ?? refuse('record.unknown')
    if (before.revision !== revision) refuse('record.changed')
    const after = await updateProblem(db, call.line, problemId, await change(before, db))
    await recordChange(db, call, { entity: 'problem', key: problemId, action, before, after })
    return withEffect(db, call.line, after)
  })
