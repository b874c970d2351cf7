import { refuse } from '@takt/contract/errors.ts'
import { recordChange, recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { changeUnits, holdUnit, takeFailuresAlong } from '../floor/floor.ts'
import {
  insertHoldRule,
  lastingHoldRules,
  releaseHoldRule,
  replaceComponent,
} from '../materials/materials.ts'
import type { FoundFilter } from './found.ts'

/** A lot, a serial or a type is held from this transaction on; units themselves need no rule. */
export async function ruleFor(
  db: Db,
  call: LineCall,
  message: string,
  { bomLot, serial, typeNo, later = false, reason }: FoundFilter,
  bomCodes: string[],
) {
  const value = typeNo ?? serial ?? bomLot
  if (value === undefined) return
  const kind = typeNo !== undefined ? 'type' : serial === undefined ? 'materialLot' : 'serial'
  const isThere = (await lastingHoldRules(db, call.line)).some(
    (rule) =>
      rule.kind === kind &&
      rule.value === value &&
      rule.reason === reason &&
      rule.bomCodes.toSorted().join() === bomCodes.toSorted().join(),
  )
  const { name: by } = call.user
  const rule = { lineNumber: call.line, message, kind, value, bomCodes, reason, by } as const
  const after = await insertHoldRule(db, { ...rule, later: later && !isThere })
  if (later && !isThere)
    await recordChange(db, call, { entity: 'holdRule', key: value, action: 'hold', after })
}

export const holdRules = ({ db, line }: LineCall) => lastingHoldRules(db, line)

/** Units that it held stay held: they are released by themselves. */
export const releaseRule = (
  call: LineCall,
  { messageId, ...body }: { message: string; messageId?: string | undefined },
) =>
  actOnLine(call, { verb: 'genealogy.releaseRule', messageId, body }, async (db) => {
    const before =
      (await releaseHoldRule(db, call.line, body.message, call.user.name)) ?? refuse('record.unknown')
    await recordChange(db, call, { entity: 'holdRule', key: before.value, action: 'release', before })
    return before
  })

/** A part that a person puts into a unit holds it, if the part is on hold. One that comes out takes its failures along: decision 84. */
export const replacePart = (call: LineCall, exchange: Parameters<typeof replaceComponent>[1]) =>
  replaceComponent(call, exchange, {
    hold: (db, productId, reason) =>
      changeUnits(db, call.line, [productId], (act) =>
        act.units.forEach((unit) => holdUnit(act, unit, reason)),
      ),
    async out(db, removed) {
      const left = await takeFailuresAlong(db, call.line, removed)
      const { productId, bomCode, bomLot, serial } = removed
      await recordChanges(
        db,
        call,
        left.map(({ failId, failStatus }) => ({
          entity: 'failure',
          key: failId,
          action: 'exchange',
          before: { productId, failStatus },
          after: { removedFrom: productId, bomCode, bomLot, serial, failStatus: 'open' },
        })),
      )
    },
  })
