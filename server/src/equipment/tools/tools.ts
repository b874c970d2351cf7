import { refuse } from '@takt/contract/errors.ts'
import {
  mayMoveTool,
  mostUses,
  type Tool,
  type ToolDraft,
  type ToolFilter,
  type ToolMove,
} from '@takt/contract/tools.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { releasedSets } from '../toolSets/toolSets.ts'
import { keepDrawing, releaseDrawings, withDrawings } from './drawing.ts'
import { lineHasTools } from './for-floor.queries.ts'
import {
  calibrationDue,
  deleteToolsOf,
  endMount,
  findTool,
  insertMount,
  insertTool,
  listTools,
  lockTool,
  toolAt,
  updateTool,
} from './tools.queries.ts'
import { tellingLives } from './worn.ts'

export { toolAspect } from './aspect.ts'
// An order checks before it starts.
export { toolCheck } from './ready.ts'
// People are notified of them.
export {
  calibrationDue,
  gaugesDue,
  mountedSince,
  mountsDuring,
  mountsOf,
  toolMountedAt,
} from './tools.queries.ts'
export { countMoreLifeAsks } from './more-life.queries.ts'
export { wornLives, type WornLife } from './worn.ts'
export type { LivesOf } from './worn.queries.ts'
export { bookAllMinutes, bookMinutes } from './minutes.ts'

export const lineToolsPart = {
  async remove(db: Db, line: string) {
    await releaseDrawings(db, line)
    await deleteToolsOf(db, line)
  },
}

export async function toolsOfLine({ db, line }: LineCall, filter: ToolFilter) {
  const { rows, total } = await listTools(db, line, filter)
  return { rows: await withSets(db, rows), total }
}

const found = async (db: Db, line: LineNumber, toolCode: string) =>
  (await findTool(db, line, toolCode)) ?? refuse('record.unknown', {}, 'toolCode')
export const oneTool = async ({ db, line }: LineCall, toolCode: string) =>
  (await withSets(db, [await found(db, line, toolCode)]))[0]!

/** With the released sets that require it or its type. */
async function withSets<Row extends Pick<Tool, 'toolCode' | 'toolType' | 'drawingId'>>(
  db: Db,
  rows: readonly Row[],
) {
  const sets = await releasedSets(db)
  return (await withDrawings(db, rows)).map((row) => ({
    ...row,
    toolSetName: sets
      .filter(({ members }) =>
        members.some((one) => one.toolCode === row.toolCode || one.toolType === row.toolType),
      )
      .map(({ toolSetName }) => toolSetName)
      .join(', '),
  }))
}

export const createTool = (call: LineCall, draft: ToolDraft) =>
  inOneGo(call.db, async (db) => {
    const { toolCode } = draft
    const row = {
      ...stored(draft),
      frequencyAct: draft.startUses,
      totalUses: draft.startUses,
      lineNumber: call.line,
      updateAuthor: call.user.name,
      updateDate: nowIso(),
    }
    await lockLine(db, call.line)
    await tellingLives(db, call.line, [toolCode], async () => {
      if (!(await insertTool(db, row))) refuse('record.code_taken', { code: toolCode }, 'toolCode')
    })
    await keepDrawing({ ...call, db }, draft, null)
    const after = await found(db, call.line, toolCode)
    await recordChange(db, call, { entity: 'tool', key: toolCode, action: 'create', after })
    return (await withSets(db, [after]))[0]!
  })

/** A list is stored as JSON text. */
const stored = <Draft extends Pick<ToolDraft, 'resultCodes'>>({ resultCodes, ...draft }: Draft) => ({
  ...draft,
  resultCodes: JSON.stringify([...new Set(resultCodes)]),
})

type Change = Parameters<typeof updateTool>[3]
export type Named = { toolCode: string; reason?: string }

/**
 * Under the line's lock: a pass is counted before it or after it, never half.
 * `change` refuses, or answers what becomes of the tool.
 */
export async function changeTool(
  call: LineCall,
  action: string,
  { toolCode, reason }: Named,
  change: (db: Db, before: Tool) => Change | Promise<Change>,
) {
  const after = await inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    const before = (await lockTool(db, call.line, toolCode)) ?? refuse('record.unknown', {}, 'toolCode')
    await tellingLives(db, call.line, [toolCode], async () => {
      const changed = await change(db, before)
      const by = { updateAuthor: call.user.name, updateDate: nowIso() }
      await updateTool(db, call.line, toolCode, { ...changed, ...by })
    })
    const after = await found(db, call.line, toolCode)
    await recordChange(db, call, {
      entity: 'tool',
      key: toolCode,
      action,
      before,
      after: { ...after, ...(reason && { reason }) },
    })
    return (await withSets(db, [after]))[0]!
  })
  lineHasTools.forget(call.db, call.line)
  return after
}

export const updateDraft = (
  call: LineCall,
  { revision, ...draft }: Omit<ToolDraft, 'frequency' | 'startUses'> & { revision: number },
) =>
  changeTool(call, 'update', draft, async (db, before) => {
    mustWork(before)
    if (before.revision !== revision) refuse('record.changed')
    if (before.toolState === 'mounted' && before.usesPerPass !== draft.usesPerPass)
      refuse('tools.mounted', { toolCode: draft.toolCode }, 'usesPerPass')
    await keepDrawing({ ...call, db }, draft, before.drawingId)
    const { calibrationDays: days } = draft
    const { calibratedAt } = before
    const calibrationDueAt = days !== null && calibratedAt ? calibrationDue(calibratedAt, days) : null
    return { ...stored(draft), calibrationDueAt }
  })

export function mustMove(move: ToolMove, { toolCode, toolState }: Tool) {
  if (!mayMoveTool(move, toolState)) refuse('tools.wrong_state', { toolCode, toolState })
}

/** What is scrapped stays as it was. */
export function mustWork({ toolCode, toolState }: Tool) {
  if (toolState === 'scrapped') refuse('tools.wrong_state', { toolCode, toolState })
}

/** It may not measure: never calibrated, out of tolerance, or its calibration is over. */
const isLockedGauge = (tool: Tool, now: number) =>
  tool.calibrationDays !== null &&
  (tool.calibrationResult === 'outOfTolerance' ||
    tool.calibrationDueAt === null ||
    Date.parse(tool.calibrationDueAt) <= now)

export type Mounting = { toolCode: string; stationNumber: string; position: string | null }

/** A worn-out tool is mounted nowhere, and none where another one is. */
export const mountTool = (call: LineCall, { stationNumber, position, toolCode }: Mounting) =>
  changeTool(call, 'mount', { toolCode }, async (db, before) => {
    mustMove('mount', before)
    const { frequencyAct, frequency, usesPerPass } = before
    if (frequencyAct >= frequency) refuse('tools.worn', { toolCode, frequency })
    const { toolStatus, lifeKind, cavity } = await found(db, call.line, toolCode)
    if (toolStatus === 'locked') refuse('toolCounters.worn', { toolCode, lifeKind, cavity })
    if (isLockedGauge(before, Date.now())) refuse('tools.not_calibrated', { toolCode })
    if (!(await stationAt(db, call.line, stationNumber)))
      refuse('operators.no_station', { stationNumber }, 'stationNumber')
    const there = position === null ? undefined : await toolAt(db, call.line, stationNumber, position)
    if (there) refuse('tools.position_taken', { ...there, stationNumber, position: position! })
    const mountedAt = nowIso()
    await insertMount(db, {
      lineNumber: call.line,
      toolCode,
      mountedAt,
      stationNumber,
      position,
      usesPerPass,
    })
    return { toolState: 'mounted', stationNumber, position, mountedAt, mountedBy: call.user.userName }
  })

const away = { stationNumber: null, position: null, mountedAt: null, mountedBy: null }

export const takeOff = (call: LineCall, move: 'dismount' | 'maintain' | 'scrap', named: Named) =>
  changeTool(call, move, named, async (db, before) => {
    mustMove(move, before)
    if (before.toolState === 'mounted') await endMount(db, call.line, before.toolCode, nowIso())
    const toolState = move === 'dismount' ? 'available' : move === 'maintain' ? 'maintenance' : 'scrapped'
    return { ...away, toolState, ...(move !== 'dismount' && unasked) }
  })

const unasked = { askedUses: null, askedBy: null, askedReason: null }

export const askMore = (call: LineCall, { askedUses, ...named }: Named & { askedUses: number }) =>
  changeTool(call, 'ask', named, (_, { toolCode, toolState, askedBy, frequency }) => {
    if (toolState === 'scrapped' || toolState === 'maintenance')
      refuse('tools.wrong_state', { toolCode, toolState })
    if (askedBy !== null) refuse('tools.asked_already', { by: askedBy })
    const left = mostUses - frequency
    if (askedUses > left) refuse('tools.too_many', { toolCode, most: mostUses, left })
    return { askedUses, askedBy: call.user.userName, askedReason: named.reason ?? null }
  })

/** A request is allowed by another person; the one who made it may take it back. */
export const decideMore = (call: LineCall, allowed: boolean, named: Named) =>
  changeTool(call, allowed ? 'approve' : 'refuse', named, (_, before) => {
    mustWork(before)
    const { askedBy, askedUses, frequency } = before
    if (askedUses === null) return refuse('tools.not_asked')
    if (allowed && askedBy === call.user.userName) refuse('tools.same_person')
    return { ...unasked, ...(allowed && { frequency: frequency + askedUses }) }
  })
