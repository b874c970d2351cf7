import type { AuditedEntity } from '@takt/contract/audit.ts'
import { systemUser } from '@takt/contract/system-user.ts'
import { refuse } from '@takt/contract/errors.ts'
import { type Caller, isAdmin, maySee, type PlantCall } from '../db/call.ts'
import { holds } from '../db/rights.ts'
import type { Db } from '../db/tables.ts'
import { changesBy, entriesOf, insertEntries, sessionEntries, takeEntries } from './audit.queries.ts'

import { shownOn } from './sight.ts'

export { changesBy, takeEntries }
export { countLog, findLogEntry, type LogPlace, readLog, type LogScope } from './log.queries.ts'
export { countEntries, entriesOfDay, type Entry, firstDay } from './sealing.queries.ts'
export { sightOf } from './sight.ts'

export type Change = {
  entity: AuditedEntity
  key: string | number
  action: string
  before?: object | null
  after?: object | null
  line?: string | null
}

/** Leaves who, when, what before and what after, in the transaction of the change itself. */
export const recordChange = (db: Db, call: PlantCall & { line?: string }, change: Change) =>
  recordChanges(db, call, [change])

/** Many at once, each with its own entry. */
export async function recordChanges(db: Db, call: PlantCall & { line?: string }, changes: readonly Change[]) {
  call.traced = true
  await insertEntries(
    db,
    changes.map(({ entity, key, action, before, after, line }) => ({
      userName: call.user.userName || systemUser,
      lineNumber: line ?? call.line ?? null,
      entity,
      entityKey: String(key),
      action,
      before: JSON.stringify(before ?? null),
      after: JSON.stringify(after ?? null),
      traceId: call.traceId ?? null,
    })),
  )
}

/** For a command that found nothing to change. */
export const recordNothing = (call: PlantCall) => {
  call.traced ||= 'nothing'
}

const maySeeHistory = (user: Caller, entity: AuditedEntity, line?: string) =>
  isAdmin(user) || (shownOn[entity] ?? []).some((page) => holds(user, page, 'view', line))

export function historyOf(
  { db, user }: PlantCall,
  { lineNumber, entity, entityKey }: { lineNumber: string | null; entity: AuditedEntity; entityKey: string },
) {
  if (!maySeeHistory(user, entity)) refuse('call.forbidden')
  if (lineNumber !== null && !(maySee(user, lineNumber) && maySeeHistory(user, entity, lineNumber)))
    refuse('call.line_forbidden', { lineNumber })
  return entriesOf(db, lineNumber, entity, entityKey)
}

/** How somebody's sessions began and ended, and where they were. */
export async function sessionTimeline(
  db: Db,
  userName: string,
  readOn: Parameters<typeof sessionEntries>[2],
) {
  const { rows, ...page } = await sessionEntries(db, userName, readOn)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    ...page,
    rows: rows.map(({ before, after, ...entry }) => {
      const { address, browser, system } = { ...before, ...after } as Record<string, unknown> // whatever was written down then
      return { ...entry, address: text(address), browser: text(browser), system: text(system) }
    }),
  }
}
