import type { Problem } from '@takt/contract/problems.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { asServer } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { comparedFor, withEffect } from './effect.ts'
import { lockProblem, problemsToJudge, updateProblem } from './problems.queries.ts'

/** Fourteen days after an action the system decides, once, whether it worked; whoever may open problems is notified. */
export async function judgeProblems(db: Db, line: LineNumber, now = Date.now()) {
  for (const problem of await problemsToJudge(db, line, isoOf(now - comparedFor)))
    await judge(db, line, problem, now)
}

async function judge(db: Db, line: LineNumber, { problemId }: Problem, now: number) {
  await inLineQueue({ db, line }, 'acts', async (db) => {
    const before = await lockProblem(db, line, problemId)
    // Another server was first, or it was taken up again.
    if (!before || before.judgedAt !== null || before.actedAt === null) return
    const { problemEffect, ppmBefore, ppmAfter } = await withEffect(db, line, before, now)
    if (problemEffect === null || problemEffect === 'tooEarly') return
    const judged = { judgedEffect: problemEffect, judgedAt: isoOf(now) }
    const after = await updateProblem(db, line, problemId, judged)
    const call = asServer(db, line)
    await recordChange(db, call, { entity: 'problem', key: problemId, action: 'judge', before, after })
    const { defectCode, owner } = before
    const data = { problemId, defectCode, owner, problemEffect, ppmBefore, ppmAfter, at: judged.judgedAt }
    await appendEvents(db, line, [{ kind: 'problemJudged', about: defectCode, data }])
  })
}
