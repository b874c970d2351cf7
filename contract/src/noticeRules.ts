import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import {
  accounts,
  choice,
  code,
  codes,
  count,
  draftOf,
  flag,
  id,
  instant,
  name,
  note,
  nothing,
  parts,
  whole,
} from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { type EventType, eventTypeNames, messageTypes, ownMatters } from './notices.ts'
import { clock } from './plant.ts'

/** What rules are made for: all but what goes to one person by itself. */
export const ruledEvents = eventTypeNames.filter((name) => !ownMatters.includes(name)) as [
  EventType,
  ...EventType[],
] // never empty, as the table shows
/** Of no line, so nobody's shift. */
export const plantEvents: readonly EventType[] = ['accountLocked', 'loginBarred', 'loginBurst']

const message = () => note().min(1).max(500).nullable()

/**
 * Who is notified of an event, when and by what. All rules that fit an event count; where none of them has the bell, everybody who
 * may open the page it leads to is notified at once. A rule narrows, it opens nothing: nobody is notified of what they may not open.
 * Nobody named: everybody who may.
 */
export const NoticeRule = z.object({
  id: id(),
  eventType: choice(ruledEvents),
  /** Of this line only; null: of every line, and of what is no line's. */
  lineNumber: code().nullable(),
  toUsers: accounts(),
  toRoles: codes(),
  /** The team that the calendar names for the shift that runs on the line of the event. */
  toDuty: flag(),
  bell: flag(),
  /** Webhook targets. One that a rule names gets the event by the rule only, whatever events it is set to. */
  targetCodes: codes(),
  /** A mail to each of those who have an address. Only where the server has a mail server. */
  mail: flag(),
  /** How urgent the notice is; null: as the event is. */
  messageType: choice(messageTypes).nullable(),
  /** Minutes. A delayed notice is sent only if the event is not over by then and nobody marked it as handled. */
  delay: whole(0, 1440),
  /**
   * Minutes. With the bell only: repeated so often, each until they have read it, all until somebody has handled it or it is
   * over; `repeatMost` times at the most.
   */
  repeatEvery: whole(1, 1440).nullable(),
  repeatMost: whole(1, 50).nullable(),
  /** In the plant's time; notices in between are sent at their end, if they still apply. */
  quietFrom: clock().nullable(),
  quietTo: clock().nullable(),
  /** Alarms are sent in quiet hours too. */
  alarmsPass: flag(),
  /** Its text in each language, with variables in braces; null: the product's own sentence. */
  messageEn: message(),
  messageZh: message(),
  messageEs: message(),
  messageJa: message(),
  enabled: flag(),
  remark: name().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type NoticeRule = z.infer<typeof NoticeRule>

/** `reached`: how many it would reach now, on any of its lines. */
export const NoticeRuleRow = NoticeRule.extend({ reached: count() })
export type NoticeRuleRow = z.infer<typeof NoticeRuleRow>

export const NoticeRuleDraft = draftOf(
  NoticeRule.omit({ id: true, updateDate: true, updateAuthor: true, revision: true }),
)
export type NoticeRuleDraft = z.output<typeof NoticeRuleDraft>

const filters = NoticeRule.pick({ eventType: true, lineNumber: true, enabled: true }).partial().shape
export const NoticeRuleFilter = z.strictObject({
  ...filters,
  lineNumber: code().optional(),
  ...registerPaging(NoticeRule),
})
export type NoticeRuleFilter = z.infer<typeof NoticeRuleFilter>

const Person = z.object({ userName: code(), name: name() })
const page = { for: ['notifySet'] } as const
const asSeen = { id: id(), revision: count() }

export const noticeRules = feature('noticeRules', {
  list: plantQuery({
    input: NoticeRuleFilter,
    output: registerOf(NoticeRuleRow),
    for: ['notifySet', 'users'],
  }),
  one: plantQuery({ input: z.strictObject({ id: id() }), output: NoticeRuleRow, ...page }),
  /** What a rule may name. */
  choices: plantQuery({
    input: nothing,
    output: z.object({
      users: parts(Person, 100_000),
      roles: parts(z.object({ roleKey: code(), roleName: name() }), 10_000),
      targets: parts(code(), 10_000),
      /** There is a mail server. */
      mail: flag(),
    }),
    ...page,
  }),
  /** Whom a rule that need not be saved would notify of an event now, and when. */
  preview: plantQuery({
    input: NoticeRuleDraft,
    /** `noAddress`: who would get a mail and has no address. */
    output: z.object({
      at: instant(),
      people: parts(Person, 100_000),
      noAddress: parts(Person, 100_000),
      /** The last real event of the kind, in the words of the rule; null: there has been none. */
      last: z.object({ sendingTime: instant(), en: note(), zh: note(), es: note(), ja: note() }).nullable(),
    }),
    ...page,
  }),
  create: plantCommand({ input: NoticeRuleDraft, output: NoticeRule, ...page }),
  update: plantCommand({ input: NoticeRuleDraft.extend(asSeen), output: NoticeRule, ...page }),
  delete: plantCommand({ input: z.strictObject(asSeen), output: NoticeRule, ...page }),
})
