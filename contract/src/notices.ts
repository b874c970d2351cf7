import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import type { Facts } from './errors.ts'
import { byId, choice, code, count, flag, id, instant, name, note, parts } from './fields.ts'
import type { PageName } from './pages.ts'

export const messageTypes = ['info', 'warn', 'alarm'] as const
export type MessageType = (typeof messageTypes)[number]
/** `handled`: its reader has done what it requires, and so has read it. */
export const messageStatuses = ['unread', 'read', 'handled'] as const

/** What the system itself notifies people of, how urgent it is, and the page it leads to: whoever may open that page is notified. */
export const eventTypes = {
  equipmentAlarm: { messageType: 'alarm', page: 'lineDashboard' },
  /** Somebody calls for help at a station. */
  andonCall: { messageType: 'alarm', page: 'lossInquiry' },
  /** Nobody has come to a call for so long that the people of a level are notified; late: of earlier levels too. */
  andonLevel: { messageType: 'alarm', page: 'lossInquiry' },
  andonLevelLate: { messageType: 'alarm', page: 'lossInquiry' },
  /** Somebody has come to a call, and it is still not solved. */
  andonUnsolved: { messageType: 'alarm', page: 'lossInquiry' },
  /** A station measures beyond its frozen control limits. */
  controlSignal: { messageType: 'warn', page: 'signals' },
  /** Whether what was done against a defect worked. */
  problemJudged: { messageType: 'info', page: 'problems' },
  /** A tool is at 90 % of its life, or at its end. */
  toolDue: { messageType: 'warn', page: 'toolDef' },
  /** A gauge is to be calibrated soon, or should have been. */
  calibrationDue: { messageType: 'warn', page: 'toolDef' },
  stationSilent: { messageType: 'alarm', page: 'lineDashboard' },
  orderLate: { messageType: 'warn', page: 'pendingProductionOrder' },
  materialLow: { messageType: 'warn', page: 'bomMonitors' },
  materialExpired: { messageType: 'warn', page: 'bomMonitors' },
  parameterDrift: { messageType: 'warn', page: 'typePara' },
  /** A check was not made in its time. */
  inspectionMissed: { messageType: 'warn', page: 'inspectManage' },
  orderStarted: { messageType: 'info', page: 'orderHistory' },
  orderFinished: { messageType: 'info', page: 'orderHistory' },
  accountLocked: { messageType: 'warn', page: 'users' },
  loginBarred: { messageType: 'warn', page: 'users' },
  /** So many wrong log-ins from one address that it is barred. */
  loginBurst: { messageType: 'alarm', page: 'users' },
  interfaceError: { messageType: 'alarm', page: 'mesLogView' },
  /** Something here could not act on what happened, and people must. */
  eventSetAside: { messageType: 'alarm', page: 'basicInfo' },
  /** To the person themself, whoever they are. */
  rightsChanged: { messageType: 'info', page: 'profile' },
  /** To whoever administers the roles. */
  pagesCame: { messageType: 'info', page: 'role' },
  /** Somebody at a station commented on a step: to each of those who wrote it. */
  sopCommented: { messageType: 'info', page: 'sopManage' },
  /** A rule is tried by whoever sets it. */
  ruleTest: { messageType: 'info', page: 'notifySet' },
} as const satisfies Record<string, { messageType: MessageType; page: PageName }>
export type EventType = keyof typeof eventTypes
/** How urgent a notice is: as its type, but an action that made it worse is a warning. */
export const messageTypeOf = (eventType: EventType, facts: Facts): MessageType =>
  eventType === 'problemJudged' && facts.problemEffect === 'worse'
    ? 'warn'
    : eventTypes[eventType].messageType
export const eventTypeNames = Object.keys(eventTypes) as [EventType, ...EventType[]] // the table's own keys

export const Notice = z.object({
  id: id(),
  eventType: choice(eventTypeNames),
  messageType: choice(messageTypes),
  messageStatus: choice(messageStatuses),
  /** In the language of the call. */
  messageContent: note(),
  lineNumber: code().nullable(),
  lineName: name().nullable(),
  sendingTime: instant(),
  /** What it is about: an order, a station, an account. */
  about: name(),
})
export type Notice = z.infer<typeof Notice>

/** To one person each: those an andon rule names, or whose own matter it is. */
const ownNames = [
  'andonLevel',
  'andonLevelLate',
  'andonUnsolved',
  'rightsChanged',
  'pagesCame',
  'sopCommented',
  'ruleTest',
] as const satisfies readonly EventType[]
export const ownMatters: readonly EventType[] = ownNames
/** A plant starts orders all day: announced only where a rule requires it, and not to everybody who may open its page. */
export const onlyByRule: readonly EventType[] = ['orderStarted']
/** Sent by rules. */
export type RuledEvent = Exclude<EventType, (typeof ownNames)[number]>

/** An optional filter; empty text or null leaves it out. */
const optionalFilter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional())

/**
 * The specification's query, which every one of the four event ids takes: it narrows what the call is about. `sendingTime`: not older than that.
 * `state` is another name of `messageStatus`; `userId` is whose notices are meant, and nobody reads but their own.
 */
const filterFields = {
  page: optionalFilter(z.int().min(1).max(10_000)),
  limit: optionalFilter(z.int().min(1).max(200)),
  lineNumber: optionalFilter(code()),
  lineName: optionalFilter(name()),
  state: optionalFilter(choice(messageStatuses)),
  userId: optionalFilter(code()),
  messageStatus: optionalFilter(choice(messageStatuses)),
  eventType: optionalFilter(choice(eventTypeNames)),
  messageType: optionalFilter(choice(messageTypes)),
  sendingTime: optionalFilter(instant()),
}
export const NoticeFilter = z.strictObject(filterFields)
export type NoticeFilter = z.infer<typeof NoticeFilter>
/** The page of a list where the query names none. */
export const noticePaging = { page: 1, limit: 200 }

const at = (eventId: number) => ({ path: '/web/message' as const, eventId })

/** POST /web/message; the event ids are the specification's, their meaning, but for the list's, is ours. */
export const notices = feature('notices', {
  unread: plantQuery({
    input: NoticeFilter,
    output: z.object({ unread: count() }),
    for: 'signedIn',
    at: at(2300),
  }),
  /** Those named, or with `all` every one. Returns how many are left. */
  read: plantCommand({
    input: NoticeFilter.extend({ ids: parts(id()).optional(), all: flag().optional() }),
    output: z.object({ unread: count() }),
    for: 'signedIn',
    personal: true,
    at: at(2301),
  }),
  /** Those named are done with, or with `handled: false` are read again and open. The specification has no event id for it. */
  handle: plantCommand({
    input: z.strictObject({ ids: parts(id()).min(1), handled: flag().default(true) }),
    output: z.object({ unread: count() }),
    for: 'signedIn',
    personal: true,
  }),
  list: plantQuery({
    input: NoticeFilter,
    output: z.object({ rows: z.array(Notice), total: count() }),
    for: 'signedIn',
    at: at(2302),
  }),
  delete: plantCommand({
    input: NoticeFilter.extend({ ids: parts(id()) }),
    output: z.object({ unread: count() }),
    for: 'signedIn',
    personal: true,
    at: at(2303),
  }),
  /** Sends its caller, and nobody else, what a rule would send. */
  testRule: plantCommand({
    input: byId,
    output: z.object({ unread: count() }),
    for: ['notifySet'],
  }),
})
