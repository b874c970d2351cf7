import { z } from 'zod'
import { command, download, feature, query } from './endpoint.ts'
import { calibrationResults, calibrationStatuses } from './calibrations.ts'
import {
  account,
  choice,
  code,
  codes,
  count,
  flag,
  instant,
  name,
  note,
  reason,
  share,
  uuid,
  whole,
} from './fields.ts'
import { type FileType, fileTypes, pictureTypes } from './files.ts'
import { registerOf, registerPaging } from './lists.ts'
import { ToolByAge, ToolMaintenance } from './tool-age.ts'
import { dueShare, life, lifeKinds, mostUses, warnShare } from './toolCounters.ts'
import { toolSetKey, ToolMember } from './toolSets.ts'

/** Where a tool is. */
export const toolStates = ['available', 'mounted', 'maintenance', 'scrapped'] as const
export type ToolState = (typeof toolStates)[number]
/** With how worn it is: `due` from 90 % of a life on, `locked` at its end. */
export const toolStatuses = [...toolStates, 'due', 'locked'] as const
export type ToolStatus = (typeof toolStatuses)[number]
export { dueShare, mostUses } from './toolCounters.ts'
const uses = life

/** From which states a tool may be moved so. A worn one may be taken off and maintained, not mounted. */
export const toolMoves = {
  mount: ['available'],
  dismount: ['mounted'],
  maintain: ['available', 'mounted'],
  giveBack: ['maintenance'],
  scrap: ['available', 'mounted', 'maintenance'],
} as const satisfies Record<string, readonly ToolState[]>
export type ToolMove = keyof typeof toolMoves
export const mayMoveTool = (move: ToolMove, state: ToolState) =>
  toolMoves[move].some((from) => from === state)

/** A die, nest, stamp or blade: what wears with the pieces that are made with it. */
export const Tool = z.object({
  lineNumber: code(),
  toolCode: code(),
  toolType: code(),
  toolDescription: note().nullable(),
  /** Its life in uses, and the uses since it was maintained last. */
  frequency: uses(),
  frequencyAct: count(),
  /** What it had behind it when it was set up. */
  startUses: count().max(mostUses),
  /** From which share of its uses on it is due. */
  warnShare: warnShare(),
  /** Uses of one pass: a die of two cavities makes two. */
  usesPerPass: whole(1, 1000),
  /** Never set back. */
  totalUses: count(),
  toolState: choice(toolStates),
  stationNumber: code().nullable(),
  position: code().nullable(),
  mountedAt: instant().nullable(),
  mountedBy: account().nullable(),
  maintainedAt: instant().nullable(),
  maintainedBy: account().nullable(),
  /** So often it was ground down, and may be; null: nobody limits it. */
  regrinds: count(),
  mostRegrinds: whole(0, 1000).nullable(),
  drawingId: uuid().nullable(),
  /** Uses beyond its life that somebody requests; another person decides. */
  askedUses: uses().nullable(),
  askedBy: account().nullable(),
  askedReason: note().nullable(),
  /** A gauge: it is calibrated every so many days. Null: it measures nothing. */
  calibrationDays: whole(1, 3660).nullable(),
  /** What it measures; none: all that is measured at its station. */
  resultCodes: codes(),
  calibratedAt: instant().nullable(),
  calibrationDueAt: instant().nullable(),
  /** Null: it was never calibrated. */
  calibrationResult: choice(calibrationResults).nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type Tool = z.infer<typeof Tool>

export const ToolRow = Tool.omit({ toolState: true }).extend({
  toolStatus: choice(toolStatuses),
  toolState: choice(toolStates),
  /** Which of its lives is nearest to its end, and of which cavity; 0: none. It decides the status. */
  lifeKind: choice(lifeKinds),
  cavity: count(),
  /** Of that life; above 1 where it was worked with beyond it. */
  usedShare: share(),
  /** Somebody requests more of one of its lives. */
  lifeAsked: flag(),
  /** Null: no gauge. */
  calibrationStatus: choice(calibrationStatuses).nullable(),
  /** The released sets that require it or its type. */
  toolSetName: note(),
  drawingName: name().nullable(),
  drawingType: choice(fileTypes).nullable(),
})
export type ToolRow = z.infer<typeof ToolRow>

/** What an order still needs of a member of a set, and what there is on the line. `ready`: enough tools with enough life. */
export const ToolReady = ToolMember.extend({
  ready: flag(),
  tools: z.array(
    z.object({
      ...Tool.pick({ toolCode: true, toolState: true }).shape,
      usesLeft: count(),
      usesNeeded: count(),
    }),
  ),
})
export type ToolReady = z.infer<typeof ToolReady>

/** An open order of a type the set is for. `rest`: the units it still lacks. */
export const OrderTools = z.object({
  orderCode: code(),
  typeNo: code(),
  rest: count(),
  ready: flag(),
  members: z.array(ToolReady),
})
export type OrderTools = z.infer<typeof OrderTools>

/** What a browser shows. */
export const drawingTypes = ['pdf', ...pictureTypes] as const satisfies readonly FileType[]

export const ToolDraft = Tool.pick({
  toolCode: true,
  toolType: true,
  toolDescription: true,
  frequency: true,
  usesPerPass: true,
})
  .extend({
    calibrationDays: whole(1, 3660).nullable().default(null),
    resultCodes: codes().default([]),
    mostRegrinds: Tool.shape.mostRegrinds.default(null),
    drawingId: Tool.shape.drawingId.default(null),
    startUses: Tool.shape.startUses.default(0),
    warnShare: warnShare().default(dueShare),
  })
  .strict()
export type ToolDraft = z.infer<typeof ToolDraft>

export const ToolFilter = z.strictObject({
  ...Tool.pick({ toolCode: true, toolType: true }).partial().shape,
  stationNumber: code().optional(),
  toolStatus: choice(toolStatuses).optional(),
  calibrationStatus: choice(calibrationStatuses).optional(),
  lifeAsked: flag().optional(),
  ...registerPaging(ToolRow.omit({ toolSetName: true, drawingName: true, drawingType: true })),
})
export type ToolFilter = z.infer<typeof ToolFilter>

const page = { for: ['toolDef'] } as const
/** Whoever works at a station changes its tools with a scanner. */
const atStation = { for: ['toolDef', 'station'] } as const
const touches = ['boards', 'notices']
const key = { toolCode: code() }
const why = z.strictObject({ ...key, reason: reason() })

export const tools = feature('tools', {
  /** What somebody requests more life of first, then the most worn. */
  list: query({ input: ToolFilter, output: registerOf(ToolRow), for: ['toolDef', 'toolSet'] }),
  one: query({ input: z.strictObject({ toolCode: code() }), output: ToolRow, ...atStation }),
  /** What was done to it, the newest first. */
  maintenances: query({ input: z.strictObject(key), output: z.array(ToolMaintenance), ...page }),
  /** Whether what is made with it gets worse as it wears; `ofType`: with all tools of its type. */
  byAge: query({
    input: z.strictObject({ ...key, ofType: flag().default(false) }),
    output: ToolByAge,
    mayLag: true,
    ...page,
  }),
  drawing: download({ input: z.strictObject(key), output: z.never(), ...page }),
  /** Whether the line's open orders have the tools of a set. */
  ready: query({ input: toolSetKey, output: z.array(OrderTools), for: ['toolSet'] }),
  create: command({ input: ToolDraft, output: ToolRow, ...page }),
  update: command({
    input: ToolDraft.omit({ frequency: true, startUses: true }).extend({ revision: count() }),
    output: ToolRow,
    ...page,
  }),
  mount: command({
    input: z.strictObject({ ...key, stationNumber: code(), position: code().nullable().default(null) }),
    output: ToolRow,
    touches: [...touches, 'inspections'],
    ...atStation,
  }),
  dismount: command({ input: z.strictObject(key), output: ToolRow, touches, ...atStation }),
  /** Takes it out of work. */
  maintain: command({ input: why, output: ToolRow, touches, ...page }),
  /** Its uses begin anew. Ground down, its life may be shorter from now on; longer it becomes by `allowMore` only. */
  giveBack: command({
    input: why.extend({ frequency: uses(), reground: flag().default(false) }),
    output: ToolRow,
    touches: [...touches, 'toolCounters'],
    ...page,
  }),
  askMore: command({ input: why.extend({ askedUses: uses() }), output: ToolRow, ...page }),
  /** By another person than the requester. */
  allowMore: command({ input: z.strictObject(key), output: ToolRow, touches, ...page }),
  refuseMore: command({ input: why, output: ToolRow, ...page }),
  scrap: command({ input: why, output: ToolRow, touches, ...page }),
})
