import { refuse } from '@takt/contract/errors.ts'
import type { MakeReport, ReportFilter, WholeReport } from '@takt/contract/reports.ts'
import { clockOf, shiftsOfLine } from '../../plant/plant/plant.ts'
import { retention } from '../../plant/settings/settings.ts'
import { recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { targetsOf } from '../boards/boards.ts'
import { makeReport, newestOf, reviseReport } from './make.ts'
import { mustBeKept, mustBeOver, periodOf } from './periods.ts'
import { deleteReportsOf, findReport, listReports, revisionsOf } from './reports.queries.ts'

export { makeDue, reviseLate } from './due.ts'
export { sendDueReports } from './send.ts'

export const lineReportsPart = { remove: deleteReportsOf }

export const reportsOfLine = ({ db, line }: LineCall, filter: ReportFilter) => listReports(db, line, filter)

export async function oneReport({ db, line }: LineCall, reportId: string): Promise<WholeReport> {
  const report = (await findReport(db, line, reportId)) ?? refuse('record.unknown')
  return { ...report, revisions: await revisionsOf(db, line, report) }
}

export async function choicesOf({ db, line }: LineCall) {
  const [clock, shifts] = await Promise.all([clockOf(db, line), shiftsOfLine(db, line)])
  return { today: clock.productionDayOf(Date.now()), shifts: shifts.map(({ shiftName }) => shiftName) }
}

export async function make(call: LineCall, { remark, ...chosen }: MakeReport) {
  const { db, line, user } = call
  const period = periodOf(await clockOf(db, line), chosen)
  const { begunAt } = await targetsOf(db, line)
  mustBeOver(period, begunAt, Date.now())
  mustBeKept(period.start, await retention(db))
  if (await newestOf(db, line, period)) refuse('reports.made_already')
  const made = await makeReport(call, period, { by: user.userName, remark: remark || null })
  return made ?? refuse('reports.made_already')
}

/** Of the newest revision, whichever of them was open. */
export async function recheck(call: LineCall, reportId: string) {
  const { db, line, user } = call
  const opened = (await findReport(db, line, reportId)) ?? refuse('record.unknown')
  mustBeKept(Date.parse(opened.since), await retention(db))
  const newest = (await newestOf(db, line, opened))!.reportId
  const { made, same } = await reviseReport(call, newest, { by: user.userName })
  if (made) return { revised: true, same, reportId: made.reportId }
  recordNothing(call)
  return { revised: false, same, reportId: newest }
}
