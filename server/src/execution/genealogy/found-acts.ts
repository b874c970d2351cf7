import { refuse } from '@takt/contract/errors.ts'
import { type Found, leftReasons } from '@takt/contract/found-units.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import { changeUnits, unitsOfType } from '../floor/floor.ts'
import { markHoldRule } from '../materials/materials.ts'
import { type BulkKind, runBulk } from './bulk.ts'
import { type FoundFilter, type Play, plays } from './found.ts'
import { soughtBy } from './genealogy.ts'
import { ruleFor } from './hold-rules.ts'
import { listUnitsWith } from './holders.queries.ts'

type Verb = keyof typeof plays
type FoundAct = FoundFilter & { messageId?: string | undefined }

/** Does one thing to every unit found. */
export async function doToFound(call: LineCall, verb: Verb, act: FoundAct): Promise<Found> {
  const { typeNo, bomLot, serial, productIds } = act
  const isOther = bomLot !== undefined || serial !== undefined || productIds !== undefined
  if (typeNo === undefined ? !(await soughtBy(call, act)) : isOther)
    refuse('call.invalid', { fields: 'bomLot' }, 'bomLot')
  if (typeNo !== undefined && (await versionsOf(call.db, typeNo)).length === 0)
    refuse('record.unknown', {}, 'typeNo')
  const { changed, unchanged, deeper } = await runBulk(call, verb, act)
  const left = leftReasons.flatMap((why) => {
    const units = unchanged[why] ?? 0
    return units ? [{ why, units }] : []
  })
  return { changed, left, deeper }
}

export const foundUnits: BulkKind = {
  verbs: ['hold', 'rework'],
  async list(call, filter) {
    const { typeNo } = filter as FoundFilter // the request's own filter
    if (typeNo !== undefined) {
      const units = await unitsOfType(call.db, call.line, typeNo)
      return { found: units.map((id) => ({ id, stood: null })), deeper: false }
    }
    const what = (await soughtBy(call, filter as FoundFilter))! // the request's own filter
    const { units, deeper } = await listUnitsWith(call.db, call.line, what)
    return { found: units.map(({ productId: id, stepSeq: stood }) => ({ id, stood })), deeper }
  },
  async begin(db, call, { verb, message }, filter) {
    if (verb !== 'hold') return
    const what = await soughtBy(call, filter as FoundFilter) // doToFound has looked
    await ruleFor(db, call, message, filter as FoundFilter, what?.bomCodes ?? [])
  },
  async play(db, call, piece, { verb: action, asked: stored }) {
    const filter = stored as FoundFilter // as it was stored
    const steps = new Map(piece.map(({ id, stood }) => [id, stood]))
    const play: Play = plays[action as Verb] // of these verbs only
    const unchanged: Record<string, number> = {}
    const changes = await changeUnits(
      db,
      call.line,
      piece.map(({ id }) => id),
      async (act) => {
        const outcomes = await play(db, act, steps, filter.reason)
        return outcomes.flatMap(({ productId, before, after, why }) => {
          if (why) unchanged[why] = (unchanged[why] ?? 0) + 1
          const { reason: statusReason, bomCode, bomLot, serial, typeNo } = filter
          const recorded = { processStatus: after, statusReason, bomCode, bomLot, serial, typeNo }
          return why ? [] : [{ productId, before: { processStatus: before }, after: recorded }]
        })
      },
    )
    if (changes.length)
      await recordChanges(
        db,
        call,
        changes.map(({ productId: key, ...change }) => ({ entity: 'unit' as const, key, action, ...change })),
      )
    return { changed: changes.length, unchanged }
  },
  async end(db, call, { verb, message }) {
    if (verb === 'hold') await markHoldRule(db, call.line, message)
  },
}
