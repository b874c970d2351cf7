import { z } from 'zod'
import { command, feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import {
  account,
  byId,
  choice,
  code,
  count,
  flag,
  id,
  instant,
  measure,
  name,
  note,
  nothing,
  reason,
  uuid,
  whole,
} from './fields.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'

/** `in`: sent by the host; `out`: sent to the host. */
export const directions = ['in', 'out'] as const
export type Direction = (typeof directions)[number]

/** What we tell the host of an order, a lot and its material. `ordersWanted`: it shall send the line's orders and lots again. */
export const announcedTypes = [
  'orderStarted',
  'orderCompleted',
  'orderClosedShort',
  'orderCancelled',
  'lotChanged',
  'lotCompleted',
  'consumption',
  'ordersWanted',
] as const
export type AnnouncedType = (typeof announcedTypes)[number]
/** `test`: somebody tried whether the host answers. */
export const teleTypes = ['orders', 'b2mmlSchedule', ...announcedTypes, 'test'] as const
export type TeleType = (typeof teleTypes)[number]

/** `dead`: given up or refused, nobody tries again by itself. `handled`: a person took care of it by hand. */
export const teleStates = ['waiting', 'retry', 'ok', 'dead', 'handled'] as const
export type TeleState = (typeof teleStates)[number]
/** What a person may send once more, and what they may take care of themselves. What the host has is never sent again. */
export const mayResend: readonly TeleState[] = ['retry', 'dead', 'handled']
export const mayHandle: readonly TeleState[] = ['waiting', 'retry', 'dead']

/** `off`: there is no host, nothing is written down. `paused`: telegrams wait. */
export const hostModes = ['off', 'paused', 'on'] as const
export type HostMode = (typeof hostModes)[number]

/** A password has a field of its own: in the address everybody who may look at telegrams would read it, and nothing would be sent. */
export function isWeb(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}

export const HostSettings = z.object({
  hostMode: choice(hostModes),
  /** Where telegrams are posted to. */
  hostUrl: note().max(500).refine(isWeb, { error: 'address' }).nullable(),
  /** So often a telegram is tried until it is dead. */
  mostTries: whole(1, 1000),
  timeoutSeconds: whole(1, 60),
  /** The end of the key we show the host; null: none. */
  keyHint: code().nullable(),
  revision: count(),
})
export type HostSettings = z.infer<typeof HostSettings>

/** `hostKey`: absent it stays. Once saved nobody reads it again. */
export const HostSettingsDraft = HostSettings.omit({ keyHint: true })
  .extend({
    hostKey: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .regex(/^[\x21-\x7E]+$/)
      .optional(),
  })
  .strict()
export type HostSettingsDraft = z.infer<typeof HostSettingsDraft>

/** A key the host proves itself with when it calls us. */
export const HostKey = z.object({
  id: id(),
  keyName: name(),
  keyHint: code(),
  madeBy: account(),
  at: instant(),
  lastUsed: instant().nullable(),
})
export type HostKey = z.infer<typeof HostKey>

export const Telegram = z.object({
  id: id(),
  lineNumber: code().nullable(),
  direction: choice(directions),
  teleType: choice(teleTypes),
  teleState: choice(teleStates),
  /** The same one with every try: who has it need not book it again. */
  idempotencyKey: name(),
  endpoint: note(),
  httpStatus: count().nullable(),
  attempts: count(),
  nextTry: instant().nullable(),
  /** Milliseconds of the last try. */
  latency: measure().nullable(),
  errorText: note().nullable(),
  orderCode: code().nullable(),
  lotNo: code().nullable(),
  productId: uuid().nullable(),
  productSn: code().nullable(),
  at: instant(),
  doneAt: instant().nullable(),
  handledBy: account().nullable(),
  handledReason: note().nullable(),
  /** Of what it follows from; null: the server sent it by itself. */
  traceId: code().nullable(),
})
export type Telegram = z.infer<typeof Telegram>

/** With request and answer; `cut`: one of them is longer than is shown here, the download has all of it. */
export const TelegramPair = Telegram.extend({
  request: z.string().nullable(),
  response: z.string().nullable(),
  cut: flag(),
})
export type TelegramPair = z.infer<typeof TelegramPair>

const filterFields = {
  lineNumber: code().optional(),
  traceId: code().optional(),
  ...Telegram.pick({
    direction: true,
    teleType: true,
    orderCode: true,
    lotNo: true,
    productSn: true,
  }).partial().shape,
  teleState: z.array(z.enum(teleStates)).max(teleStates.length).optional(),
  ...period,
}
export const TelegramFilter = z.strictObject({ ...filterFields, ...ledgerPaging })
export type TelegramFilter = z.infer<typeof TelegramFilter>
export const TelegramScope = z.strictObject(filterFields)
export type TelegramScope = z.infer<typeof TelegramScope>

/** The state of the connection with the host. */
export const Connection = z.object({
  hostMode: choice(hostModes),
  hostUrl: z.string().nullable(),
  waiting: count(),
  retry: count(),
  dead: count(),
  lastSuccess: instant().nullable(),
  lastFailure: instant().nullable(),
  lastError: z.string().nullable(),
  /** Since when the oldest waits that is not with the host yet. */
  oldestWaiting: instant().nullable(),
  lastHeard: instant().nullable(),
})
export type Connection = z.infer<typeof Connection>

/** An hour of telegrams that came to an end in it; latency is of those that were answered. */
export const TelegramHour = z.object({
  hour: instant(),
  ok: count(),
  failed: count(),
  medianLatency: measure().nullable(),
  slowLatency: measure().nullable(),
})
export type TelegramHour = z.infer<typeof TelegramHour>

export const host = feature('host', {
  list: plantQuery({ input: TelegramFilter, output: ledgerOf(Telegram), for: ['mesLogView'] }),
  telegram: plantQuery({ input: byId, output: TelegramPair, for: ['mesLogView'] }),
  connection: plantQuery({
    input: TelegramScope.pick({ lineNumber: true }),
    output: Connection,
    for: ['mesLogView'],
  }),
  figures: plantQuery({ input: TelegramScope, output: z.array(TelegramHour), for: ['mesLogView'] }),
  export: plantDownload({
    input: TelegramScope.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['mesLogView'],
  }),
  /** Request and response of one telegram, whole. */
  pair: plantDownload({ input: byId, output: z.never(), for: ['mesLogView'] }),
  /** Once more, and at once. */
  resend: plantCommand({ input: byId, output: Telegram, for: ['mesLogView'], lines: 'own' }),
  /** Asks the host to send what there is for the line. What it sends comes in as usual. */
  askOrders: command({ input: nothing, output: Telegram, for: ['toMesProcess'], touches: ['lots'] }),
  handle: plantCommand({
    input: byId.extend({ reason: reason() }),
    output: Telegram,
    for: ['mesLogView'],
    lines: 'own',
  }),
  settings: plantQuery({ input: nothing, output: HostSettings, for: 'admin' }),
  saveSettings: plantCommand({ input: HostSettingsDraft, output: HostSettings, for: 'admin' }),
  /** Posts a test telegram to the saved address, whether sending is on or not. */
  test: plantCommand({ input: nothing, output: Telegram, for: 'admin' }),
  keys: plantQuery({ input: nothing, output: z.array(HostKey), for: 'admin' }),
  /** The key is answered this once. */
  makeKey: plantCommand({
    input: HostKey.pick({ keyName: true }).strict(),
    output: HostKey.pick({ id: true, keyName: true }).extend({ key: z.string() }),
    for: 'admin',
  }),
  revokeKey: plantCommand({ input: byId, output: HostKey, for: 'admin' }),
})
