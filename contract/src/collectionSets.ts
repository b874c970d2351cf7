import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, name, note, parts, reading, version, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'

export const collectionModes = ['automatic', 'manual'] as const
/** A subgroup (AIAG SPC): as many units that follow each other as are measured together, or all of some minutes, or of a lot. */
export const subgroupings = ['consecutive', 'time', 'lot'] as const

/** One characteristic measured at a step: a process result definition. */
export const ProcessResult = z.object({
  colSetId: code(),
  colSetVersion: version(),
  charSeqNum: whole(1, 1000),
  resultCode: code(),
  resultName: name(),
  resultUnit: code().nullable(),
  /** How many units are measured together, and how many readings each gives. */
  unitCount: whole(1, 100),
  valueCount: whole(1, 100),
  targetValue: reading().nullable(),
  upperSpecLimit: reading().nullable(),
  lowerSpecLimit: reading().nullable(),
  /** A characteristic that is read as text (a firmware version) must be equal to this, when given. */
  targetText: code().nullable(),
  manualAutoMode: choice(collectionModes),
})
export type ProcessResult = z.infer<typeof ProcessResult>

export const CharacteristicDraft = ProcessResult.omit({ colSetId: true, colSetVersion: true }).strict()
export type CharacteristicDraft = z.infer<typeof CharacteristicDraft>

/** The characteristics measured at a step, versioned: colSetId + colSetVersion. */
export const CollectionSet = z.object({
  colSetId: code(),
  colSetVersion: version(),
  colSetName: name(),
  definitionStatus: choice(definitionStatuses),
  remark: note().nullable(),
  subgroupBy: choice(subgroupings),
  /** Where subgroups are made by time: from the start of the production day. */
  subgroupMinutes: whole(1, 1440),
  charCount: count(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type CollectionSet = z.infer<typeof CollectionSet>

export const setKey = CollectionSet.pick({ colSetId: true, colSetVersion: true }).strict()
export const CollectionSetDraft = z.strictObject({
  ...CollectionSet.pick({ colSetId: true, colSetName: true, remark: true }).shape,
  /** Left out: as it is, and of a new set consecutive. */
  ...CollectionSet.pick({ subgroupBy: true, subgroupMinutes: true }).partial().shape,
  characteristics: parts(CharacteristicDraft, 1000),
})
export type CollectionSetDraft = z.infer<typeof CollectionSetDraft>

const setFilterFields = CollectionSet.pick({
  colSetId: true,
  colSetName: true,
  definitionStatus: true,
}).partial().shape
export const CollectionSetFilter = z.strictObject({ ...setFilterFields, ...registerPaging(CollectionSet) })
export type CollectionSetFilter = z.infer<typeof CollectionSetFilter>

const resultFilterFields = ProcessResult.pick({
  colSetId: true,
  colSetVersion: true,
  resultCode: true,
  resultName: true,
  manualAutoMode: true,
}).partial().shape
export const ProcessResultFilter = z.strictObject({ ...resultFilterFields, ...registerPaging(ProcessResult) })
export type ProcessResultFilter = z.infer<typeof ProcessResultFilter>

export const collectionSets = feature('collectionSets', {
  list: plantQuery({
    input: CollectionSetFilter,
    output: registerOf(CollectionSet),
    for: ['processResultDef', 'processingCreate', 'dataSummary', 'productSummary', 'gaugeStudy'],
  }),
  results: plantQuery({
    input: ProcessResultFilter,
    output: registerOf(ProcessResult),
    for: ['processResultDef', 'dataSummary', 'productSummary', 'gaugeStudy'],
  }),
  create: plantCommand({ input: CollectionSetDraft, output: CollectionSet, for: ['processResultDef'] }),
  /** Rows are saved as one. */
  update: plantCommand({
    input: CollectionSetDraft.extend({ colSetVersion: version(), revision: count() }),
    output: CollectionSet,
    for: ['processResultDef'],
  }),
  revise: plantCommand({ input: setKey, output: CollectionSet, for: ['processResultDef'] }),
  move: plantCommand({
    input: setKey.extend({ move: z.enum(definitionMoveNames) }),
    output: CollectionSet,
    for: ['processResultDef'],
  }),
  delete: plantCommand({ input: setKey, output: CollectionSet, for: ['processResultDef'] }),
  export: plantDownload({
    input: z.strictObject({
      ...setFilterFields,
      sort: CollectionSetFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['processResultDef'],
  }),
  /** The characteristics of every set the filter finds. */
  exportResults: plantDownload({
    input: z.strictObject({
      ...resultFilterFields,
      sort: ProcessResultFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    for: ['processResultDef'],
  }),
})
