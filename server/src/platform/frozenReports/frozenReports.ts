import { refuse } from '@takt/contract/errors.ts'
import type { FreezeReport, FrozenReport, ReportKind } from '@takt/contract/frozenReports.ts'
import { recordChange } from '../audit/audit.ts'
import { type LineCall, nameOrAccount } from '../db/call.ts'
import { timedId } from '../db/ids.ts'
import { nowIso } from '../db/instants.ts'
import type { Db } from '../db/tables.ts'
import { actOnLine } from '../kernel/kernel.ts'
import {
  deleteFrozenOf,
  findFrozen,
  findMeasured,
  insertFrozen,
  listFrozen,
} from './frozenReports.queries.ts'

export { listFrozen }
export const lineFrozenPart = { remove: (db: Db, line: string) => deleteFrozenOf(db, line) }

type ReportToFreeze = Pick<FrozenReport, 'since' | 'until' | 'timeZone'> & {
  asked: object
  report: object
  /** The values it is made of, where it is handed out as values too. */
  measured?: object | undefined
}

/** Keeps the request and the answer as they were read at this instant. Sent again under its id, it is the report that was kept. */
export const freezeReport = (
  call: LineCall,
  reportKind: ReportKind,
  { reportTitle, remark, messageId }: FreezeReport,
  source: ReportToFreeze,
): Promise<FrozenReport> => {
  const body = { reportKind, reportTitle, remark: remark || null, asked: source.asked }
  return actOnLine(call, { verb: 'frozenReports.freeze', messageId, body }, async (db) => {
    const after = await insertFrozen(db, call.line, {
      reportId: timedId(Date.now()),
      reportKind,
      reportTitle,
      remark: remark || null,
      frozenAt: nowIso(),
      frozenBy: nameOrAccount(call.user),
      ...source,
    })
    await recordChange(db, call, {
      entity: 'frozenReport',
      key: after.reportId,
      action: 'freezeReport',
      after: { reportKind, reportTitle, remark: after.remark },
    })
    return after
  })
}

/** The kind is the one it was written as, and the same kind is read. */
export const frozenReport = async <Frozen extends FrozenReport>(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  kind: ReportKind,
  reportId: string,
) => ((await findFrozen(db, line, kind, reportId)) ?? refuse('record.unknown')) as unknown as Frozen

/** What it was made of; null: it was frozen before that was kept. As its kind wrote it, it reads it. */
export const frozenValues = async <Measured extends object>(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  reportId: string,
) => (await findMeasured(db, line, reportId)) as Measured | null
