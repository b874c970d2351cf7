import {
  type Defect,
  type DefectDraft,
  defectKey,
  type DefectKey,
  type DefectToChoose,
} from '@takt/contract/defects.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changePicture } from '../../platform/userFiles/userFiles.ts'
import {
  allDefects,
  defectChoices,
  deleteDefectsOf,
  insertDefects,
  lockDefects,
  meaningsOn,
  updateDefect,
} from './defects.queries.ts'
import { faultsOf } from './faults.ts'
import { forgetDefects, meaningOf } from './meant.ts'
import { thereOf } from './there.ts'

export { defectChoices }
export { defectsOf, type Meaning, nothingMeant, type ReworkPlace } from './meant.ts'

export const lineDefectsPart = { remove: (db: Db, line: string) => deleteDefectsOf(db, line) }

type Inside = { call: LineCall; db: Db; there: Map<string, Defect> }

/** A change of the line's definitions: from its commit on, failures have their meaning by it. */
export async function changing<T>(call: LineCall, change: (inside: Inside) => Promise<T>): Promise<T> {
  const answer = await inOneGo(call.db, async (db) => {
    await lockDefects(db)
    const there = new Map((await allDefects(db, call.line)).map((defect) => [defectKey(defect), defect]))
    return change({ call, db, there })
  })
  forgetDefects(call.db, call.line)
  return answer
}

export const createDefect = (call: LineCall, draft: DefectDraft) =>
  changing(call, async (inside) => {
    const key = defectKey(draft)
    if (inside.there.has(key)) refuse('record.code_taken', { code: key }, codeField(draft))
    await mustHold(inside, draft)
    const [after] = await insertDefects(inside.db, call.line, [draft], call.user.name)
    await recordDefectChange(inside, 'create', null, after!)
    return after!
  })

const codeField = ({ subDefectCode }: DefectKey) => (subDefectCode === null ? 'defectCode' : 'subDefectCode')

export const changeDefect = (call: LineCall, { revision, ...draft }: DefectDraft & { revision: number }) =>
  changing(call, async (inside) => {
    const before = current(inside, draft, revision)
    await mustHold(inside, draft)
    if (before.enabled && !draft.enabled) mustHaveNone(inside, draft)
    return store(inside, 'update', before, { ...draft, ...(draft.enabled && { mergedInto: null }) })
  })

export const retireDefect = (call: LineCall, { revision, ...key }: DefectKey & { revision: number }) =>
  changing(call, (inside) => {
    const before = current(inside, key, revision)
    mustHaveNone(inside, key)
    return store(inside, 'retire', before, { ...key, enabled: false })
  })

type DefectReference = { defectCode: string | null; subDefectCode: string | null }
type Merge = DefectKey & { revision: number; mergedInto: string }

/** The one that goes gives its result codes to the one that stays. What was recorded of it stays as it was recorded, and counts as the other: `meant.ts`. */
export const mergeDefect = (call: LineCall, { revision, mergedInto, ...key }: Merge) =>
  changing(call, async (inside) => {
    const before = current(inside, key, revision)
    const target = inside.there.get(mergedInto)
    if (!target || !target.enabled || target === before) return refuse('defects.merge_into')
    mustHaveNone(inside, key)
    const after = await store(inside, 'merge', before, {
      ...key,
      enabled: false,
      resultCodes: [],
      mergedInto,
    })
    const { defectCode, subDefectCode } = target
    const resultCodes = [...target.resultCodes, ...before.resultCodes]
    if (before.resultCodes.length > 0)
      await store(inside, 'update', target, { defectCode, subDefectCode, resultCodes })
    return after
  })

function current({ there }: Inside, key: DefectKey, revision: number) {
  const before = there.get(defectKey(key)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  return before
}

async function mustHold(inside: Inside, draft: DefectDraft) {
  const [fault] = faultsOf(draft, inside.there, await thereOf(inside.db, inside.call.line, [draft]))
  if (fault) throw fault
}

/** A defect in use has its sub-defects in use; without it they would be nobody's. */
function mustHaveNone({ there }: Inside, { defectCode, subDefectCode }: DefectKey) {
  const sub = [...there.values()].find(
    (one) => one.defectCode === defectCode && one.subDefectCode !== null && one.enabled,
  )
  if (subDefectCode === null && sub) refuse('defects.has_subs', { subDefectCode: sub.subDefectCode! })
}

async function store(
  inside: Inside,
  action: 'update' | 'retire' | 'merge',
  before: Defect,
  change: DefectKey & Partial<Defect>,
) {
  const after = await updateDefect(inside.db, inside.call.line, change, inside.call.user.name)
  await recordDefectChange(inside, action, before, after)
  return after
}

async function recordDefectChange(
  { call, db }: Inside,
  action: string,
  before: Defect | null,
  after: Defect,
) {
  const key = defectKey(after)
  await changePicture(
    { ...call, db },
    { entity: 'defect', entityKey: key },
    before?.picture ?? null,
    after.picture,
  )
  await recordChange(db, call, { entity: 'defect', key, action, before, after })
}

/** Each with whether a station can find it. */
export async function defectsToChoose({ db, line }: LineCall): Promise<DefectToChoose[]> {
  const all = await defectChoices(db, line)
  const { isFoundByStation } = meaningOf(all)
  return all.map((one) => ({ ...one, byStation: one.enabled && isFoundByStation(one.defectCode) }))
}

/** Which of the lines have no result code that means it today: none of their stations can find it. */
export async function linesNotFinding(db: Db, lines: readonly string[], defectCode: string) {
  const all = await meaningsOn(db, lines)
  return lines.filter((line) => {
    const own = all.filter(({ lineNumber }) => lineNumber === line)
    return !meaningOf(own).isFoundByStation(defectCode)
  })
}

/** A defect a person reports is defined and in use, once the line defines anything. */
export async function mustBeDefined(db: Db, line: string, { defectCode, subDefectCode }: DefectReference) {
  if (defectCode === null) return
  const all = await defectChoices(db, line)
  if (all.length === 0) return
  const key = defectKey({ defectCode, subDefectCode })
  const defect = all.find((one) => defectKey(one) === key)
  if (!defect) return refuse('defects.no_defect', { defectCode: key })
  if (!defect.enabled) refuse('defects.of_retired', { defectCode: key })
}
