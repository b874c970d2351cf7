import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { command, feature, query } from './endpoint.ts'
import { choice, code, count, id, instant, note, reason } from './fields.ts'
import { period, registerOf, registerPaging } from './lists.ts'

export const callStates = ['called', 'arrived', 'solved', 'confirmed', 'cancelled'] as const
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

/** Somebody asks for help at a station. Each step keeps who and when; `endedBy` confirmed or cancelled it. */
export const AndonCall = z.object({
  id: id(),
  lineNumber: code(),
  stationNumber: code(),
  lossType: choice(lossTypes),
  message: note().nullable(),
  callState: choice(callStates),
  calledAt: instant(),
  calledBy: code(),
  arrivedAt: instant().nullable(),
  arrivedBy: code().nullable(),
  solvedAt: instant().nullable(),
  solvedBy: code().nullable(),
  endedAt: instant().nullable(),
  endedBy: code().nullable(),
  /** Why it was cancelled. */
  reason: note().nullable(),
  /** Whole minutes from the call until it was solved or cancelled; of one that is open until now. */
  period: count(),
})
export type AndonCall = z.infer<typeof AndonCall>

export const CallDraft = AndonCall.pick({ stationNumber: true, lossType: true, message: true }).strict()
export type CallDraft = z.infer<typeof CallDraft>

export const CallFilter = z.strictObject({
  ...AndonCall.pick({
    stationNumber: true,
    lossType: true,
    callState: true,
    calledBy: true,
    arrivedBy: true,
  }).partial().shape,
  ...period,
  ...registerPaging(AndonCall),
})
export type CallFilter = z.infer<typeof CallFilter>

const page = { for: ['lossInquiry'] } as const
const touches = ['notices']

export const andon = feature('andon', {
  list: query({ input: CallFilter, output: registerOf(AndonCall), ...page }),
  call: command({ input: CallDraft, output: AndonCall, touches, ...page }),
  move: command({
    input: z.strictObject({ id: id(), move: z.enum(helpMoves) }),
    output: AndonCall,
    ...page,
  }),
  cancel: command({ input: z.strictObject({ id: id(), reason: reason() }), output: AndonCall, ...page }),
})
