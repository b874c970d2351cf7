import { z } from 'zod'
import { Defect } from './defects.ts'
import { command, feature, query } from './endpoint.ts'
import { code, count, instant, name, parts, share, uuid } from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'

/** From the upper left corner, 0 … 1. */
const part = () => share().min(0).max(1)

/** A place of a drawing that has a name: chosen by a click near it, by its button, or by a scan of its code. */
export const MarkedPlace = z.strictObject({
  placeCode: code(),
  ...Defect.pick({ nameEn: true, nameZh: true, nameEs: true, nameJa: true }).shape,
  x: part(),
  y: part(),
})
export type MarkedPlace = z.infer<typeof MarkedPlace>
export const mostPlaces = 60

/** The drawing of a type on a line, for people who mark where something is wrong. Kept apart from the type, which is frozen once released. */
export const DefectDrawing = z.object({
  lineNumber: code(),
  typeNo: code(),
  /** A picture among the user files. */
  picture: uuid(),
  markedPlaces: parts(MarkedPlace, mostPlaces),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type DefectDrawing = z.infer<typeof DefectDrawing>

const draft = DefectDrawing.pick({ typeNo: true, picture: true, markedPlaces: true })
export const DrawingDraft = draft.strict()
export type DrawingDraft = z.infer<typeof DrawingDraft>

/** What is shown of a type: its drawing, else the picture of the type, else nothing. */
export const ShownDrawing = z.object({
  picture: uuid().nullable(),
  markedPlaces: parts(MarkedPlace, mostPlaces),
})
export type ShownDrawing = z.infer<typeof ShownDrawing>

export const DrawingFilter = z.strictObject({
  typeNo: code().optional(),
  ...registerPaging(DefectDrawing.omit({ markedPlaces: true })),
})
export type DrawingFilter = z.infer<typeof DrawingFilter>

const page = { for: ['failDef'] } as const
const touches = ['failureSummary', 'defectReports']
const key = DefectDrawing.pick({ typeNo: true }).strict()

export const defectDrawings = feature('defectDrawings', {
  list: query({ input: DrawingFilter, output: registerOf(DefectDrawing), ...page }),
  of: query({
    input: key,
    output: ShownDrawing,
    for: ['failDef', 'failDetail', 'failSummary', 'defectReporting', 'reworkReporting', 'productSummary'],
  }),
  create: command({ input: DrawingDraft, output: DefectDrawing, touches, ...page }),
  update: command({
    input: draft.extend({ revision: count() }).strict(),
    output: DefectDrawing,
    touches,
    ...page,
  }),
  /** Failures keep the code of their place. */
  remove: command({ input: key.extend({ revision: count() }), output: key, touches, ...page }),
})
