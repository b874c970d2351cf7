import { z } from 'zod'
import { download, feature, query } from './endpoint.ts'
import { choice, code, count, flag, instant, measure, name, uuid } from './fields.ts'
import { Reason } from './floor.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'
import { batchKinds, type StationVerb, stationVerbNames } from './verbs.ts'

/** What a station calls. `batch`: one that was refused whole. `testRecord`: a test of many steps. `validate` and `cfx`: in the words of IPC-CFX, where it is none of the others. */
export const stationTeleTypes: [StationTeleType, ...StationTeleType[]] = [
  ...stationVerbNames,
  'testRecord',
  'validate',
  'cfx',
]
export type StationTeleType = StationVerb | 'testRecord' | 'validate' | 'cfx'
/** `noGo`: answered, and the answer is no. `ignored`: understood, and nothing here is meant by it. */
export const teleResults = ['ok', 'noGo', 'refused', 'ignored'] as const
export type TeleResult = (typeof teleResults)[number]

/** One call of a station, or one message of a batch. Stations call, we answer: there is no other direction. */
export const StationTelegram = z.object({
  id: uuid(),
  lineNumber: code(),
  stationNumber: code(),
  teleType: choice(stationTeleTypes),
  messageId: code().nullable(),
  productSn: code().nullable(),
  productId: uuid().nullable(),
  /** When it happened, by the station's own clock. */
  at: instant().nullable(),
  heardAt: instant(),
  /** Milliseconds until the answer was on its way. A batch is answered as one. */
  latency: measure(),
  teleResult: choice(teleResults),
  answerCode: count(),
  /** Why it was refused. */
  errorKey: name().nullable(),
  /** What it left elsewhere has it too. */
  traceId: code().nullable(),
})
export type StationTelegram = z.infer<typeof StationTelegram>

/** Why a unit was not let in. */
export const NoGoFacts = z.object({ reasons: z.array(Reason).min(1) })

/** `attempts`: so often the station had sent this message within a day, this one counted. A message without an id is no repeat. */
export const StationTelegramRow = StationTelegram.extend({
  attempts: count(),
  /** What the sentence of its refusal names; of a no-go `NoGoFacts`. */
  errorFacts: z.record(z.string(), z.unknown()).nullable(),
})
export type StationTelegramRow = z.infer<typeof StationTelegramRow>
/** `cut`: one of the texts is longer than what is kept of it. `requestPath`, `responsePath`: the keys of the texts for `files.download`; null where none is kept. */
export const StationTelegramPair = StationTelegramRow.extend({
  request: z.string().nullable(),
  response: z.string().nullable(),
  requestPath: z.string().nullable(),
  responsePath: z.string().nullable(),
  cut: flag(),
})
export type StationTelegramPair = z.infer<typeof StationTelegramPair>

const filterFields = {
  ...StationTelegram.pick({
    stationNumber: true,
    teleResult: true,
    productSn: true,
    messageId: true,
  }).partial().shape,
  /** None named: all but heartbeats. */
  teleType: z.array(z.enum(stationTeleTypes)).max(stationTeleTypes.length).optional(),
  traceId: code().optional(),
  ...period,
}
export const StationTelegramFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
export type StationTelegramFilter = z.infer<typeof StationTelegramFilter>
export const StationTelegramScope = z.strictObject(filterFields)
export type StationTelegramScope = z.infer<typeof StationTelegramScope>

/** `seconds` is how long each bucket is. The period is cut to its last week. */
export const StationTraffic = z.object({
  seconds: count(),
  from: instant(),
  to: instant(),
  buckets: z.array(
    z.object({ start: instant(), calls: count(), median: measure().nullable(), slow: measure().nullable() }),
  ),
  hours: z.array(z.object({ hour: instant(), refused: count(), noGo: count() })),
})
export type StationTraffic = z.infer<typeof StationTraffic>

/** What can be tried again without doing anything: the rules are played, and nothing is stored. */
export const mayTryOut: readonly StationTeleType[] = batchKinds.filter((kind) => kind !== 'heartbeat')

const byId = StationTelegram.pick({ id: true }).strict()
const page = { for: ['stationLogView'] } as const

export const telegrams = feature('telegrams', {
  list: query({ input: StationTelegramFilter, output: ledgerOf(StationTelegramRow), ...page, mayLag: true }),
  telegram: query({ input: byId, output: StationTelegramPair, ...page }),
  traffic: query({ input: StationTelegramScope, output: StationTraffic, ...page, mayLag: true }),
  /** What the floor would answer now. Nothing of it is stored. */
  tryOut: query({ input: byId, output: z.object({ response: z.string() }), ...page }),
  export: download({
    input: StationTelegramScope.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
    mayLag: true,
  }),
})
