import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { mostUses, type ToolCounterRow, type toolCounters } from '@takt/contract/toolCounters.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lineHasCounters } from './counters-for-floor.queries.ts'
import {
  countersOf,
  deleteCounters,
  endBlock,
  insertBlock,
  insertCounters,
  updateCounters,
  type Which,
} from './counters.queries.ts'
import { lockTool } from './tools.queries.ts'
import { mustWork } from './tools.ts'
import { tellingLives } from './worn.ts'

type Input<Name extends keyof typeof toolCounters> = z.output<(typeof toolCounters)[Name]['input']>
type Named = Which & { reason?: string }
type Inside = { db: Db; rows: ToolCounterRow[] }

export const listCounters = ({ db, line }: LineCall, { toolCode }: { toolCode: string }) =>
  countersOf(db, line, toolCode)

/** The one that is named; of a kind, the first. */
const pick = (rows: readonly ToolCounterRow[], { counterKind, cavity }: Which) =>
  rows.find((one) => one.counterKind === counterKind && (cavity === undefined || one.cavity === cavity))

/** Under the line's lock: a pass is counted before it or after it, never half. */
async function change(
  call: LineCall,
  action: string,
  { reason, ...which }: Named,
  work: (inside: Inside) => Promise<unknown>,
) {
  const { toolCode } = which
  const after = await inOneGo(call.db, async (db) => {
    await lockLine(db, call.line)
    mustWork((await lockTool(db, call.line, toolCode)) ?? refuse('record.unknown', {}, 'toolCode'))
    const rows = await countersOf(db, call.line, toolCode)
    const before = pick(rows, which) ?? null
    await tellingLives(db, call.line, [toolCode], () => work({ db, rows }))
    const after = await countersOf(db, call.line, toolCode)
    const now = pick(after, which)
    await recordChange(db, call, {
      entity: 'tool',
      key: toolCode,
      action,
      before,
      after: now || reason ? { ...now, ...(reason && { reason }) } : null,
    })
    return after
  })
  lineHasCounters.forget(call.db, call.line)
  return after
}

/** Longer, a life becomes by two people only; without a limit it would never end. */
function mustNotBeLonger({ toolCode, lifeLimit: before }: ToolCounterRow, lifeLimit: number | null) {
  if (before !== null && (lifeLimit === null || lifeLimit > before))
    refuse('toolCounters.longer_life', { toolCode, lifeLimit: before })
}

export const saveCounter = (call: LineCall, wish: Input<'save'>) =>
  change(call, 'save', wish, async ({ db, rows }) => {
    const { toolCode, counterKind, lifeLimit, warnShare, startValue, cavities } = wish
    const existing = rows.filter((one) => one.counterKind === counterKind)
    const least = counterKind === 'cavity' ? Math.max(2, existing.length) : 0
    if (counterKind === 'cavity' && (cavities ?? 0) < least) refuse('toolCounters.no_cavities', { least })
    for (const one of existing) mustNotBeLonger(one, lifeLimit)
    if (existing.length)
      await updateCounters(db, call.line, { toolCode, counterKind }, { lifeLimit, warnShare })
    const first = counterKind === 'cavity' ? existing.length + 1 : 0
    const last = counterKind === 'cavity' ? cavities! : existing.length ? -1 : 0
    const begunAt = nowIso()
    const fresh = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
      toolCode,
      counterKind,
      cavity: first + at,
      lifeLimit,
      warnShare,
      startValue,
      begunAt,
      counterAct: startValue,
      counterTotal: startValue,
      settledSeconds: counterKind === 'minutes' ? startValue * 60 : 0,
    }))
    if (fresh.length) await insertCounters(db, call.line, fresh)
  })

export const removeCounter = (call: LineCall, wish: Input<'remove'>) =>
  change(call, 'delete', wish, async ({ db, rows }) => {
    if (!pick(rows, wish)) refuse('record.unknown', {}, 'counterKind')
    await deleteCounters(db, call.line, wish)
  })

/** What a cavity must be for its block or its opening. */
function cavityOf(rows: readonly ToolCounterRow[], cavity: number, isBlocked: boolean) {
  const found =
    pick(rows, { toolCode: '', counterKind: 'cavity', cavity }) ?? refuse('record.unknown', {}, 'cavity')
  if ((found.blockedAt !== null) !== isBlocked)
    refuse('toolCounters.cavity_state', { cavity, counterState: found.counterState })
}

export const blockCavity = (call: LineCall, { cavity, toolCode, reason }: Input<'block'>) =>
  change(call, 'lock', { toolCode, counterKind: 'cavity', cavity, reason }, async ({ db, rows }) => {
    cavityOf(rows, cavity, false)
    const open = rows.filter((one) => one.counterKind === 'cavity' && one.blockedAt === null)
    if (open.length === 1) refuse('toolCounters.last_cavity', { toolCode, cavity })
    await insertBlock(db, {
      lineNumber: call.line,
      toolCode,
      cavity,
      blockedAt: nowIso(),
      blockedBy: call.user.userName,
      blockedReason: reason,
    })
  })

export const openCavity = (call: LineCall, { cavity, toolCode, reason }: Input<'open'>) =>
  change(call, 'unlock', { toolCode, counterKind: 'cavity', cavity, reason }, async ({ db, rows }) => {
    cavityOf(rows, cavity, true)
    await endBlock(db, call.line, { toolCode, cavity, openedAt: nowIso() })
  })

/** With a limit: what never ends needs no more. */
const limited = (rows: readonly ToolCounterRow[], which: Which) => {
  const found = pick(rows, which) ?? refuse('record.unknown', {}, 'counterKind')
  return found.lifeLimit === null
    ? refuse('record.unknown', {}, 'counterKind')
    : { ...found, lifeLimit: found.lifeLimit }
}

export const askMoreLife = (call: LineCall, { askedAmount, ...named }: Input<'askMore'>) =>
  change(call, 'ask', named, async ({ db, rows }) => {
    const { askedBy, lifeLimit } = limited(rows, named)
    if (askedBy !== null) refuse('tools.asked_already', { by: askedBy })
    const left = mostUses - lifeLimit
    if (askedAmount > left)
      refuse('tools.too_many', { toolCode: named.toolCode, most: mostUses, left }, 'askedAmount')
    const request = { askedAmount, askedBy: call.user.userName, askedReason: named.reason }
    await updateCounters(db, call.line, named, request)
  })

/** A request is allowed by another person; the one who made it may take it back. */
export const decideMoreLife = (
  call: LineCall,
  allowed: boolean,
  named: Required<Which> & { reason?: string },
) =>
  change(call, allowed ? 'approve' : 'refuse', named, async ({ db, rows }) => {
    const { askedBy, askedAmount, lifeLimit } = limited(rows, named)
    if (askedAmount === null) return refuse('tools.not_asked')
    if (allowed && askedBy === call.user.userName) refuse('tools.same_person')
    const decided = { askedAmount: null, askedBy: null, askedReason: null }
    const more = allowed ? { lifeLimit: Math.min(mostUses, lifeLimit + askedAmount) } : {}
    await updateCounters(db, call.line, named, { ...decided, ...more })
  })
