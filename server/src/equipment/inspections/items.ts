import { refuse } from '@takt/contract/errors.ts'
import { type InspectionDraft, type InspectionItem } from '@takt/contract/inspections.ts'
import { isTrigger } from '@takt/contract/check-frequencies.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { insertItem, lockItem, updateItem } from './inspections.queries.ts'
import { changing } from './stations-held.ts'

export const createItem = (call: LineCall, draft: InspectionDraft) =>
  changing(call, async (db) => {
    const { itemCode, stationNumber } = draft
    await lockLine(db, call.line) // else its station may be deleted meanwhile
    if (!(await stationAt(db, call.line, stationNumber)))
      refuse('operators.no_station', { stationNumber }, 'stationNumber')
    const row = {
      ...fitting(draft),
      lineNumber: call.line,
      enabled: true,
      validFrom: nowIso(),
      updateAuthor: call.user.name,
    }
    const after = (await insertItem(db, row)) ?? refuse('record.code_taken', { code: itemCode }, 'itemCode')
    await recordChange(db, call, { entity: 'inspectionItem', key: itemCode, action: 'create', after })
    return after
  })

const place = [
  'stationNumber',
  'measured',
  'inspectFrequency',
  'everyHours',
  'everyPieces',
  'stopMinutes',
  'inspectSchedule',
] as const

export const changeItem = (call: LineCall, { revision, ...draft }: InspectionDraft & { revision: number }) =>
  changing(call, (db) =>
    store(db, call, { itemCode: draft.itemCode, revision, action: 'update' }, (before) => {
      const change = fitting(draft)
      const other = place.find((name) => change[name] !== before[name])
      if (other) refuse('inspections.fixed_at_creation', {}, other)
      return change
    }),
  )

export const retireItem = (call: LineCall, key: Pick<InspectionItem, 'itemCode' | 'revision'>) =>
  changing(call, (db) =>
    store(db, call, { ...key, action: 'retire' }, () => ({ enabled: false, retiredAt: nowIso() })),
  )

type Key = Pick<InspectionItem, 'itemCode' | 'revision'> & { action: 'update' | 'retire' }

async function store(
  db: Db,
  call: LineCall,
  { itemCode, revision, action }: Key,
  changed: (before: InspectionItem) => Parameters<typeof updateItem>[3],
) {
  const before = (await lockItem(db, call.line, itemCode)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  if (!before.enabled) refuse('inspections.retired', { itemCode })
  const after = await updateItem(db, call.line, itemCode, changed(before), call.user.name)
  await recordChange(db, call, { entity: 'inspectionItem', key: itemCode, action, before, after })
  return after
}

/** Limits without a value, and numbers of another frequency, have no meaning and are not kept. */
function fitting(draft: InspectionDraft): InspectionDraft {
  refuseContradictions(draft)
  const { measured, everyHours, everyPieces, stopMinutes, inspectFrequency: often } = draft
  return {
    ...draft,
    everyHours: often === 'hours' ? everyHours : null,
    everyPieces: often === 'pieces' || !isTrigger(often) ? everyPieces : null,
    stopMinutes: often === 'stop' ? stopMinutes : null,
    // It counts from the last check on, and no calendar plans it.
    inspectSchedule: isTrigger(often) ? 'floating' : draft.inspectSchedule,
    ...(!measured && { resultUnit: null, lowerSpecLimit: null, upperSpecLimit: null }),
  }
}

function refuseContradictions({ inspectFrequency: often, ...draft }: InspectionDraft) {
  const { measured, lowerSpecLimit: lower, upperSpecLimit: upper } = draft
  if (often === 'hours' && draft.everyHours === null) refuse('inspections.hours_needed')
  if (often === 'pieces' && draft.everyPieces === null) refuse('inspections.pieces_needed')
  if (often === 'stop' && draft.stopMinutes === null) refuse('inspections.minutes_needed')
  if (often === 'shift' && draft.inspectSchedule === 'floating') refuse('inspections.shift_is_fixed')
  if (measured && lower !== null && upper !== null && lower >= upper) refuse('inspections.limits_crossed')
}
