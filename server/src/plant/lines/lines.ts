import { refuse } from '@takt/contract/errors.ts'
import { type Line, type LineDraft, type LineFilter, usualStopLimits } from '@takt/contract/lines.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { holds, linesWith } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { insertLine, listLines, lockLine, registerLines, updateLine } from './lines.queries.ts'

/** Those of these numbers; none given: every line. */
export const allLinesOf = (db: Db, only: readonly string[]) => listLines(db, only)

/** The lines of the plant that this person may see. */
export const linesFor = ({ db, user }: PlantCall) => listLines(db, user.lines)

/** Those whose definition this person may see, with their stations and orders. */
export const lineRegister = ({ db, user }: PlantCall, filter: LineFilter) =>
  registerLines(db, linesWith(user, 'lineDef'), filter)

/** Which of these numbers are no line of the plant. */
export async function unknownLines(db: Db, numbers: readonly string[]) {
  const foundLines = new Set((await listLines(db, numbers)).map((line) => line.lineNumber))
  return numbers.filter((number) => !foundLines.has(number))
}

export const lineNameOf = async (db: Db, lineNumber: string) =>
  (await db.selectFrom('lines').select('lineName').where('lineNumber', '=', lineNumber).executeTakeFirst())
    ?.lineName

/** In milliseconds, as they count. */
export async function stopLimitsOf(db: Db, lineNumber: string) {
  const [line] = await listLines(db, [lineNumber])
  const { shortStopFrom, reasonFrom } = limitsInForce(line ?? noLimits)
  return { short: Math.round(1000 * shortStopFrom), long: Math.round(1000 * reasonFrom) }
}

type Limits = Pick<LineDraft, 'shortStopFrom' | 'reasonFrom'>
const noLimits: Limits = {}
const limitsInForce = ({ shortStopFrom, reasonFrom }: Limits) => ({
  shortStopFrom: shortStopFrom ?? usualStopLimits.shortStopFrom,
  reasonFrom: reasonFrom ?? usualStopLimits.reasonFrom,
})

/** Also where one of them is the usual one. */
export function checkStopLimits(limits: Limits) {
  const { shortStopFrom: short, reasonFrom: long } = limitsInForce(limits)
  if (short >= long)
    refuse('lines.stop_limits', { short, long }, limits.reasonFrom === null ? 'shortStopFrom' : undefined)
}

export function createLine(call: PlantCall, draft: LineDraft) {
  checkStopLimits(draft)
  return inOneGo(call.db, async (db) => {
    const line =
      (await insertLine(db, draft)) ?? refuse('record.code_taken', { code: draft.lineNumber }, 'lineNumber')
    await recordChange(db, call, {
      entity: 'line',
      key: line.lineNumber,
      line: line.lineNumber,
      action: 'create',
      after: line,
    })
    return line
  })
}

/** Everything but its number, the key of its whole history. Out of use, every message of its stations is refused; nothing else changes. */
export function changeLine(call: PlantCall, { lineNumber, revision, ...draft }: Line) {
  checkStopLimits(draft)
  return inOneGo(call.db, async (db) => {
    const before = await heldLine(db, call, lineNumber)
    if (before.revision !== revision) refuse('record.changed')
    const after = await updateLine(db, lineNumber, draft)
    await recordChange(db, call, {
      entity: 'line',
      key: lineNumber,
      line: lineNumber,
      action: 'update',
      before,
      after,
    })
    return after
  })
}

/** The line, held until the transaction ends, for whoever may change it. */
export async function heldLine(
  db: Db,
  { user }: PlantCall,
  lineNumber: string,
  pages: readonly PageName[] = ['lineDef'],
) {
  if (!pages.some((page) => holds(user, page, 'edit', lineNumber)))
    refuse('call.line_forbidden', { lineNumber })
  return (await lockLine(db, lineNumber)) ?? refuse('record.unknown')
}
