import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, codes, count, instant, name, note, parts, version, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'

/** What has to be mounted at a station: so many tools of a type, or one certain tool. */
export const ToolMember = z.strictObject({
  seqNum: whole(1, 9999),
  stationNumber: code(),
  /** Null: anywhere at the station. */
  position: code().nullable(),
  toolType: code().nullable(),
  toolCode: code().nullable(),
  quantity: whole(1, 100),
})
export type ToolMember = z.infer<typeof ToolMember>
/** The cells of a row in the order they are shown, exported and pasted. */
export const toolMemberCells = [
  'seqNum',
  'stationNumber',
  'position',
  'toolType',
  'toolCode',
  'quantity',
] as const satisfies readonly (keyof ToolMember)[]

/** The tools that types are made with, versioned: toolSetId + toolSetVersion. */
export const ToolSet = z.object({
  toolSetId: code(),
  toolSetVersion: version(),
  toolSetName: name(),
  typeNos: codes(),
  definitionStatus: choice(definitionStatuses),
  remark: note().nullable(),
  members: parts(ToolMember),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type ToolSet = z.infer<typeof ToolSet>

export const ToolSetDraft = ToolSet.pick({
  toolSetId: true,
  toolSetName: true,
  typeNos: true,
  remark: true,
  members: true,
}).strict()
export type ToolSetDraft = z.infer<typeof ToolSetDraft>

export const toolSetKey = ToolSet.pick({ toolSetId: true, toolSetVersion: true }).strict()
export type ToolSetKey = z.infer<typeof toolSetKey>

const filterFields = ToolSet.pick({ toolSetId: true, toolSetName: true, definitionStatus: true })
  .partial()
  .extend({
    /** Which sets a type, a station or a tool is in. */
    typeNo: code().optional(),
    stationNumber: code().optional(),
    toolType: code().optional(),
    toolCode: code().optional(),
  }).shape
export const ToolSetFilter = z.strictObject({ ...filterFields, ...registerPaging(ToolSet) })
export type ToolSetFilter = z.infer<typeof ToolSetFilter>

/** Everything that keeps a set from being released. */
export const toolSetFaults = [
  'noMembers',
  'noTypes',
  'typeUnknown',
  'typeOrTool',
  'manyOfOne',
  'manyAtPosition',
  'doubleNumber',
  'doubleTool',
  'doublePosition',
  'doubleType',
] as const
export type ToolSetFault = (typeof toolSetFaults)[number]

const page = { for: ['toolSet'] } as const

export const toolSets = feature('toolSets', {
  list: plantQuery({ input: ToolSetFilter, output: registerOf(ToolSet), ...page }),
  create: plantCommand({ input: ToolSetDraft, output: ToolSet, ...page }),
  update: plantCommand({
    input: ToolSetDraft.extend({ toolSetVersion: version(), revision: count() }),
    output: ToolSet,
    touches: ['tools'],
    ...page,
  }),
  /** A new draft, copied from this version. */
  revise: plantCommand({ input: toolSetKey, output: ToolSet, ...page }),
  move: plantCommand({
    input: toolSetKey.extend({ move: z.enum(definitionMoveNames) }),
    output: ToolSet,
    touches: ['tools'],
    ...page,
  }),
  delete: plantCommand({ input: toolSetKey, output: ToolSet, ...page }),
  /** Every member of every requested set, one line each. */
  export: plantDownload({
    input: z.strictObject({
      ...filterFields,
      toolSetVersion: version().optional(),
      sort: ToolSetFilter.shape.sort,
      format: z.enum(exportFormats),
    }),
    output: z.never(),
    ...page,
  }),
})
