import { z } from 'zod'
import {
  AlarmReport,
  Arrive,
  ArriveAnswer,
  Badge,
  batchLimit,
  Bind,
  CallReport,
  Complete,
  CompleteAnswer,
  Exchange,
  Heartbeat,
  Hello,
  HelloAnswer,
  StatusReport,
  StoredAnswer,
  Unbind,
} from './floor.ts'
import { LampShown } from './lamps.ts'
import { LoggedIn } from './operators.ts'
import { FetchParameters, ParametersAnswer, ReadBack, ReadBackAnswer } from './recipes.ts'
import { AnswerReport, AskLamp, BadgeAnswered } from './station-andon.ts'

/** One word of the station interface. */
type Verb = {
  input: z.ZodObject
  output: z.ZodType
  /** One sentence for the documentation and OpenAPI. */
  purpose: string
  /** May be in a batch; it is played by the line's one writer and may be tried out. */
  batch: boolean
  /** So many a second that the input is checked by a compiled schema. */
  often: boolean
  /** A body that works as it is on the line of the documentation, played in the order of this table; `at` is set by whoever plays it. */
  example: Record<string, unknown>
}
const verbs = <V extends Record<string, Verb>>(table: V) => table

const at = '2026-03-02T08:00:00.000Z'
/** Of the line's one writer. */
const played = { batch: true, often: true } as const
/** Answered without the line's writer. */
const own = { batch: false, often: false } as const

const itemVerbs = verbs({
  bind: {
    ...played,
    input: Bind,
    output: StoredAnswer,
    purpose: 'A box or reel of material is mounted at a place of the station.',
    example: { messageId: 'b-1', at, position: 'F1', label: 'GLUE-0815', bomCode: 'GLUE', quantity: 100 },
  },
  arrive: {
    ...played,
    input: Arrive,
    output: ArriveAnswer,
    purpose: 'May I work on this unit? Answered `go`, or `noGo` with every reason.',
    example: { messageId: 'a-1', at, productSn: 'SN-0001' },
  },
  complete: {
    ...played,
    input: Complete,
    output: CompleteAnswer,
    purpose: 'What the station did to a unit: readings, parts and its own verdict.',
    example: {
      messageId: 'c-1',
      at,
      productSn: 'SN-0001',
      verdict: 'ok',
      results: [{ resultCode: 'TORQUE', resultValue: 10.2 }],
    },
  },
  exchange: {
    ...played,
    input: Exchange,
    output: StoredAnswer,
    purpose: 'A part of a unit is taken out and another put in.',
    example: {
      messageId: 'x-1',
      at,
      productSn: 'SN-0001',
      removed: { bomCode: 'GLUE', bomLot: 'GLUE-0815' },
      reason: 'bubbles',
      back: true,
    },
  },
  unbind: {
    ...played,
    input: Unbind,
    output: StoredAnswer,
    purpose: 'What is mounted at a place is taken away.',
    example: { messageId: 'u-1', at, position: 'F1', reason: 'changeover' },
  },
  status: {
    ...played,
    input: StatusReport,
    output: StoredAnswer,
    purpose: 'What the equipment is doing from now on.',
    example: { messageId: 's-1', at, stationStatus: 'running' },
  },
  alarm: {
    ...played,
    input: AlarmReport,
    output: StoredAnswer,
    purpose: 'An alarm of the equipment goes on or off.',
    example: { messageId: 'l-1', at, alarmCode: 'E101', on: true, alarmText: 'Door open' },
  },
  call: {
    ...played,
    input: CallReport,
    output: StoredAnswer,
    purpose: 'Help is called for (`on` true), or the call is cleared.',
    example: { messageId: 'h-1', at, lossType: 'process', on: true, message: 'Needs an engineer' },
  },
  heartbeat: {
    ...played,
    input: Heartbeat,
    output: StoredAnswer,
    purpose: 'The station is alive.',
    example: { at },
  },
})

export type BatchKind = keyof typeof itemVerbs
/** A message of a batch. */
export type BatchItem<K extends BatchKind = BatchKind> = {
  [V in K]: z.infer<(typeof itemVerbs)[V]['input']> & { kind: V }
}[K]
export const batchKinds = Object.keys(itemVerbs) as BatchKind[] // it is a record of them
export const isBatchKind = (kind: unknown): kind is BatchKind =>
  typeof kind === 'string' && Object.hasOwn(itemVerbs, kind)

const items = Object.entries(itemVerbs).map(([kind, { input }]) => input.extend({ kind: z.literal(kind) }))
export const BatchItem: z.ZodType<BatchItem> = z.discriminatedUnion(
  'kind',
  items as unknown as [(typeof items)[number], ...typeof items], // there are several, and each is of its kind
) as unknown as z.ZodType<BatchItem>

/** Each item is checked on its own: a malformed one is refused at its place. */
export const Batch = z.strictObject({
  messageId: z.string().max(64).optional(),
  items: z.array(z.unknown()).min(1).max(batchLimit),
})

/** The station interface: POST /api/station/{verb}/{lineNumber} with the station's key as bearer. All that is done by verb follows from here. */
export const stationVerbs = verbs({
  hello: {
    ...own,
    often: true,
    input: Hello,
    output: HelloAnswer,
    purpose: 'The program starts: it learns who it is, the time and what the line makes.',
    example: { at, heartbeatSeconds: 10 },
  },
  login: {
    ...own,
    input: Badge,
    output: LoggedIn,
    purpose: 'An operator begins to work at the station.',
    example: { at, cardId: 'CARD-1' },
  },
  logoff: {
    ...own,
    input: Badge,
    output: LoggedIn.pick({ operatorNo: true, stationNumber: true }),
    purpose: 'An operator leaves the station.',
    example: { at, cardId: 'CARD-1' },
  },
  parameters: {
    ...own,
    input: FetchParameters,
    output: ParametersAnswer,
    purpose: 'Fetches the set of parameters that was sent to the station.',
    example: { at },
  },
  readBack: {
    ...own,
    input: ReadBack,
    output: ReadBackAnswer,
    purpose: 'What the station is set to now.',
    example: { at, values: [{ paraCode: 'SPEED', value: 120 }] },
  },
  ...itemVerbs,
  answer: {
    ...own,
    input: AnswerReport,
    output: BadgeAnswered,
    purpose: 'Whoever holds their badge to the station has come to its call, or has solved it.',
    example: { at, cardId: 'CARD-1' },
  },
  lamp: {
    ...own,
    input: AskLamp,
    output: LampShown,
    purpose: 'What the lamp of the station shows and sounds now.',
    example: { at },
  },
  batch: {
    ...own,
    input: Batch,
    output: z.object({ answers: z.array(z.unknown()) }),
    purpose: `Up to ${batchLimit} messages in order, each with its \`kind\` and its own answer.`,
    example: {
      items: [
        { kind: 'arrive', messageId: 'a-2', at, productSn: 'SN-0002' },
        {
          kind: 'complete',
          messageId: 'c-2',
          at,
          productSn: 'SN-0002',
          results: [{ resultCode: 'TORQUE', resultValue: 10.1 }],
        },
      ],
    },
  },
})
export type StationVerb = keyof typeof stationVerbs
export const stationVerbNames = Object.keys(stationVerbs) as [StationVerb, ...StationVerb[]] // it is a record of them
export type VerbInput<V extends StationVerb> = z.output<(typeof stationVerbs)[V]['input']>
