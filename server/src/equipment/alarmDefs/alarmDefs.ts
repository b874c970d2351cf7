import {
  type AlarmCodeFilter,
  type AlarmDef,
  type AlarmDefDraft,
  type AlarmDefKey,
  alarmDefName,
} from '@takt/contract/alarmDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import { alarmCodesSeen } from '../../execution/floor/floor.ts'
import { sopCodesThere } from '../../masterdata/sops/sops.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  alarmDefsOf,
  deleteAlarmDefsOf,
  insertAlarmDefs,
  lockAlarmDef,
  updateAlarmDef,
} from './alarmDefs.queries.ts'
import { definitionOf } from './texts.ts'

export { definitionOf, definitionsOf, textsOf } from './texts.ts'

export const lineAlarmDefsPart = { remove: (db: Db, line: string) => deleteAlarmDefsOf(db, line) }

export const createAlarmDef = (call: LineCall, draft: AlarmDefDraft) =>
  inOneGo(call.db, async (db) => {
    await mustHaveStation(db, call, draft)
    await mustHaveSop(db, call, draft)
    const [after] = await insertAlarmDefs(db, [
      { ...draft, lineNumber: call.line, updateAuthor: call.user.name },
    ])
    if (!after) refuse('record.code_taken', { code: alarmDefName(draft) }, 'alarmCode')
    await recordChange(db, call, { entity: 'alarmDef', key: alarmDefName(draft), action: 'create', after })
    return after!
  })

export const changeAlarmDef = (
  call: LineCall,
  { revision, ...draft }: AlarmDefDraft & { revision: number },
) => inOneGo(call.db, (db) => store(db, call, revision, 'update', draft))

export const retireAlarmDef = (call: LineCall, { revision, ...key }: AlarmDefKey & { revision: number }) =>
  inOneGo(call.db, (db) => store(db, call, revision, 'retire', { ...key, enabled: false }))

async function store(
  db: Db,
  call: LineCall,
  revision: number,
  action: 'update' | 'retire',
  change: AlarmDefKey & Partial<AlarmDefDraft>,
): Promise<AlarmDef> {
  const before = (await lockAlarmDef(db, call.line, change)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  // One that has gone meanwhile is no reason to refuse another change.
  if (change.sopCode !== before.sopCode) await mustHaveSop(db, call, change)
  const after = await updateAlarmDef(db, call.line, change, call.user.name)
  await recordChange(db, call, { entity: 'alarmDef', key: alarmDefName(change), action, before, after })
  return after
}

async function mustHaveStation(db: Db, { line }: LineCall, { stationNumber }: AlarmDefKey) {
  if (stationNumber !== null && !(await stationAt(db, line, stationNumber)))
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
}

async function mustHaveSop(db: Db, { line }: LineCall, { sopCode }: Partial<AlarmDefDraft>) {
  if (sopCode && !(await sopCodesThere(db, line, [sopCode])).has(sopCode))
    refuse('alarmDefs.no_sop', { sopCode })
}

/** A worklist, the most frequent first. One that is retired is decided, and does not come back. */
export async function undefinedCodes({ db, line }: LineCall, filter: AlarmCodeFilter) {
  const seen = await alarmCodesSeen(db, line)
  const defs = await alarmDefsOf(db, [line], [...new Set(seen.map(({ alarmCode }) => alarmCode))])
  const has = (text: string, part = '') => text.toLowerCase().includes(part.toLowerCase())
  const rows = seen.filter(
    (one) =>
      !definitionOf(defs, { ...one, lineNumber: line }) &&
      has(one.alarmCode, filter.alarmCode) &&
      (filter.stationNumber === undefined || one.stationNumber === filter.stationNumber),
  )
  const { page, limit, sort = '-timesSeen' } = filter
  const by = sort.replace('-', '') as 'alarmCode' | 'stationNumber' | 'timesSeen' | 'lastSeen' // its own names
  const way = sort.startsWith('-') ? -1 : 1
  const ordered = rows.toSorted((a, b) => (a[by] < b[by] ? -way : a[by] > b[by] ? way : 0))
  return { rows: ordered.slice((page - 1) * limit, page * limit), total: rows.length }
}
