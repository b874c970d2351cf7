import type { DefectDrawing, DrawingDraft, ShownDrawing } from '@takt/contract/defectDrawings.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changePicture, releaseFile } from '../../platform/userFiles/userFiles.ts'
import { pictureOfType, versionsOf } from '../types/types.ts'
import {
  deleteDrawings,
  findDrawing,
  insertDrawing,
  lockDrawing,
  updateDrawing,
} from './defectDrawings.queries.ts'

/** Two lines may show the same file. */
const shownBy = (line: string, typeNo: string) =>
  ({ entity: 'defectDrawing', entityKey: `${line} ${typeNo}` }) as const

export const lineDrawingsPart = {
  async remove(db: Db, line: string) {
    for (const { typeNo, picture } of await deleteDrawings(db, line))
      await releaseFile(db, picture, shownBy(line, typeNo))
  },
}

/** What people are shown of a type: its drawing, else the picture it has itself. */
export async function drawingOf(db: Db, line: LineNumber, typeNo: string): Promise<ShownDrawing> {
  const drawing = await findDrawing(db, line, typeNo)
  if (!drawing) return { picture: await pictureOfType(db, typeNo), markedPlaces: [] }
  const { picture, markedPlaces } = drawing
  return { picture, markedPlaces }
}

export const createDrawing = (call: LineCall, draft: DrawingDraft) =>
  inOneGo(call.db, async (db) => {
    const { typeNo } = draft
    mustTellApart(draft)
    if ((await versionsOf(db, typeNo)).length === 0) refuse('reworkers.no_type', { typeNo }, 'typeNo')
    const after =
      (await insertDrawing(db, call.line, draft, call.user.name)) ??
      refuse('record.code_taken', { code: typeNo }, 'typeNo')
    await recordDrawingChange({ call, db }, 'create', null, after)
    return after
  })

type Named = Pick<DefectDrawing, 'typeNo' | 'revision'>

export const changeDrawing = (call: LineCall, { revision, ...draft }: DrawingDraft & Named) =>
  inOneGo(call.db, async (db) => {
    mustTellApart(draft)
    const before = await current(db, call.line, { ...draft, revision })
    const after = await updateDrawing(db, call.line, draft, call.user.name)
    await recordDrawingChange({ call, db }, 'update', before, after)
    return after
  })

export const removeDrawing = (call: LineCall, named: Named) =>
  inOneGo(call.db, async (db) => {
    const before = await current(db, call.line, named)
    await deleteDrawings(db, call.line, named.typeNo)
    await recordDrawingChange({ call, db }, 'delete', before, null)
    return { typeNo: named.typeNo }
  })

async function current(db: Db, line: LineNumber, { typeNo, revision }: Named) {
  const before = (await lockDrawing(db, line, typeNo)) ?? refuse('record.unknown')
  if (before.revision !== revision) refuse('record.changed')
  return before
}

/** A scanned code means one place. */
function mustTellApart({ markedPlaces }: DrawingDraft) {
  const codes = markedPlaces.map(({ placeCode }) => placeCode)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice !== undefined) refuse('record.code_taken', { code: twice }, 'markedPlaces')
}

async function recordDrawingChange(
  { call, db }: { call: LineCall; db: Db },
  action: 'create' | 'update' | 'delete',
  before: DefectDrawing | null,
  after: DefectDrawing | null,
) {
  const { typeNo } = (after ?? before)!
  const use = shownBy(call.line, typeNo)
  await changePicture({ ...call, db }, use, before?.picture ?? null, after?.picture ?? null)
  await recordChange(db, call, { entity: 'defectDrawing', key: typeNo, action, before, after })
}
