import { textsOf } from '@takt/contract/notice-texts.ts'
import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import {
  type EventType,
  eventTypes,
  type MessageType,
  messageTypeOf,
  messageTypes,
  onlyByRule,
} from '@takt/contract/notices.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Person } from '../../people/users/users.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import {
  type Audience,
  audienceAt,
  mayOpen,
  peopleOf,
  rulesInUse,
  tellAt,
} from '../noticeRules/noticeRules.ts'
import { hasMailServer, type Mail } from '../webhooks/webhooks.ts'
import { firstRepeat } from './repeating.ts'
import type { Copy, Happened, News } from './watch.queries.ts'
import type { Wait } from './waiting.queries.ts'

/** What is done about news: who is notified now, what waits, and which webhook targets get it by a rule only, and which now. */
export type Plan = {
  copies: Copy[]
  mails: Mail[]
  waits: Wait[]
  targets: Map<number, { named: string[]; now: NoticeRule[] }>
}

export const fits = (rule: NoticeRule, { eventType, lineNumber }: Happened) =>
  rule.eventType === eventType && (rule.lineNumber === null || rule.lineNumber === lineNumber)

/** All rules that fit count. Where none of them has the bell, everybody who may open the page is notified at once, but not of events that are sent by rules only. */
export async function planOf(db: Db, news: readonly News[], now: number): Promise<Plan> {
  const [rules, { timeZone }] = [await rulesInUse(db), await plantOf(db)]
  const audience = await audienceAt(db, now)
  const plan: Plan = { copies: [], mails: [], waits: [], targets: new Map() }
  for (const one of news) {
    const own = one.userName === null ? rules.filter((rule) => fits(rule, one)) : []
    if (!own.some(({ bell }) => bell) && !onlyByRule.includes(one.eventType))
      plan.copies.push(...copiesOf(one, usual(one, audience)))
    plan.mails.push(...levelMails(one, audience))
    const [due, later]: [NoticeRule[], Wait[]] = [[], []]
    for (const rule of own) {
      const at = tellAt(rule, one.eventType, now, timeZone)
      if (at > now) later.push({ ruleId: rule.id, noticeId: one.id, dueAt: isoOf(at), repeat: 0, told: [] })
      else {
        due.push(rule)
        later.push(...(await firstRepeat(rule, one, audience, { now, timeZone })))
      }
    }
    plan.copies.push(...(await copiesBy(due, one, audience)))
    plan.mails.push(...(await mailsBy(due, one, audience)))
    plan.waits.push(...later)
    plan.targets.set(one.id, { named: own.flatMap(({ targetCodes }) => targetCodes), now: due })
  }
  return plan
}

const levels: readonly EventType[] = ['andonLevel', 'andonLevelLate', 'andonUnsolved']

/** The people a level of a call calls get a mail too: nobody sits at the bell by night. */
const levelMails = (news: News, { people }: Audience): Mail[] =>
  people
    .filter(
      ({ userName, email }) =>
        levels.includes(news.eventType) &&
        news.by?.mail !== false &&
        userName === news.userName &&
        email !== null &&
        hasMailServer(),
    )
    .map(({ userName }) => ({
      news: { ...news, noticeId: news.id },
      userName,
      messageType: null,
      texts: null,
      repeat: 0,
    }))

const usual = ({ eventType, lineNumber, userName }: Happened, { people }: Audience) =>
  people
    .filter((person) =>
      userName === null
        ? mayOpen(person, lineNumber, eventTypes[eventType].page)
        : person.userName === userName,
    )
    .map((person) => person.userName)

const copiesOf = (news: News, users: readonly string[]): Copy[] =>
  users.map((userName) => ({ userName, noticeId: news.id, messageType: ownType(news), texts: null }))

/** Kept with each copy where it differs from its type's: lists are filtered by it. */
function ownType({ eventType, facts }: News): MessageType | null {
  const messageType = messageTypeOf(eventType, facts)
  return messageType === eventTypes[eventType].messageType ? null : messageType
}

/** Those the rules notify by the bell. */
export const copiesBy = async (rules: readonly NoticeRule[], news: News, audience: Audience) =>
  (
    await receiversBy(
      rules.filter(({ bell }) => bell),
      news,
      audience,
    )
  ).map(({ person, ...copy }): Copy => ({ userName: person.userName, noticeId: news.id, ...copy }))

/** Those they notify by mail: people who have an address. */
export const mailsBy = async (rules: readonly NoticeRule[], news: News, audience: Audience) =>
  (
    await receiversBy(
      rules.filter(({ mail }) => mail),
      news,
      audience,
    )
  )
    .filter(({ person }) => person.email !== null)
    .map(({ person, ...mail }): Mail => ({
      news: { ...news, noticeId: news.id },
      userName: person.userName,
      ...mail,
      repeat: 0,
    }))

/** Each once, as urgently and in the words of the most urgent of the rules. */
async function receiversBy(rules: readonly NoticeRule[], news: News, audience: Audience) {
  const receivers = new Map<string, Pick<Copy, 'messageType' | 'texts'> & { person: Person }>()
  const rank = ({ messageType }: Pick<Copy, 'messageType'>) =>
    messageTypes.indexOf(messageType ?? messageTypeOf(news.eventType, news.facts))
  for (const { messageType, ...rule } of rules.toSorted((one, other) => rank(one) - rank(other)))
    for (const person of await peopleOf(rule, news, audience))
      receivers.set(person.userName, {
        person,
        messageType: messageType ?? ownType(news),
        texts: textsOf(rule),
      })
  return [...receivers.values()]
}
