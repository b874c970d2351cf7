import { textsOf } from '@takt/contract/notice-texts.ts'
import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Audience, keepRules, peopleOf, tellAgainAt } from '../noticeRules/noticeRules.ts'
import type { Mail } from '../webhooks/webhooks.ts'
import { insertWaits, type Wait } from './waiting.queries.ts'
import { type Copy, holdersOf, type News, repeatCopies } from './watch.queries.ts'

/** A rule that is deleted meanwhile has nobody wait. */
export async function keepWaits(db: Db, waits: readonly Wait[]) {
  if (waits.length === 0) return
  const there = await keepRules(
    db,
    waits.map(({ ruleId }) => ruleId),
  )
  await insertWaits(
    db,
    waits.filter(({ ruleId }) => there.has(ruleId)),
  )
}

export type When = { now: number; timeZone: string }

/** The next repetition of what a rule sent now for the first time; none where it does not repeat. */
export async function firstRepeat(
  rule: NoticeRule,
  news: News,
  audience: Audience,
  when: When,
): Promise<Wait[]> {
  if (rule.repeatEvery === null) return []
  const receivers = (await peopleOf(rule, news, audience)).map(({ userName }) => userName)
  return nextWait(rule, news, { repeat: 1, told: receivers }, when)
}

function nextWait(
  rule: NoticeRule,
  { id: noticeId, eventType }: News,
  { repeat, told }: Pick<Wait, 'repeat' | 'told'>,
  { now, timeZone }: When,
): Wait[] {
  const at = tellAgainAt(rule, eventType, now, timeZone, repeat)
  return at === null ? [] : [{ ruleId: rule.id, noticeId, dueAt: isoOf(at), repeat, told }]
}

type Again = { copies: Copy[]; mails: Mail[]; waits: Wait[]; hasSent: boolean }

/**
 * Notifies once more whoever has not read it yet, and for the first time people the rule reaches only now, such as the next shift.
 * Where all it reaches have read it, or thrown it away, it is over.
 */
export async function tellAgain(
  db: Db,
  rule: NoticeRule,
  news: News,
  { repeat, told }: Pick<Wait, 'repeat' | 'told'>,
  audience: Audience,
  when: When,
): Promise<Again> {
  const { id: noticeId } = news
  const people = await peopleOf(rule, news, audience)
  const holders = await holdersOf(db, noticeId)
  const isFresh = ({ userName }: { userName: string }) => !holders.has(userName) && !told.includes(userName)
  const fresh = people.filter(isFresh).map(({ userName }) => userName)
  const names = people.map(({ userName }) => userName)
  const again = await repeatCopies(db, noticeId, names, isoOf(when.now))
  const hasSent = fresh.length + again.length > 0
  if (people.length > 0 && !hasSent) return { copies: [], mails: [], waits: [], hasSent }
  const content = { messageType: rule.messageType, texts: textsOf(rule) }
  const addressed = new Set(people.flatMap(({ userName, email }) => (email === null ? [] : [userName])))
  const letters = [...fresh.map((userName) => ({ userName, repeats: 0 })), ...again]
  return {
    copies: fresh.map((userName) => ({ userName, noticeId, ...content })),
    mails: letters
      .filter(({ userName }) => rule.mail && addressed.has(userName))
      .map(({ userName, repeats }) => ({
        news: { ...news, noticeId },
        userName,
        ...content,
        repeat: repeats,
      })),
    waits: nextWait(rule, news, { repeat: repeat + 1, told: [...told, ...fresh] }, when),
    hasSent,
  }
}
