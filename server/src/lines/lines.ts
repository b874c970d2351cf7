import { refuse } from '@takt/contract/errors.ts'
import type { Line, LineDraft } from '@takt/contract/lines.ts'
import { recordChange } from '../audit/audit.ts'
import { maySee, type PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { insertLine, listLines, lockLine, updateLine } from './lines.queries.ts'

/** The lines of the plant that this person may see. */
export const linesFor = ({ db, user }: PlantCall) => listLines(db, user.lines)

/** Which of these numbers are no line of the plant. */
export async function unknownLines(db: Db, numbers: readonly string[]) {
  const known = new Set((await listLines(db, numbers)).map((line) => line.lineNumber))
  return numbers.filter((number) => !known.has(number))
}

export function createLine(call: PlantCall, draft: LineDraft) {
  return inOneGo(call.db, async (db) => {
    const line = (await insertLine(db, draft)) ?? refuse('record.code_taken', { code: draft.lineNumber }, 'lineNumber')
    await recordChange(db, call, { entity: 'line', key: line.lineNumber, line: line.lineNumber, action: 'create', after: line })
    return line
  })
}

/** Everything but its number, which its whole history stands under. A line is switched off, never deleted. */
export function changeLine(call: PlantCall, { lineNumber, revision, ...draft }: Omit<Line, 'revision'> & { revision: number }) {
  return inOneGo(call.db, async (db) => {
    if (!maySee(call.user, lineNumber)) refuse('call.line_forbidden', { lineNumber })
    const before = (await lockLine(db, lineNumber)) ?? refuse('record.unknown')
    if (before.revision !== revision) refuse('record.changed')
    const after = await updateLine(db, lineNumber, draft)
    await recordChange(db, call, { entity: 'line', key: lineNumber, line: lineNumber, action: 'update', before, after })
    return after
  })
}
