import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { holds } from '../../platform/db/rights.ts'
import { replaceShifts, shiftsOfLine } from '../plant/plant.ts'
import { heldLine } from './lines.ts'
import { listLines, updateLine } from './lines.queries.ts'

/** The pages on which the shifts of a line are written. */
const whereShiftsStand = ['lineDef', 'shiftManage'] as const

export async function shiftsOf({ db, user }: PlantCall, { lineNumber }: { lineNumber: string }) {
  if (!whereShiftsStand.some((page) => holds(user, page, 'view', lineNumber)))
    refuse('call.line_forbidden', { lineNumber })
  const [line] = await listLines(db, [lineNumber])
  return {
    lineNumber,
    revision: (line ?? refuse('record.unknown')).revision,
    shifts: await shiftsOfLine(db, lineNumber),
  }
}

/** Two people who saw the same shifts do not write over each other: the line's revision moves with them. */
export function saveShiftsOfLine(
  call: PlantCall,
  { lineNumber, revision, shifts }: { lineNumber: string; revision: number; shifts: Shift[] },
) {
  return inOneGo(call.db, async (db) => {
    const before = await heldLine(db, call, lineNumber, whereShiftsStand)
    if (before.revision !== revision) refuse('record.changed')
    const saved = await replaceShifts(db, call, lineNumber, shifts)
    const after = await updateLine(db, lineNumber, {})
    return { lineNumber, revision: after.revision, shifts: saved }
  })
}
