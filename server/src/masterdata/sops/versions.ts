import { refuse } from '@takt/contract/errors.ts'
import type { SopKey, SopRow } from '@takt/contract/sops.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { keepFiles } from './content.ts'
import { named } from './named.ts'
import { findSop, lockVersions, updateSop } from './sops.queries.ts'

type Where = { db: Db; line: LineNumber }
export type Inside = { call: LineCall; db: Db }

export async function oneSop({ db, line }: Where, key: SopKey): Promise<SopRow> {
  const row = (await findSop(db, line, key)) ?? refuse('record.unknown', {}, 'sopCode')
  return (await named(db, [row]))[0]!
}

type SopChange = { action: string; before: SopRow | null; reason?: string | undefined }

/** What was done to a version is in the change history. */
export async function recordSopChange(
  { call, db }: Inside,
  key: SopKey,
  { action, before, reason }: SopChange,
) {
  const after = await oneSop({ db, line: call.line }, key)
  await keepFiles(db, after, before, after)
  await recordChange(db, call, {
    entity: 'sop',
    key: versionKey(key.sopCode, key.sopVer),
    action,
    before,
    after: { ...after, ...(reason && { reason }) },
  })
  return after
}

/** One version, with all of them held. */
export async function held({ call, db }: Inside, key: SopKey) {
  const versions = await lockVersions(db, call.line, key.sopCode)
  return { versions, before: await oneSop({ db, line: call.line }, key) }
}

export const facts = ({ sopCode, sopVer, sopStatus }: SopRow) => ({ sopCode, sopVer, sopStatus })
export type Change = Parameters<typeof updateSop>[3]

export async function store(inside: Inside, before: SopRow, change: Change, how: Omit<SopChange, 'before'>) {
  const { call, db } = inside
  await updateSop(db, call.line, before, { ...change, updateDate: nowIso(), updateAuthor: call.user.name })
  return recordSopChange(inside, before, { ...how, before })
}
