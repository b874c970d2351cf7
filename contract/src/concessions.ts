import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import {
  account,
  choice,
  code,
  codes,
  count,
  day,
  instant,
  measure,
  note,
  positive,
  reason,
} from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { canMove, type Moves } from './moves.ts'

/** `usedUp` and `expired` are the line's: all its pieces were let go, or its last day is over. */
export const concessionStates = ['asked', 'approved', 'refused', 'withdrawn', 'usedUp', 'expired'] as const
export type ConcessionState = (typeof concessionStates)[number]
/** `approve` and `refuse` need another person than the requester. */
export const concessionMoves = {
  approve: { from: ['asked'], to: 'approved' },
  refuse: { from: ['asked'], to: 'refused', reason: true },
  withdraw: { from: ['asked', 'approved'], to: 'withdrawn', reason: true },
} as const satisfies Moves<ConcessionState>
export const concessionMoveNames = ['approve', 'refuse', 'withdraw'] as const
export type ConcessionMove = (typeof concessionMoveNames)[number]
export const mayMoveConcession = (move: ConcessionMove, state: ConcessionState) =>
  canMove<ConcessionState>(concessionMoves[move], state)

/** Approved beforehand: units of a type may go on with a defect, so many of them or until a day. */
export const Concession = z.object({
  lineNumber: code(),
  /** As it is called on paper. */
  concessionCode: code(),
  typeNo: code(),
  defectCode: code(),
  /** Null: wherever on the line it is found. */
  stationNumber: code().nullable(),
  /** The measured value may not lie beyond; null: it may be any. */
  minValue: measure().nullable(),
  maxValue: measure().nullable(),
  /** Its lines, where several share it; none: this line alone. */
  lineNumbers: codes(),
  /** What all of them may let go together. */
  allPieces: positive().nullable(),
  /** Null: as many as come until its last day. Of a shared one: what this line was given so far; it is given more as it uses them. */
  pieces: count().nullable(),
  usedPieces: count(),
  /** Its last production day; null: until its pieces are used up. */
  validUntil: day().nullable(),
  justification: note(),
  concessionState: choice(concessionStates),
  askedBy: account(),
  askedAt: instant(),
  decidedBy: account().nullable(),
  decidedAt: instant().nullable(),
  closedBy: account().nullable(),
  closedAt: instant().nullable(),
  /** Why it was refused or withdrawn. */
  reason: note().nullable(),
  revision: count(),
})
export type Concession = z.infer<typeof Concession>

export const ConcessionDraft = Concession.pick({
  concessionCode: true,
  typeNo: true,
  defectCode: true,
  stationNumber: true,
  minValue: true,
  maxValue: true,
  validUntil: true,
})
  .extend({
    justification: reason(),
    pieces: positive().nullable(),
    /** Others that share it with this one. */
    lineNumbers: Concession.shape.lineNumbers.default([]),
  })
  .strict()
export type ConcessionDraft = z.input<typeof ConcessionDraft>

/** `allUsed`: by all lines that share it. */
export const ConcessionRow = Concession.extend({ allUsed: count() })
export type ConcessionRow = z.infer<typeof ConcessionRow>

export const ConcessionFilter = z.strictObject({
  ...Concession.pick({
    concessionCode: true,
    typeNo: true,
    defectCode: true,
    stationNumber: true,
    concessionState: true,
    askedBy: true,
  })
    .partial()
    .extend({ stationNumber: code().optional() }).shape,
  ...registerPaging(Concession.omit({ lineNumbers: true })),
})
export type ConcessionFilter = z.infer<typeof ConcessionFilter>

const page = { for: ['concessions'] } as const
const key = { concessionCode: code(), revision: count() }

export const concessions = feature('concessions', {
  /** Newest first. */
  list: query({ input: ConcessionFilter, output: registerOf(ConcessionRow), ...page }),
  one: query({ input: z.strictObject({ concessionCode: code() }), output: ConcessionRow, ...page }),
  ask: command({ input: ConcessionDraft, output: ConcessionRow, for: ['concessions', 'failDetail'] }),
  approve: command({ input: z.strictObject(key), output: ConcessionRow, ...page }),
  refuse: command({ input: z.strictObject({ ...key, reason: reason() }), output: ConcessionRow, ...page }),
  withdraw: command({ input: z.strictObject({ ...key, reason: reason() }), output: ConcessionRow, ...page }),
})
