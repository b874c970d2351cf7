import { refuse } from '@takt/contract/errors.ts'
import { type SopDraft, type SopFilter, type SopKey, type SopRow } from '@takt/contract/sops.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { sendShown } from '../../platform/userFiles/userFiles.ts'
import { versionsOf as versionsOfType } from '../types/types.ts'
import { filesOf, hashOfContent, keepFiles, mustBeShowable } from './content.ts'
import { named } from './named.ts'
import { deleteReadsOf } from './reads.queries.ts'
import { deleteSignaturesOf } from './signatures.queries.ts'
import {
  contentsOfLine,
  deleteSop,
  deleteSopsOf,
  insertSop,
  listSops,
  lockVersions,
  versionsOfSop,
} from './sops.queries.ts'
import { facts, held, type Inside, oneSop, store, recordSopChange } from './versions.ts'

export { sopAspect } from './aspect.ts'
// What a station shows.
export { sopCodesThere } from './sops.queries.ts'
export { sopInForce, sopsAtStation } from './reading.ts'
// Whoever answers a comment is shown a newer version.
export { countSopsInReview, newestVersions } from './sops.queries.ts'
// What its steps require while a unit is there.
export { placesOfSteps } from './places.ts'
export { sopForPass, sopShown } from './for-pass.ts'
export { versionFor } from './in-flight.ts'
export { openWork } from './ports.ts'
export { type StepWithAsk, type VersionWithAsks, lineAsks, asksAtStations } from './for-floor.queries.ts'

export async function sopsFor({ db, line }: LineCall, filter: SopFilter) {
  const { rows, total } = await listSops(db, line, filter)
  return { rows: await named(db, rows), total }
}

export const sopVersions = async ({ db, line }: LineCall, { sopCode }: { sopCode: string }) =>
  named(db, await versionsOfSop(db, line, sopCode))

export async function sendSopFile(call: LineCall, { fileId, ...key }: SopKey & { fileId: string }) {
  const sop = await oneSop(call, key)
  return filesOf(sop).includes(fileId) ? sendShown(call.db, fileId) : refuse('record.unknown', {}, 'fileId')
}

async function mustHold({ call, db }: Inside, draft: SopDraft, before: SopRow | null) {
  const { typeNo, stationNumber } = draft
  if (typeNo !== null && (await versionsOfType(db, typeNo)).length === 0)
    refuse('record.unknown', {}, 'typeNo')
  if (stationNumber !== null && !(await stationAt(db, call.line, stationNumber)))
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
  await mustBeShowable({ ...call, db }, before, draft)
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
  return recordSopChange({ call, db }, { sopCode: draft.sopCode, sopVer }, { action, before: null })
}

/** The first version; further ones are made by revising. */
export const createSop = (call: LineCall, draft: SopDraft) =>
  inOneGo(call.db, async (db) => {
    const { sopCode: code } = draft
    if ((await lockVersions(db, call.line, code)).length) refuse('record.code_taken', { code }, 'sopCode')
    await mustHold({ call, db }, draft, null)
    return insert({ call, db }, 'create', draft, 1)
  })

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
  titleEn: row.titleEn,
  titleZh: row.titleZh,
  titleEs: row.titleEs,
  titleJa: row.titleJa,
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
  inFlight: row.inFlight,
})

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
    await deleteSignaturesOf(db, line)
    for (const sop of await contentsOfLine(db, line)) await keepFiles(db, sop, sop, null)
    await deleteSopsOf(db, line)
  },
}
