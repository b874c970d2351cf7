import type { AndonRule } from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { audienceOf } from '../andonRules/andonRules.ts'
import { tell } from '../notices/notices.ts'
import { escalatedEvent } from './call-events.ts'
import { newsOfLevels } from './call-news.ts'
import { type LevelNews, withNextNow } from './due.ts'
import { askAnew, holdUnanswered, insertLevels, setLevels } from './escalate.queries.ts'
import { everybodyOf, tellDue } from './levels.ts'
import { isQuietAt } from './pauses.ts'
import { pausesOf } from './quiet.queries.ts'

/**
 * Under the line's lock. Everybody of the last level answered that it is not theirs: the next level is notified now, whatever its minutes; where there is none, whoever
 * of any level has not answered so. `everybody`: all have, so that all are asked again, as if nobody had. In quiet mode nobody is notified.
 */
export async function handOver(
  db: Db,
  id: number,
  rule: AndonRule,
  now: number,
): Promise<'next' | 'everybody'> {
  const { lineNumber } = rule
  const [audience, pauses] = [
    await audienceOf(db, lineNumber, now),
    (await pausesOf(db, [lineNumber], isoOf(now)))(lineNumber),
  ]
  if (isQuietAt(pauses, now)) return 'next'
  const [call] = await holdUnanswered(db, [id])
  const people = everybodyOf(rule, audience, now)
  const left = people.filter(({ userName }) => !call?.declinedBy.includes(userName))
  if (left.length === 0) {
    await askAnew(db, [id])
    await tellAgain(db, id, rule, people, now)
    return 'everybody'
  }
  const looked = { rules: [rule], audience, pauses, now }
  const levels = await tellDue(db, lineNumber, [id], looked, (call, rule) => withNextNow(rule, call, now))
  if (!levels.some(({ outcome }) => outcome === 'told')) await tellAgain(db, id, rule, left, now)
  return 'next'
}

/** A reminder of the level that was notified last, at once, to people of any. */
async function tellAgain(db: Db, id: number, rule: AndonRule, people: LevelNews['people'], now: number) {
  const [call] = await holdUnanswered(db, [id])
  const [at, level] = [isoOf(now), call?.level ?? null]
  if (!call || level === null) return
  const outcome = people.length > 0 ? ('told' as const) : ('nobody' as const)
  const news = { level, isReminder: true, outcome, dueAt: at, toldAt: at, people }
  const reminders = await insertLevels(db, [{ ...news, callId: id }])
  await setLevels(db, [{ id, level }], at)
  const levelNews = { ...news, reminder: reminders(id, level) }
  await appendEvents(db, call.lineNumber, [escalatedEvent(call, levelNews)])
  await tell(db, newsOfLevels(call, rule, [levelNews]))
}
