import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { Reworker, ReworkerDraft, ReworkerFilter, reworkers } from '@takt/contract/reworkers.ts'
import { asSymbol, pdfOf } from '../../execution/labels/labels.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import { lockOperator, operatorCards, stationAt } from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { currentReworkers } from './for-floor.queries.ts'
import { activityOfReworkers } from './ports.ts'
import {
  deleteReworkersOf,
  insertReworker,
  listReworkers,
  lockReworker,
  updateReworker,
} from './reworkers.queries.ts'

export { reworkerAspect } from './aspect.ts'
export { reworkersForFloor } from './for-floor.queries.ts'
export { mayRework } from './may-rework.ts'

export const lineReworkersPart = { remove: (db: Db, line: string) => deleteReworkersOf(db, line) }

export const reworkersOfLine = ({ db, line }: LineCall, filter: ReworkerFilter) =>
  listReworkers(db, line, { cards: operatorCards(db), activity: activityOfReworkers.get()(db) }, filter)

export const addReworker = (call: LineCall, draft: ReworkerDraft) =>
  changing(call, async (db) => {
    await mustFit(db, call, draft)
    await mustStillCount(db, call, draft.validUntil)
    const { operatorNo } = draft
    const after =
      (await insertReworker(db, call.line, draft)) ??
      refuse('record.code_taken', { code: operatorNo }, 'operatorNo')
    await recordChange(db, call, { entity: 'reworker', key: operatorNo, action: 'create', after })
    return after
  })

type Change = ReworkerDraft & Pick<Reworker, 'enabled' | 'revision'>

export const changeReworker = (call: LineCall, { revision, ...change }: Change) =>
  changing(call, async (db) => {
    await mustFit(db, call, change)
    return store(db, call, change.operatorNo, revision, 'update', async (before) => {
      if (change.validUntil !== before.validUntil) await mustStillCount(db, call, change.validUntil)
      return change
    })
  })

export const endReworker = (
  call: LineCall,
  { operatorNo, revision }: Pick<Change, 'operatorNo' | 'revision'>,
) =>
  changing(call, (db) =>
    store(db, call, operatorNo, revision, 'end', (before) => ({ ...before, enabled: false })),
  )

/** From its commit on the line's stations work by what was changed. */
async function changing(call: LineCall, change: (db: Db) => Promise<Reworker>) {
  const after = await inOneGo(call.db, change)
  currentReworkers.forget(call.db, call.line)
  return after
}

async function store(
  db: Db,
  call: LineCall,
  operatorNo: string,
  revision: number,
  action: 'update' | 'end',
  changed: (before: Reworker) => Omit<Change, 'revision'> | Promise<Omit<Change, 'revision'>>,
) {
  const before = (await lockReworker(db, call.line, operatorNo)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  const after = await updateReworker(db, call.line, await changed(before))
  await recordChange(db, call, { entity: 'reworker', key: operatorNo, action, before, after })
  return after
}

async function mustFit(db: Db, { line }: LineCall, { operatorNo, typeNos, stationNumbers }: ReworkerDraft) {
  if (!(await lockOperator(db, { operatorNo }))) refuse('operators.no_such', { operatorNo }, 'operatorNo')
  for (const typeNo of typeNos)
    if ((await versionsOf(db, typeNo)).length === 0) refuse('reworkers.no_type', { typeNo })
  for (const stationNumber of stationNumbers)
    if (!(await stationAt(db, line, stationNumber)))
      refuse('operators.no_station', { stationNumber }, 'stationNumbers')
}

/** Whose last day is over may rework nothing; to end somebody's rework there is `end`. */
async function mustStillCount(db: Db, { line }: LineCall, validUntil: string | null) {
  if (validUntil === null) return
  const today = (await clockOf(db, line)).productionDayOf(Date.now())
  if (validUntil < today) refuse('reworkers.over', { validUntil })
}

/** What a badge reader at a station reads: the card's number. */
export async function badgeOf(
  { db, line, words: { field, page } }: ExportCall,
  { operatorNo, paper, symbol }: z.output<typeof reworkers.badge.input>,
) {
  const { level } = (await lockReworker(db, line, operatorNo)) ?? refuse('record.unknown')
  const { name, cardId } = (await lockOperator(db, { operatorNo })) ?? refuse('record.unknown')
  if (cardId === null) return refuse('labels.no_card', { operatorNo })
  const code = asSymbol(symbol, cardId)
  const lines = [`${field.operatorNo} ${operatorNo}`, `${page.reworkerManage} · ${field.level} ${level}`]
  return pdfOf(operatorNo, { title: name, paper, symbol, labels: [{ code, name, title: code, lines }] })
}
