import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import {
  choice,
  code,
  codes,
  count,
  flag,
  id,
  instant,
  name,
  note,
  parts,
  reading,
  setting,
  version,
} from './fields.ts'
import { importOf, Imported } from './imports.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { sendModes, SentParameter } from './sent-parameters.ts'

/** In place of a type: what a station is set to whatever is made on it. */
export const everyType = '*'

/** One parameter of a station. A draft may lack its value; what is released has one. */
export const Parameter = z.strictObject({
  paraCode: code(),
  paraName: name(),
  unit: code().nullable(),
  value: setting().nullable(),
  defaultValue: setting().nullable(),
  minValue: reading().nullable(),
  maxValue: reading().nullable(),
  /** Where the controller keeps it. */
  addr: code().nullable(),
  sendMode: choice(sendModes),
  changedAt: instant(),
  changedBy: name(),
})
export type Parameter = z.infer<typeof Parameter>
export const ParameterDraft = Parameter.omit({ changedAt: true, changedBy: true })
export type ParameterDraft = z.infer<typeof ParameterDraft>
export const mostParameters = 500

/** What a station of a line is set to for a type, versioned. Of each there is one draft and one released version at most. */
export const ParameterSet = z.object({
  lineNumber: code(),
  typeNo: code(),
  stationNumber: code(),
  paraVer: version(),
  definitionStatus: choice(definitionStatuses),
  /** The version it was begun from. */
  basedOn: version().nullable(),
  remark: note().nullable(),
  parameters: parts(Parameter, mostParameters),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type ParameterSet = z.infer<typeof ParameterSet>

export const recipeKey = ParameterSet.pick({ typeNo: true, stationNumber: true, paraVer: true }).strict()
export type RecipeKey = z.infer<typeof recipeKey>
export const recipePlace = recipeKey.omit({ paraVer: true })
export type RecipePlace = z.infer<typeof recipePlace>
export const ParameterSetFilter = z.strictObject({
  ...ParameterSet.pick({ typeNo: true, stationNumber: true, definitionStatus: true }).partial().shape,
  ...registerPaging(ParameterSet),
})
export type ParameterSetFilter = z.infer<typeof ParameterSetFilter>

/** The last value a station reported of a parameter, and for which type and version. */
export const StationParameter = z.object({
  paraCode: code(),
  value: setting(),
  at: instant(),
  typeNo: code().nullable(),
  paraVer: version().nullable(),
})
export type StationParameter = z.infer<typeof StationParameter>

/** `replaced`: another one was requested before the station was done with it. */
export const downloadStates = ['waiting', 'taken', 'confirmed', 'failed', 'replaced'] as const
export type DownloadState = (typeof downloadStates)[number]

/** A released set on its way to its station. */
export const ParameterDownload = z.object({
  id: id(),
  lineNumber: code(),
  stationNumber: code(),
  typeNo: code(),
  paraVer: version(),
  downloadState: choice(downloadStates),
  requestedBy: name(),
  requestedAt: instant(),
  /** Since when it is in this state. */
  at: instant(),
  /** What the station had against it, or the parameters that it read back otherwise. */
  message: note().nullable(),
})
export type ParameterDownload = z.infer<typeof ParameterDownload>

/** A station of the line as the grid shows it. */
export const StationRecipe = z.object({
  stationNumber: code(),
  stationName: name(),
  enabled: flag(),
  released: ParameterSet.nullable(),
  draft: ParameterSet.nullable(),
  readBack: z.array(StationParameter),
  /** Parameters of the released set that the station has otherwise. */
  drift: codes(),
  download: ParameterDownload.nullable(),
})
export type StationRecipe = z.infer<typeof StationRecipe>

/** Where a draft may take its values from: what the station read back, the defaults, the released version. */
export const valueSources = ['station', 'default', 'latest'] as const
export type ValueSource = (typeof valueSources)[number]

/** Everything that keeps a set from being released, all at once. */
export const parameterFaults = [
  'noParameters',
  'valueMissing',
  'belowLimit',
  'aboveLimit',
  'defaultOutside',
  'limitsBackwards',
  'textAndLimits',
  'doubleCode',
] as const
export type ParameterFault = (typeof parameterFaults)[number]

/** As many rows as one import takes. */
export const mostParameterRows = 5000

const seen = { revision: count().nullable() }
const page = { for: ['typePara'] } as const

export const recipes = feature('recipes', {
  /** Every station of the line with its sets for one type, or for every type. */
  grid: query({ input: recipeKey.pick({ typeNo: true }), output: z.array(StationRecipe), ...page }),
  list: query({
    input: ParameterSetFilter,
    output: registerOf(ParameterSet),
    for: ['typePara', 'typeProcessSetting'],
  }),
  /** Into the draft; where there is none, the change begins one as a new version. `revision`: of the draft that was seen; null: there was none. */
  save: command({
    input: recipePlace.extend({
      ...seen,
      remark: ParameterSet.shape.remark,
      parameters: parts(ParameterDraft, mostParameters),
    }),
    output: ParameterSet,
    ...page,
    touches: ['packages'],
  }),
  /** The same with values from elsewhere. */
  takeOver: command({
    input: recipePlace.extend({ ...seen, from: z.enum(valueSources) }),
    output: ParameterSet,
    ...page,
    touches: ['packages'],
  }),
  /** A draft that begins as this version is. */
  revise: command({ input: recipeKey, output: ParameterSet, ...page, touches: ['packages'] }),
  /** What was released before is retired with the release. */
  move: command({
    input: recipeKey.extend({ move: z.enum(definitionMoveNames) }),
    output: ParameterSet,
    ...page,
    touches: ['packages'],
  }),
  delete: command({ input: recipeKey, output: ParameterSet, ...page, touches: ['packages'] }),
  /** Tells these stations to fetch what is released for them. */
  download: command({
    input: recipePlace.pick({ typeNo: true }).extend({ stationNumbers: z.array(code()).min(1).max(200) }),
    output: z.array(ParameterDownload),
    ...page,
  }),
  /** The newest of a station. */
  downloads: query({
    input: recipePlace.pick({ stationNumber: true }),
    output: z.array(ParameterDownload),
    ...page,
  }),
  import: command({
    input: importOf(mostParameterRows).extend(recipePlace.pick({ typeNo: true }).shape),
    output: Imported,
    ...page,
    touches: ['packages'],
    large: true,
  }),
  /** The draft of each station, else what is released. */
  export: download({
    input: recipePlace.pick({ typeNo: true }).extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})

/** A station requests the parameters it shall take. */
export const FetchParameters = z.strictObject({
  messageId: z.string().min(1).max(64).optional(),
  at: instant(),
})
export const ParametersAnswer = z.object({
  download: z.object({ typeNo: code(), paraVer: version(), parameters: z.array(SentParameter) }).nullable(),
})

/** A station tells what it is set to. `error`: why it could not take what it fetched. */
export const ReadBack = z.strictObject({
  messageId: z.string().min(1).max(64).optional(),
  at: instant(),
  typeNo: code().optional(),
  paraVer: version().optional(),
  values: z.array(z.strictObject({ paraCode: code(), value: setting() })).max(2 * mostParameters),
  error: note().optional(),
})
export type ReadBack = z.infer<typeof ReadBack>
/** `download`: what became of the one it had fetched. `differs`: parameters that are not as they were sent, or not as they are released. */
export const ReadBackAnswer = z.object({
  stored: z.literal(true),
  download: z.enum(['confirmed', 'failed']).nullable(),
  differs: z.array(code()),
})
