import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { AndonWatch, Quiet, QuietDraft } from './andonQuiet.ts'
import { andonLevels, AndonPerson } from './andonRules.ts'
import { CallCorrection, CallPart, CallPartKey, CallSplit } from './call-parts.ts'
import { command, download, feature, query } from './endpoint.ts'
import {
  account,
  byId,
  choice,
  code,
  count,
  flag,
  id,
  instant,
  name,
  note,
  nothing,
  parts,
  reason,
} from './fields.ts'
import { LampShown, LampTest, LampTestDraft } from './lamps.ts'
import { exportFormats, period, registerOf, registerPaging } from './lists.ts'
import { badgeMoves, BadgeAnswered, callStates } from './station-andon.ts'

export { callStates }
export type CallState = (typeof callStates)[number]

/** What may be done about a call. Nothing else ends one: a call never closes itself. */
export const callMoves = {
  arrive: { from: 'called', to: 'arrived' },
  solve: { from: 'arrived', to: 'solved' },
  confirm: { from: 'solved', to: 'confirmed' },
  cancel: { from: 'called', to: 'cancelled' },
} as const satisfies Record<string, { from: CallState; to: CallState }>
export type CallMove = keyof typeof callMoves
export const helpMoves = ['arrive', 'solve', 'confirm'] as const satisfies CallMove[]
export type HelpMove = (typeof helpMoves)[number]

/** Somebody calls for help at a station. Each step keeps who and when; `endedBy` confirmed or cancelled it. */
export const AndonCall = z.object({
  id: id(),
  lineNumber: code(),
  stationNumber: code(),
  lossType: choice(lossTypes),
  message: note().nullable(),
  /** The highest that is past, and when somebody was notified last; null: none yet, or no rule. */
  level: choice(andonLevels).nullable(),
  levelAt: instant().nullable(),
  /** No station of the line takes a unit until it is solved or cancelled: its rule required it when it was made. */
  stopsLine: flag(),
  /** From when on it does; null: it does not. */
  stopsAt: instant().nullable(),
  callState: choice(callStates),
  calledAt: instant(),
  calledBy: account(),
  arrivedAt: instant().nullable(),
  arrivedBy: account().nullable(),
  /** Who took it over from whoever came, and has it now; null: who came has it. */
  ownedAt: instant().nullable(),
  ownedBy: account().nullable(),
  solvedAt: instant().nullable(),
  solvedBy: account().nullable(),
  endedAt: instant().nullable(),
  endedBy: account().nullable(),
  /** Why it was cancelled. */
  reason: note().nullable(),
  /** How often somebody reported it by the code at the machine; 0: it came otherwise. */
  faultReports: count(),
  /** Whole minutes from the call until it was solved or cancelled; of one that is open until now. */
  period: count(),
})
export type AndonCall = z.infer<typeof AndonCall>

/** What somebody wrote who reported a fault without log-in: whether the name is theirs is unknown. */
export const FaultNote = z.object({ at: instant(), name: name().nullable(), text: note() })
export type FaultNote = z.infer<typeof FaultNote>

export const levelOutcomes = ['told', 'skipped', 'nobody', 'unsolved'] as const
/**
 * What became of a level of a call. `reminder`: 0 is the level itself. `skipped`: a later one was due already when a server
 * checked again. `nobody`: it reached nobody then, and the next one was notified at once. `unsolved`: somebody has come, and was asked again.
 */
export const CallLevel = z.object({
  callId: id(),
  level: choice(andonLevels),
  reminder: count(),
  outcome: choice(levelOutcomes),
  dueAt: instant(),
  toldAt: instant(),
  people: parts(AndonPerson, 10_000),
})
export type CallLevel = z.infer<typeof CallLevel>

/** One that is not solved yet, with its rule's text where the caller gave none, and the level that is notified next. */
export const OpenCall = AndonCall.extend({
  nextLevel: choice(andonLevels).nullable(),
  nextLevelAt: instant().nullable(),
  ...LampShown.pick({ lampColour: true, lampSound: true }).shape,
})
export type OpenCall = z.infer<typeof OpenCall>

export const CallDraft = AndonCall.pick({ stationNumber: true, lossType: true, message: true }).strict()
export type CallDraft = z.infer<typeof CallDraft>

const filterFields = {
  ...AndonCall.pick({
    stationNumber: true,
    lossType: true,
    callState: true,
    level: true,
    calledBy: true,
    arrivedBy: true,
  }).partial().shape,
  ...period,
}
export const CallFilter = z.strictObject({ ...filterFields, ...registerPaging(AndonCall) })
export type CallFilter = z.infer<typeof CallFilter>

const page = { for: ['lossInquiry'] } as const
const watching = ['lossInquiry', 'lineDashboard', 'andonReport', 'ampereLampSetting'] as const
const ruling = { for: ['ampereLampSetting'] } as const
const touches = ['notices', 'boards']

export const andon = feature('andon', {
  list: query({ input: CallFilter, output: registerOf(AndonCall), ...page }),
  /** Unsolved, the longest waiting first: for people at the line. */
  open: query({
    input: nothing,
    output: parts(OpenCall, 10_000),
    for: ['lossInquiry', 'lineDashboard', 'andonReport'],
  }),
  record: query({
    input: byId,
    output: z.object({
      call: AndonCall,
      levels: parts(CallLevel, 10_000),
      faultNotes: parts(FaultNote),
      /** Of one that is solved, at least one. */
      parts: parts(CallPart),
    }),
    ...page,
  }),
  export: download({
    input: z.strictObject({ ...filterFields, sort: CallFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
  /** Whether calls of the line tell anybody now. */
  watch: query({ input: nothing, output: AndonWatch, for: watching }),
  /** Calls of the line tell nobody until it is over. */
  quiet: command({ input: QuietDraft, output: Quiet, touches: ['boards'], ...ruling }),
  /** Lights a lamp for some seconds, so that somebody at the line can check that it works. */
  testLamp: command({ input: LampTestDraft, output: LampTest, ...ruling }),
  /** Ends it earlier. */
  loud: command({ input: nothing, output: Quiet, touches: ['boards'], ...ruling }),
  /** With the badge that is held to the device of a station: who it is takes over the call that waits longest there, or solves it. */
  badge: command({
    input: z.strictObject({ stationNumber: code(), cardId: code(), move: z.enum(badgeMoves) }),
    output: BadgeAnswered,
    touches: ['boards'],
    for: ['station'],
  }),
  call: command({ input: CallDraft, output: AndonCall, touches, ...page }),
  move: command({
    input: z.strictObject({ id: id(), move: z.enum(helpMoves) }),
    output: AndonCall,
    touches: ['boards'],
    ...page,
  }),
  /** From its owner: it is the caller's from then on, and the time until the next question begins anew. */
  takeOver: command({ input: byId, output: AndonCall, touches: ['boards'], ...page }),
  /** Solved, it was another kind of loss than was called: all of it, or a part. */
  correct: command({ input: CallCorrection, output: AndonCall, touches: ['stops'], ...page }),
  split: command({ input: CallSplit, output: nothing, touches: ['stops'], ...page }),
  /** Joins a part with the one before it, whose loss type stays. */
  merge: command({ input: CallPartKey, output: nothing, touches: ['stops'], ...page }),
  cancel: command({
    input: z.strictObject({ id: id(), reason: reason() }),
    output: AndonCall,
    touches: ['boards'],
    ...page,
  }),
})
