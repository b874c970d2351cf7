import { refuse } from '@takt/contract/errors.ts'
import type { LineDraft } from '@takt/contract/lines.ts'
import { recordChange, recordChanges } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { checkStopLimits, heldLine } from './lines.ts'
import { deleteLine, insertLine } from './lines.queries.ts'
import { type CopiedPart, lineOrders, lineParts, lineTraces, peopleOfLine } from './ports.ts'

/** With what its features keep for it: shifts, slots, stations, and their parameters as drafts. */
export function copyLine(call: PlantCall, { copiedFrom, ...draft }: LineDraft & { copiedFrom: string }) {
  checkStopLimits(draft)
  return inOneGo(call.db, async (db) => {
    await heldLine(db, call, copiedFrom)
    const line =
      (await insertLine(db, draft)) ?? refuse('record.code_taken', { code: draft.lineNumber }, 'lineNumber')
    const copied: CopiedPart[] = []
    for (const { copy } of lineParts.all())
      if (copy) copied.push(await copy(db, call, copiedFrom, line.lineNumber))
    const after = Object.assign({ ...line, copiedFrom }, ...copied.map(({ entry }) => entry)) as object
    await recordChange(db, call, {
      entity: 'line',
      key: line.lineNumber,
      line: line.lineNumber,
      action: 'create',
      after,
    })
    await recordChanges(
      db,
      call,
      copied.flatMap(({ changes }) => changes ?? []),
    )
    return line
  })
}

/** A line on which nothing ever happened. Whatever has an order or a trace stays, and is taken out of use. */
export function removeLine(call: PlantCall, { lineNumber }: { lineNumber: string }) {
  return inOneGo(call.db, async (db) => {
    const before = await heldLine(db, call, lineNumber)
    const { producing, orders } = await lineOrders.get()(db, lineNumber)
    const since = await firstOf(lineTraces.all().map((trace) => trace(db, lineNumber)))
    if (producing) refuse('orders.producing')
    if (orders || since) refuse('lines.has_history', { orders, since: since?.slice(0, 10) ?? '–' })
    // Without its only line an account or a role would be limited to none, which is all.
    const limited = await peopleOfLine.get()(db, lineNumber)
    if (limited.length) refuse('lines.has_people', { by: limited.join(', ') })
    for (const { remove } of lineParts.all().toReversed()) await remove(db, lineNumber)
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

/** Instants as they are written are in the order of their time. */
const firstOf = async (instants: Promise<string | null>[]) =>
  (await Promise.all(instants)).filter((at) => at !== null).toSorted()[0] ?? null
