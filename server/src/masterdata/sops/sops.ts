import { refuse } from '@takt/contract/errors.ts'
import {
  type SopDraft,
  type SopFilter,
  type SopKey,
  type SopMove,
  sopMoves,
  type SopRow,
} from '@takt/contract/sops.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { sendShown } from '../../platform/userFiles/userFiles.ts'
import { versionsOf as versionsOfType } from '../types/types.ts'
import { filesOf, hashOfContent, keepFiles, mustBeShowable } from './content.ts'
import { lineAsksToRead } from './for-floor.queries.ts'
import { named } from './named.ts'
import { deleteReadsOf } from './reads.queries.ts'
import {
  contentsOfLine,
  deleteSop,
  deleteSopsOf,
  findSop,
  insertSop,
  listSops,
  lockVersions,
  settleSuperseded,
  updateSop,
  versionsOfSop,
} from './sops.queries.ts'

export { sopAspect } from './aspect.ts'
// What a station shows.
export { sopsAtStation } from './reading.ts'

type Where = { db: Db; line: LineNumber }

export async function sopsFor({ db, line }: LineCall, filter: SopFilter) {
  const { rows, total } = await listSops(db, line, filter)
  return { rows: await named(db, rows), total }
}

export const sopVersions = async ({ db, line }: LineCall, { sopCode }: { sopCode: string }) =>
  named(db, await versionsOfSop(db, line, sopCode))

export async function oneSop({ db, line }: Where, key: SopKey): Promise<SopRow> {
  const row = (await findSop(db, line, key)) ?? refuse('record.unknown', {}, 'sopCode')
  return (await named(db, [row]))[0]!
}

export async function sendSopFile(call: LineCall, { fileId, ...key }: SopKey & { fileId: string }) {
  const sop = await oneSop(call, key)
  return filesOf(sop).includes(fileId) ? sendShown(call.db, fileId) : refuse('record.unknown', {}, 'fileId')
}

type Inside = { call: LineCall; db: Db }

async function mustHold({ call, db }: Inside, draft: SopDraft, before: SopRow | null) {
  const { typeNo, stationNumber } = draft
  if (typeNo !== null && (await versionsOfType(db, typeNo)).length === 0)
    refuse('record.unknown', {}, 'typeNo')
  if (stationNumber !== null && !(await stationAt(db, call.line, stationNumber)))
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
  await mustBeShowable({ ...call, db }, before, draft)
}

type Told = { action: string; before: SopRow | null; reason?: string | undefined }

async function told({ call, db }: Inside, key: SopKey, { action, before, reason }: Told) {
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

async function insert({ call, db }: Inside, action: string, draft: SopDraft, sopVer: number) {
  const row = {
    ...draft,
    lineNumber: call.line,
    sopVer,
    validFrom: draft.validFrom ?? nowIso(),
    steps: JSON.stringify(draft.steps),
    contentHash: await hashOfContent(db, draft),
    authors: JSON.stringify([call.user.userName]),
    updateAuthor: call.user.name,
  }
  if (!(await insertSop(db, row))) refuse('record.code_taken', { code: draft.sopCode }, 'sopCode')
  return told({ call, db }, { sopCode: draft.sopCode, sopVer }, { action, before: null })
}

/** The first version; further ones are made by revising. */
export const createSop = (call: LineCall, draft: SopDraft) =>
  inOneGo(call.db, async (db) => {
    const { sopCode: code } = draft
    if ((await lockVersions(db, call.line, code)).length) refuse('record.code_taken', { code }, 'sopCode')
    await mustHold({ call, db }, draft, null)
    return insert({ call, db }, 'create', draft, 1)
  })

/** One version, with all of them held. */
async function held({ call, db }: Inside, key: SopKey) {
  const versions = await lockVersions(db, call.line, key.sopCode)
  return { versions, before: await oneSop({ db, line: call.line }, key) }
}

const facts = ({ sopCode, sopVer, sopStatus }: SopRow) => ({ sopCode, sopVer, sopStatus })
type Change = Parameters<typeof updateSop>[3]

async function store(inside: Inside, before: SopRow, change: Change, how: Omit<Told, 'before'>) {
  const { call, db } = inside
  await updateSop(db, call.line, before, { ...change, updateDate: nowIso(), updateAuthor: call.user.name })
  return told(inside, before, { ...how, before })
}

export const changeSop = (
  call: LineCall,
  { revision, sopVer, ...draft }: SopDraft & { sopVer: number; revision: number },
) =>
  inOneGo(call.db, async (db) => {
    const inside = { call, db }
    const { sopCode, ...content } = draft
    const { before } = await held(inside, { sopCode, sopVer })
    if (before.sopStatus !== 'draft') refuse('sops.wrong_status', facts(before))
    if (before.revision !== revision) refuse('record.changed')
    await mustHold(inside, draft, before)
    const change = {
      ...content,
      validFrom: draft.validFrom ?? nowIso(),
      steps: JSON.stringify(draft.steps),
      contentHash: await hashOfContent(db, draft),
      authors: JSON.stringify([...new Set([...before.authors, call.user.userName])]),
    }
    return store(inside, before, change, { action: 'update' })
  })

export const reviseSop = (call: LineCall, key: SopKey) =>
  inOneGo(call.db, async (db) => {
    const { versions, before } = await held({ call, db }, key)
    const open = versions.find(({ releasedAt }) => releasedAt === null)
    if (open) refuse('sops.draft_exists', { sopCode: key.sopCode, sopVer: open.sopVer })
    const draft = { ...before, major: true, whatChanged: null, validFrom: null }
    return insert({ call, db }, 'revise', draftOf(draft), versions[0]!.sopVer + 1)
  })

const draftOf = (row: SopDraft): SopDraft => ({
  sopCode: row.sopCode,
  sopTitle: row.sopTitle,
  sopLanguage: row.sopLanguage,
  typeNo: row.typeNo,
  stationNumber: row.stationNumber,
  fileId: row.fileId,
  steps: row.steps,
  readConfirm: row.readConfirm,
  readDays: row.readDays,
  major: row.major,
  whatChanged: row.whatChanged,
  validFrom: row.validFrom,
})

type Wish = SopKey & { reason?: string; contentHash?: string; revision?: number }

/** What each move makes of a version, or why it may not be. */
const changes: Record<SopMove, (call: LineCall, before: SopRow, versions: Versions, wish: Wish) => Change> = {
  submit(_, before) {
    if (before.fileId === null && before.steps.length === 0) refuse('sops.empty')
    return { sopStatus: 'review' }
  },
  sendBack: () => ({ sopStatus: 'draft' }),
  release({ user }, before, versions, { contentHash, revision }) {
    if (before.authors.includes(user.userName)) refuse('sops.same_person')
    if (before.contentHash !== contentHash) refuse('sops.other_content')
    if (before.revision !== revision) refuse('record.changed')
    const asked = versions.find(({ asksFrom }) => asksFrom !== null)?.asksFrom
    return {
      sopStatus: 'released',
      releasedBy: user.userName,
      releasedAt: nowIso(),
      asksFrom: before.major ? before.sopVer : (asked ?? before.sopVer),
    }
  },
  withdraw: () => ({ sopStatus: 'obsolete' }),
}
type Versions = Awaited<ReturnType<typeof lockVersions>>

/** Under the line's lock where stations see another version afterwards: a unit arrives before it or after it. */
export async function moveSop(call: LineCall, move: SopMove, wish: Wish) {
  const after = await inOneGo(call.db, async (db) => {
    const inside = { call, db }
    await lockLine(db, call.line)
    const { versions, before } = await held(inside, wish)
    if (before.sopStatus !== sopMoves[move]) refuse('sops.wrong_status', facts(before))
    const change = changes[move](call, before, versions, wish)
    await settleSuperseded(db, call.line, wish.sopCode)
    const after = await store(inside, before, change, { action: move, reason: wish.reason })
    await settleSuperseded(db, call.line, wish.sopCode)
    return after
  })
  lineAsksToRead.forget(call.db, call.line)
  return after
}

export const removeSop = (call: LineCall, key: SopKey) =>
  inOneGo(call.db, async (db) => {
    const { before } = await held({ call, db }, key)
    if (before.sopStatus !== 'draft') refuse('sops.wrong_status', facts(before))
    await keepFiles(db, before, before, null)
    await deleteSop(db, call.line, key)
    const { sopCode, sopVer } = key
    await recordChange(db, call, {
      entity: 'sop',
      key: versionKey(sopCode, sopVer),
      action: 'delete',
      before,
    })
    return before
  })

export const lineSopsPart = {
  async remove(db: Db, line: string) {
    await deleteReadsOf(db, line)
    for (const sop of await contentsOfLine(db, line)) await keepFiles(db, sop, sop, null)
    await deleteSopsOf(db, line)
  },
}
