import { z } from 'zod'
import { command, feature, query } from './endpoint.ts'
import { account, choice, code, count, instant, note, positive, reason, share, whole } from './fields.ts'

/** What a life is counted in, besides the uses. A cavity counts the parts that it made itself. */
export const counterKinds = ['parts', 'minutes', 'cavity'] as const
export type CounterKind = (typeof counterKinds)[number]
export const lifeKinds = ['uses', ...counterKinds] as const
export type LifeKind = (typeof lifeKinds)[number]
/** The share of a life from which on a tool is due, where nobody chose another. */
export const dueShare = 0.9
export const warnShare = () => share().min(0.5).max(0.99)
/** Counts stop there: more would not fit into their column. */
export const mostUses = 1_000_000_000
export const life = () => positive().max(mostUses)
export const mostCavities = 64

/** A life of a tool besides its uses. */
export const ToolCounter = z.object({
  lineNumber: code(),
  toolCode: code(),
  counterKind: choice(counterKinds),
  /** From 1; 0: of the whole tool. */
  cavity: count(),
  /** Null: it is counted and ends nothing. */
  lifeLimit: life().nullable(),
  /** What it had behind it when the counter was set up. */
  startValue: count().max(mostUses),
  warnShare: warnShare(),
  /** Since it was maintained last. */
  counterAct: count(),
  /** Never set back. */
  counterTotal: count(),
  begunAt: instant(),
  askedAmount: life().nullable(),
  askedBy: account().nullable(),
  askedReason: note().nullable(),
})
export type ToolCounter = z.infer<typeof ToolCounter>

export const counterStates = ['good', 'due', 'locked', 'blocked'] as const
export type CounterState = (typeof counterStates)[number]
export const ToolCounterRow = ToolCounter.extend({
  counterState: choice(counterStates),
  /** Null: it has no limit. */
  usedShare: share().nullable(),
  /** Of a cavity that makes no parts now. */
  blockedAt: instant().nullable(),
  blockedBy: account().nullable(),
  blockedReason: note().nullable(),
})
export type ToolCounterRow = z.infer<typeof ToolCounterRow>

/** The obstacle: a tool, and which of its lives has ended where it is not the uses. */
export const lockedAbout = (toolCode: string, kind: LifeKind, cavity: number) =>
  kind === 'uses' ? toolCode : `${toolCode} ${kind}${cavity > 0 ? ` ${cavity}` : ''}`

const page = { for: ['toolDef'] } as const
const touches = ['tools', 'boards', 'notices']
const tool = { toolCode: code() }
const which = { ...tool, ...ToolCounter.pick({ counterKind: true, cavity: true }).shape }
const cavity = z.strictObject({ ...tool, cavity: whole(1, mostCavities), reason: reason() })
const answers = { output: z.array(ToolCounterRow), ...page }

export const toolCounters = feature('toolCounters', {
  list: query({ input: z.strictObject(tool), ...answers }),
  /** Sets up a counter, or changes it. A life becomes shorter so; longer by `allowMore` only. */
  save: command({
    input: z.strictObject({
      ...tool,
      ...ToolCounter.pick({ counterKind: true, lifeLimit: true, warnShare: true }).shape,
      /** Kept from when it was set up. */
      startValue: ToolCounter.shape.startValue.default(0),
      /** How many; only of the kind `cavity`. */
      cavities: whole(2, mostCavities).nullable().default(null),
    }),
    touches,
    ...answers,
  }),
  /** All of a kind, with what they counted. */
  remove: command({
    input: z.strictObject({ ...tool, counterKind: choice(counterKinds), reason: reason() }),
    touches,
    ...answers,
  }),
  block: command({ input: cavity, touches, ...answers }),
  open: command({ input: cavity, touches, ...answers }),
  askMore: command({
    input: z.strictObject({ ...which, askedAmount: life(), reason: reason() }),
    ...answers,
  }),
  /** By another person than the requester. */
  allowMore: command({ input: z.strictObject(which), touches, ...answers }),
  refuseMore: command({ input: z.strictObject({ ...which, reason: reason() }), ...answers }),
})
