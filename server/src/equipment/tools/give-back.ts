import { refuse } from '@takt/contract/errors.ts'
import type { Tool } from '@takt/contract/tools.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { beginAnew } from './counters.queries.ts'
import { insertMaintenance } from './maintenances.queries.ts'
import { bookMinutes } from './minutes.ts'
import { changeTool, mustMove, type Named } from './tools.ts'

type Back = Named & { frequency: number; reground: boolean }

/** Ground down, it lasts shorter than before, and not more often than it may be. */
function mustBeGround({ toolCode, frequency, regrinds, mostRegrinds }: Tool, life: number) {
  if (mostRegrinds !== null && regrinds >= mostRegrinds) refuse('tools.no_regrind', { toolCode, regrinds })
  if (life >= frequency) refuse('tools.not_shorter', { toolCode, frequency })
}

export const giveBack = (call: LineCall, { frequency, reground, ...named }: Back) =>
  changeTool(call, 'giveBack', named, async (db, before) => {
    mustMove('giveBack', before)
    const { toolCode, regrinds } = before
    if (frequency > before.frequency) refuse('tools.longer_life', { toolCode, frequency: before.frequency })
    if (reground) mustBeGround(before, frequency)
    const maintained = { maintainedAt: nowIso(), maintainedBy: call.user.userName }
    await bookMinutes(db, call.line)
    await beginAnew(db, call.line, toolCode, maintained.maintainedAt)
    await insertMaintenance(db, {
      ...maintained,
      lineNumber: call.line,
      toolCode,
      maintenanceKind: reground ? 'reground' : 'maintained',
      maintenanceReason: named.reason ?? '',
      usesBefore: before.frequencyAct,
      lifeBefore: before.frequency,
      lifeAfter: frequency,
    })
    const worn = { frequency, frequencyAct: 0, regrinds: regrinds + (reground ? 1 : 0) }
    return { toolState: 'available', ...worn, ...maintained }
  })
