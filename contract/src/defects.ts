import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import type { dispositions } from './failures.ts'
import { choice, code, codes, count, draftOf, flag, instant, name, note, uuid } from './fields.ts'
import { importOf, Imported } from './imports.ts'
import type { Language } from './languages.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'

/** What a defect may propose to whoever logs it or decides about it. */
export const proposals = [
  'rework',
  'scrap',
  'useAsIs',
  'returned',
] as const satisfies readonly (typeof dispositions)[number][]

const called = () => name().nullable()

/**
 * What can be wrong, on one line: a defect, or, with `subDefectCode`, a kind of it. A sub-defect has its names, its `subRank`, its picture and its
 * result codes; everything else is its defect's.
 */
export const Defect = z.object({
  lineNumber: code(),
  defectCode: code(),
  subDefectCode: code().nullable(),
  nameEn: called(),
  nameZh: called(),
  nameEs: called(),
  nameJa: called(),
  /** Of the plant's list of defect ranks. */
  rank: code().nullable(),
  subRank: code().nullable(),
  /** Where it is offered; empty: at every station, for every type. */
  stationNumbers: codes(),
  typeNos: codes(),
  /** The station where it is reworked, and the one where its unit goes on; null: as the route defines. */
  rwkCode: code().nullable(),
  returnStation: code().nullable(),
  defaultDisposition: choice(proposals).nullable(),
  responsibility: name().nullable(),
  /** A failure found by a station with one of these is this defect. */
  resultCodes: codes(),
  /** A picture among the user files. */
  picture: uuid().nullable(),
  enabled: flag(),
  /** The defect that took its place, written like `defectName`; null: none did. */
  mergedInto: note().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Defect = z.infer<typeof Defect>

export const DefectDraft = draftOf(
  Defect.omit({ lineNumber: true, mergedInto: true, updateDate: true, updateAuthor: true, revision: true }),
)
export type DefectDraft = z.output<typeof DefectDraft>
/** A sub-defect has a code of its own. */
export const SubDefectDraft = DefectDraft.extend({ subDefectCode: code() })

export type DefectKey = Pick<Defect, 'defectCode' | 'subDefectCode'>
/** Names a definition within its line. */
export const defectKey = ({ defectCode, subDefectCode }: DefectKey) =>
  subDefectCode === null ? defectCode : `${defectCode} · ${subDefectCode}`

type Named = Pick<Defect, 'nameEn' | 'nameZh' | 'nameEs' | 'nameJa'>
/** In the reader's language, else in any the plant has written. */
export const defectNameIn = (language: Language, { nameEn, nameZh, nameEs, nameJa }: Named) =>
  ({ en: nameEn, zh: nameZh, es: nameEs, ja: nameJa })[language] ?? nameEn ?? nameZh ?? nameEs ?? nameJa

/** What failures of today are called, and where they are offered. */
export const DefectChoice = Defect.pick({
  defectCode: true,
  subDefectCode: true,
  nameEn: true,
  nameZh: true,
  nameEs: true,
  nameJa: true,
  rank: true,
  subRank: true,
  stationNumbers: true,
  typeNos: true,
  rwkCode: true,
  returnStation: true,
  defaultDisposition: true,
  resultCodes: true,
  picture: true,
  enabled: true,
  mergedInto: true,
})
export type DefectChoice = z.infer<typeof DefectChoice>

/** `byStation`: in use, and a result code means it or its kind, so a station can find it. */
export const DefectToChoose = DefectChoice.extend({ byStation: flag() })
export type DefectToChoose = z.infer<typeof DefectToChoose>

const filterFields = {
  ...Defect.pick({ defectCode: true, rank: true, defaultDisposition: true, enabled: true }).partial().shape,
  /** A name in any language. */
  defectName: name().optional(),
  stationNumber: code().optional(),
  typeNo: code().optional(),
  resultCode: code().optional(),
}
export const DefectFilter = z.strictObject({ ...filterFields, ...registerPaging(Defect) })
export type DefectFilter = z.infer<typeof DefectFilter>

/** As many as one import takes. */
export const mostDefects = 2_000
const page = { for: ['failDef'] } as const
const key = Defect.pick({ defectCode: true, subDefectCode: true }).strict()
const touches = ['failures', 'failureSummary', 'rework']

export const defects = feature('defects', {
  list: query({ input: DefectFilter, output: registerOf(Defect), ...page }),
  /** All of the line, those out of use as well: old failures have their names. */
  choices: query({
    input: z.strictObject({}),
    output: z.array(DefectToChoose),
    for: [
      'failDef',
      'failDetail',
      'failSummary',
      'reworkSummary',
      'reworkReporting',
      'defectReporting',
      'reworkerManage',
      'problems',
      'concessions',
      'lineDashboard',
      'orderHistory',
    ],
  }),
  create: command({ input: DefectDraft, output: Defect, touches, ...page }),
  update: command({ input: DefectDraft.extend({ revision: count() }), output: Defect, touches, ...page }),
  /** Not deleted: failures of the past keep its name. */
  retire: command({ input: key.extend({ revision: count() }), output: Defect, touches, ...page }),
  /** One defect instead of another from now on: it takes over its result codes, and figures count the two as one. */
  merge: command({
    input: key.extend({ revision: count(), mergedInto: note() }),
    output: Defect,
    touches,
    ...page,
  }),
  import: command({ input: importOf(mostDefects), output: Imported, touches, large: true, ...page }),
  export: download({
    input: z.strictObject({ ...filterFields, sort: DefectFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})
