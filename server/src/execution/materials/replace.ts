import { refuse } from '@takt/contract/errors.ts'
import type { Component } from '@takt/contract/genealogy.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { insertComponent, lockComponent, removeComponent, serialInUse } from './replace.queries.ts'
import { holdsForPart, loadHoldRules } from './hold-rules.ts'
import { takeOfLot } from './stock.ts'

type ReplaceInput = {
  messageId?: string | undefined
  productId: string
  componentId: string
  reason: string
  back: boolean
  bomLot?: string | undefined
  serial?: string | undefined
}

/**
 * A person takes a part out of a unit, and may put another of the same kind in its place. A unit made here is exchanged at its station,
 * where the one that goes in is checked.
 */
export function replaceComponent(
  call: LineCall,
  { messageId, ...body }: ReplaceInput,
  on: {
    hold: (db: Db, productId: string, reason: string) => Promise<unknown>
    /** A part is out, before another goes in. */
    out: (db: Db, removed: Component) => Promise<unknown>
  },
) {
  const { productId, componentId, reason, back, bomLot, serial } = body
  return actOnLine(call, { verb: 'genealogy.replace', messageId, body }, async (db) => {
    const before = await lockComponent(db, call.line, productId, componentId)
    if (!before || before.removedAt !== null) return refuse('materials.not_in_unit')
    if (before.childId !== null && serial !== undefined)
      refuse('materials.child_unknown', { serial, part: before.bomCode }, 'serial')
    const now = nowIso()
    const goesBack = back && before.bomLot !== null && before.serial === null
    if (goesBack)
      await takeOfLot(db, call.line, { bomCode: before.bomCode, bomLot: before.bomLot! }, -before.quantity)
    const removed = await removeComponent(db, before, {
      removedAt: now,
      removedBy: call.user.name,
      removeReason: reason,
      wentBack: goesBack,
    })
    await on.out(db, removed)
    const added =
      bomLot === undefined && serial === undefined ? null : await put(db, before, now, { bomLot, serial })
    if (added) await holdFor(db, added)
    await recordChange(db, call, {
      entity: 'unit',
      key: productId,
      action: 'exchange',
      before: { bomCode: before.bomCode, bomLot: before.bomLot, serial: before.serial },
      after: { bomLot: added?.bomLot ?? null, serial: added?.serial ?? null, reason },
    })
    return { removed, added }
  })

  /** A part that is on hold holds the unit it goes into. */
  async function holdFor(db: Db, part: Component) {
    const holds = await loadHoldRules(sqlIn(db), call.line, { sns: [], ids: [part.productId] })
    for (const { reason } of holdsForPart(holds, part)) await on.hold(db, part.productId, reason)
  }

  async function put(
    db: LineCall['db'],
    { removedAt: _at, removedBy: _by, removeReason: _why, ...before }: Component,
    now: string,
    { bomLot, serial }: Pick<ReplaceInput, 'bomLot' | 'serial'>,
  ) {
    if (serial !== undefined && (await serialInUse(db, call.line, before.bomCode, serial)))
      refuse('materials.serial_used', { serial }, 'serial')
    if (bomLot !== undefined && serial === undefined)
      await takeOfLot(db, call.line, { bomCode: before.bomCode, bomLot }, before.quantity)
    return insertComponent(db, {
      ...before,
      componentId: timedId(Date.parse(now)),
      childId: null,
      bomLot: bomLot ?? null,
      serial: serial ?? null,
      componentTime: now,
      operator: null,
    })
  }
}
