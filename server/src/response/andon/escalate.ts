import { type AndonRule, type LevelRule, ruleFor } from '@takt/contract/andonRules.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Audience, audienceOf, peopleOf, rulesInUse } from '../andonRules/andonRules.ts'
import { tell } from '../notices/notices.ts'
import { newsOfCall, newsOfLevels } from './call-news.ts'
import { dueLevels, nextDue, type Open, withNextNow } from './due.ts'
import {
  announce,
  holdUnanswered,
  insertLevel,
  setLevel,
  unannounced,
  unanswered,
} from './escalate.queries.ts'

/**
 * Tells the people of each level whose minutes are over, of every call that nobody has come to. The level, who was told and their
 * notices are one transaction under the call's lock: whatever is killed, and however many servers look, each level is told once.
 * Answers the lines with news.
 */
export async function escalate(db: Db, now = Date.now()): Promise<string[]> {
  const lines = new Set<string>(await announceNew(db))
  const open = await unanswered(db)
  if (open.length === 0) return [...lines]
  const rules = await rulesInUse(db, [...new Set(open.map(({ lineNumber }) => lineNumber))])
  const due = open.filter((call) => {
    const rule = ruleFor(rules, call)
    const next = rule ? nextDue(rule, call) : null
    return next !== null && next <= now
  })
  for (const [line, calls] of Map.groupBy(due, ({ lineNumber }) => lineNumber)) {
    const audience = await audienceOf(db, line, now)
    for (const { id } of calls) if (await escalateOne(db, id, rules, audience, now)) lines.add(line)
  }
  return [...lines]
}

/** What a station raised is told to whoever may see it, like a call that is made by hand. */
async function announceNew(db: Db): Promise<string[]> {
  const fresh = await unannounced(db)
  if (fresh.length === 0) return []
  const rules = await rulesInUse(
    db,
    fresh.map(({ lineNumber }) => lineNumber),
  )
  for (const { id } of fresh)
    await inOneGo(db, async (db) => {
      const call = await announce(db, id)
      if (call) await tell(db, [newsOfCall(call, ruleFor(rules, call))])
    })
  return fresh.map(({ lineNumber }) => lineNumber)
}

/** The level after the one that was told last is told now, whatever its minutes. */
export async function handOver(db: Db, id: number, rule: AndonRule, now: number) {
  const audience = await audienceOf(db, rule.lineNumber, now)
  return escalateOne(db, id, [rule], audience, now, (call) => withNextNow(rule, call, now))
}

const escalateOne = (
  db: Db,
  id: number,
  rules: readonly AndonRule[],
  audience: Audience,
  now: number,
  asRuled: (call: Open, rule: AndonRule) => AndonRule = (_, rule) => rule,
) =>
  inOneGo(db, async (db) => {
    const call = await holdUnanswered(db, id)
    const found = call && ruleFor(rules, call)
    if (!found) return false
    const rule = asRuled(call, found)
    const asked = (level: LevelRule) =>
      peopleOf(level, audience, now).filter(({ userName }) => !call.declinedBy.includes(userName))
    const levels = dueLevels(rule, call, asked, now)
    if (levels.length === 0) return false
    const news = []
    for (const level of levels) news.push({ ...level, ...(await insertLevel(db, id, level)) })
    const highest = levels.reduce(
      (top, { level }) => (top === null || level > top ? level : top),
      call.level,
    )!
    await setLevel(db, id, highest, isoOf(now))
    await tell(db, newsOfLevels(call, rule, news))
    return true
  })
