import { refuse } from '@takt/contract/errors.ts'
import type { LineDraft } from '@takt/contract/lines.ts'
import { recordChange, recordChanges } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import { versionKey } from '../definitions/definitions.ts'
import {
  copyParameters,
  copyShifts,
  copySlots,
  copyStations,
  deleteLine,
  historyOf,
  limitedTo,
} from './line-parts.queries.ts'
import { heldLine } from './lines.ts'
import { insertLine } from './lines.queries.ts'

/** Station numbers are a line's own, so the copies keep theirs; they get keys of their own when they are set up. Their parameters wait as drafts. */
export function copyLine(call: PlantCall, { copiedFrom, ...draft }: LineDraft & { copiedFrom: string }) {
  return inOneGo(call.db, async (db) => {
    await heldLine(db, call, copiedFrom)
    const line =
      (await insertLine(db, draft)) ?? refuse('record.code_taken', { code: draft.lineNumber }, 'lineNumber')
    await copyShifts(db, copiedFrom, line.lineNumber)
    await copySlots(db, copiedFrom, line.lineNumber)
    const stations = await copyStations(db, copiedFrom, line.lineNumber)
    const recipes = await copyParameters(db, copiedFrom, line.lineNumber, call.user.name)
    const after = { ...line, copiedFrom, stations: stations.map(({ stationNumber }) => stationNumber) }
    await recordChange(db, call, {
      entity: 'line',
      key: line.lineNumber,
      line: line.lineNumber,
      action: 'create',
      after,
    })
    if (recipes.length > 0) {
      await recordChanges(
        db,
        call,
        recipes.map(({ typeNo, stationNumber, paraVer }) => ({
          entity: 'parameterSet',
          key: versionKey(`${typeNo} ${stationNumber}`, paraVer),
          line: line.lineNumber,
          action: 'create',
          after: { copiedFrom },
        })),
      )
    }
    return line
  })
}

/** A line on which nothing ever happened. Whatever has an order or a trace stays, and is taken out of use. */
export function removeLine(call: PlantCall, { lineNumber }: { lineNumber: string }) {
  return inOneGo(call.db, async (db) => {
    const before = await heldLine(db, call, lineNumber)
    const { producing, orders, since } = await historyOf(db, lineNumber)
    if (producing) refuse('orders.producing')
    if (orders || since) refuse('lines.has_history', { orders, since: since?.slice(0, 10) ?? '–' })
    // Without its only line an account or a role would be limited to none, which is all.
    const limited = await limitedTo(db, lineNumber)
    if (limited.length) refuse('lines.has_people', { by: limited.join(', ') })
    await deleteLine(db, lineNumber)
    await recordChange(db, call, {
      entity: 'line',
      key: lineNumber,
      line: lineNumber,
      action: 'delete',
      before,
    })
    return before
  })
}
