import { refuse } from '@takt/contract/errors.ts'
import { changesBetween, readsSame } from '@takt/contract/report-figures.ts'
import type { PeriodReport } from '@takt/contract/reports.ts'
import { clockOf, plantOf } from '../../plant/plant/plant.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { contentOf } from './content.ts'
import type { Period } from './periods.ts'
import { findReport, insertReport, type NewReport, revisionsOf } from './reports.queries.ts'

/** What else is written with a report, in its transaction. */
type Also = (db: Db, made: PeriodReport) => Promise<unknown>
type By = { by: string | null; remark?: string | null; also?: Also; now?: number }

/** The first report of a period. Null: somebody else made it. */
export async function makeReport(call: LineCall, period: Period, { remark = null, ...by }: By) {
  const clock = await clockOf(call.db, call.line)
  const content = await contentOf(call, clock, period)
  const report = { ...period, content, changes: [], reportVer: 1, remark, since: isoOf(period.start) }
  return keep(call, { ...report, until: isoOf(period.end) }, by)
}

/**
 * Reads the period of a report anew, between the instants it had: where what was counted became another, that is the next
 * revision. `made` null: it reads the same as far as it was counted, or somebody else was first.
 */
export async function reviseReport(call: LineCall, reportId: string, by: By) {
  const { db, line } = call
  const before = (await findReport(db, line, reportId)) ?? refuse('record.unknown')
  const { periodKind, firstDay, lastDay, shiftName, since, until } = before
  const span = { start: Date.parse(since), end: Date.parse(until) }
  const period = { periodKind, firstDay, lastDay, shiftName, ...span }
  const content = await contentOf(call, await clockOf(db, line), period)
  const { changes, isRevised } = changesBetween(before.content, content)
  if (!isRevised) return { made: null, same: readsSame(before.content, content) }
  const reportVer = before.reportVer + 1
  const made = await keep(call, { ...period, since, until, content, changes, reportVer, remark: null }, by)
  return { made, same: false }
}

type ReportContentDraft = Period &
  Pick<NewReport, 'content' | 'changes' | 'reportVer' | 'remark' | 'since' | 'until'>

async function keep(
  call: LineCall,
  { start: _, end: __, ...draft }: ReportContentDraft,
  { by, also, now = Date.now() }: By,
) {
  const { timeZone } = await plantOf(call.db)
  return inOneGo(call.db, async (db) => {
    const made = await insertReport(db, call.line, {
      ...draft,
      reportId: timedId(now),
      timeZone,
      keptAt: isoOf(now),
      keptBy: by,
    })
    if (!made) return null
    const { periodKind, firstDay, shiftName, reportVer } = made
    await recordChange(db, call, {
      entity: 'report',
      key: made.reportId,
      action: reportVer === 1 ? 'create' : 'revise',
      after: { periodKind, firstDay, shiftName, reportVer },
    })
    await also?.(db, made)
    return made
  })
}

/** The newest of the same period. */
export const newestOf = async (db: LineCall['db'], line: LineCall['line'], of: Period | PeriodReport) =>
  (await revisionsOf(db, line, of))[0]
