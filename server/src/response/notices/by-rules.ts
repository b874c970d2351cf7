import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { eventTypes, messageTypes } from '@takt/contract/notices.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import {
  type Audience,
  audienceAt,
  mayOpen,
  peopleOf,
  rulesInUse,
  tellAt,
} from '../noticeRules/noticeRules.ts'
import type { Copy, Happened } from './watch.queries.ts'
import type { Wait } from './waiting.queries.ts'

export type News = Happened & { id: number }
/** What is done about news: who is told now, what waits, and which webhook targets hear of it by a rule only, and which now. */
export type Plan = {
  copies: Copy[]
  waits: Wait[]
  targets: Map<number, { named: string[]; now: NoticeRule[] }>
}

const fits = (rule: NoticeRule, { eventType, lineNumber }: Happened) =>
  rule.eventType === eventType && (rule.lineNumber === null || rule.lineNumber === lineNumber)

/** All rules that fit count. Where none of them has the bell, everybody who may open the page is told at once. */
export async function planOf(db: Db, news: readonly News[], now: number): Promise<Plan> {
  const [rules, { timeZone }] = [await rulesInUse(db), await plantOf(db)]
  const audience = await audienceAt(db, now)
  const plan: Plan = { copies: [], waits: [], targets: new Map() }
  for (const one of news) {
    const own = one.userName === null ? rules.filter((rule) => fits(rule, one)) : []
    if (!own.some(({ bell }) => bell)) plan.copies.push(...copiesOf(one.id, usual(one, audience)))
    const [due, later]: [NoticeRule[], Wait[]] = [[], []]
    for (const rule of own) {
      const at = tellAt(rule, one.eventType, now, timeZone)
      if (at <= now) due.push(rule)
      else later.push({ ruleId: rule.id, noticeId: one.id, dueAt: isoOf(at) })
    }
    plan.copies.push(...(await copiesBy(due, one, audience)))
    plan.waits.push(...later)
    plan.targets.set(one.id, { named: own.flatMap(({ targetCodes }) => targetCodes), now: due })
  }
  return plan
}

const usual = ({ eventType, lineNumber, userName }: Happened, { people }: Audience) =>
  people
    .filter((person) =>
      userName === null
        ? mayOpen(person, lineNumber, eventTypes[eventType].page)
        : person.userName === userName,
    )
    .map((person) => person.userName)

const copiesOf = (noticeId: number, users: readonly string[]): Copy[] =>
  users.map((userName) => ({ userName, noticeId, messageType: null }))

/** Whom the rules tell by the bell: each once, as urgently as the most urgent of them says. */
export async function copiesBy(
  rules: readonly NoticeRule[],
  news: News,
  audience: Audience,
): Promise<Copy[]> {
  const told = new Map<string, Copy>()
  const rank = ({ messageType }: Pick<Copy, 'messageType'>) =>
    messageTypes.indexOf(messageType ?? eventTypes[news.eventType].messageType)
  const byUrgency = rules.filter(({ bell }) => bell).toSorted((one, other) => rank(one) - rank(other))
  for (const { messageType, ...rule } of byUrgency)
    for (const { userName } of await peopleOf(rule, news, audience))
      told.set(userName, { userName, noticeId: news.id, messageType })
  return [...told.values()]
}
