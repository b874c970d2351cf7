import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import { choice, code, count, day, instant, measure, name, note, reason, uuid } from './fields.ts'
import type { Moves } from './moves.ts'
import { registerOf, registerPaging } from './lists.ts'

export const problemStates = ['open', 'acted', 'closed'] as const
export type ProblemState = (typeof problemStates)[number]
/** An action is done once its cause is known; then it is watched, and closed by a person, or taken up again. */
export const problemMoves = {
  act: { from: ['open'], to: 'acted' },
  close: { from: ['acted'], to: 'closed', reason: true },
  reopen: { from: ['acted', 'closed'], to: 'open', reason: true },
} as const satisfies Moves<ProblemState>
export type ProblemMove = keyof typeof problemMoves

export const judgedEffects = ['worked', 'worse', 'noChange', 'noPasses'] as const
/**
 * What the failures since the action show. `tooEarly`: they can be chance still. The days to compare are over: nothing was made before or
 * since (`noPasses`), or it is no other (`noChange`).
 */
export const problemEffects = [...judgedEffects, 'tooEarly'] as const
export type ProblemEffect = (typeof problemEffects)[number]

/** A defect somebody works on for good: contain, find the cause, act, see whether it helped. */
export const Problem = z.object({
  lineNumber: code(),
  problemId: uuid(),
  defectCode: code(),
  /** Null: wherever, whatever the type. */
  stationNumber: code().nullable(),
  typeNo: code().nullable(),
  containment: note().nullable(),
  cause: note().nullable(),
  correctiveAction: note().nullable(),
  owner: name(),
  dueDate: day(),
  problemState: choice(problemStates),
  openedAt: instant(),
  openedBy: name(),
  actedAt: instant().nullable(),
  /** How the system judged it, once, when the days to compare were over. */
  judgedEffect: choice(judgedEffects).nullable(),
  judgedAt: instant().nullable(),
  closedAt: instant().nullable(),
  closedBy: name().nullable(),
  /** Why it was closed, or taken up again. */
  reason: note().nullable(),
  revision: count(),
})
export type Problem = z.infer<typeof Problem>

export const ProblemDraft = Problem.pick({
  defectCode: true,
  stationNumber: true,
  typeNo: true,
  containment: true,
  cause: true,
  correctiveAction: true,
  owner: true,
  dueDate: true,
}).strict()
export type ProblemDraft = z.infer<typeof ProblemDraft>

/** Failures and passes of the fourteen days before the action, and of those since, at most as many. */
export const ProblemRow = Problem.extend({
  failuresBefore: count(),
  passesBefore: count(),
  failuresAfter: count().nullable(),
  passesAfter: count().nullable(),
  /** Per million passes. */
  ppmBefore: measure().nullable(),
  ppmAfter: measure().nullable(),
  problemEffect: choice(problemEffects).nullable(),
})
export type ProblemRow = z.infer<typeof ProblemRow>

const levels = z.array(measure().nullable())
/** Failures a pass of each production day, against the limits of the days before the action. */
export const ProblemChart = z.object({
  times: z.array(instant()),
  sizes: z.array(count()),
  found: z.array(count()),
  values: levels,
  lower: levels,
  upper: levels,
  centre: measure(),
})
export type ProblemChart = z.infer<typeof ProblemChart>
/** Without a failure before there is nothing to hold it against. */
export const ProblemOne = ProblemRow.extend({ chart: ProblemChart.nullable() })
export type ProblemOne = z.infer<typeof ProblemOne>

export const ProblemFilter = z.strictObject({
  ...Problem.pick({ defectCode: true, stationNumber: true, typeNo: true, problemState: true, owner: true })
    .partial()
    .extend({ stationNumber: code().optional(), typeNo: code().optional() }).shape,
  ...registerPaging(Problem),
})
export type ProblemFilter = z.infer<typeof ProblemFilter>

const page = { for: ['problems'] } as const
const key = { problemId: uuid(), revision: count() }

export const problems = feature('problems', {
  /** Newest first. */
  list: query({ input: ProblemFilter, output: registerOf(ProblemRow), ...page }),
  one: query({ input: z.strictObject({ problemId: uuid() }), output: ProblemOne, ...page }),
  create: command({ input: ProblemDraft, output: ProblemRow, for: ['problems', 'failSummary'] }),
  update: command({
    input: ProblemDraft.omit({ defectCode: true, stationNumber: true, typeNo: true }).extend(key),
    output: ProblemRow,
    ...page,
  }),
  /** The action is done: from now on the system watches. */
  act: command({ input: z.strictObject(key), output: ProblemRow, ...page }),
  close: command({ input: z.strictObject({ ...key, reason: reason() }), output: ProblemRow, ...page }),
  reopen: command({ input: z.strictObject({ ...key, reason: reason() }), output: ProblemRow, ...page }),
})
/** Days that are compared. */
export const comparedDays = 14
