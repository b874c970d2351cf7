import { type AndonRule, type LevelRule, levelsOf, ruleFor } from '@takt/contract/andonRules.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Audience, audienceOf, peopleOf, rulesInUse } from '../andonRules/andonRules.ts'
import { dropQueuedOf, tell } from '../notices/notices.ts'
import { updateCall } from './andon.queries.ts'
import { newsOfCall, newsOfLevels } from './call-news.ts'
import { dueLevels, type LevelNews, nextDue, type Open, withNextNow } from './due.ts'
import {
  announce,
  clearedQueues,
  holdUnanswered,
  insertLevel,
  setLevel,
  takeQueue,
  unannounced,
  unanswered,
} from './escalate.queries.ts'

/**
 * Tells the people of each level whose minutes are over, of every call that nobody has come to. The level, who was told and their
 * notices are one transaction under the call's lock: whatever is killed, and however many servers look, each level is told once.
 * One that cannot be told keeps no other from it; what failed is thrown when all were tried. `news`: of a line that has some.
 */
export const escalate = (db: Db, news: (line: string) => void, now = Date.now()) =>
  eachAnyway([announceNew, dropCleared, tellLevels], (work) => work(db, news, now))

async function tellLevels(db: Db, news: (line: string) => void, now: number) {
  const open = await unanswered(db)
  if (open.length === 0) return
  const rules = await rulesInUse(db, [...new Set(open.map(({ lineNumber }) => lineNumber))])
  const due = open.filter((call) => {
    const rule = ruleFor(rules, call)
    const next = rule ? nextDue(rule, call) : null
    return next !== null && next <= now
  })
  await eachAnyway(
    Map.groupBy(due, ({ lineNumber }) => lineNumber),
    async ([line, calls]) => {
      const audience = await audienceOf(db, line, now)
      await eachAnyway(calls, async ({ id }) => {
        if ((await escalateOne(db, id, rules, audience, now)).length > 0) news(line)
      })
    },
  )
}

/** What is queued of a call that its station cleared is not sent any more, as when somebody comes. */
async function dropCleared(db: Db) {
  await eachAnyway(await clearedQueues(db), ({ id }) =>
    inOneGo(db, async (db) => {
      if (await takeQueue(db, id)) await dropQueuedOf(db, id)
    }),
  )
}

/** What a station raised is told to whoever may see it, like a call that is made by hand. */
async function announceNew(db: Db, news: (line: string) => void) {
  const fresh = await unannounced(db)
  if (fresh.length === 0) return
  const rules = await rulesInUse(
    db,
    fresh.map(({ lineNumber }) => lineNumber),
  )
  await eachAnyway(fresh, ({ id, lineNumber }) =>
    inOneGo(db, async (db) => {
      const call = await announce(db, id)
      if (call) await tell(db, [newsOfCall(call, ruleFor(rules, call))])
    }).then(() => news(lineNumber)),
  )
}

/**
 * All who were asked last said that it is not theirs: the next level is told now, whatever its minutes; where there is none, whoever
 * of any level has not said so. `everybody`: all have, so that all are asked again, as if nobody had.
 */
export async function handOver(
  db: Db,
  id: number,
  rule: AndonRule,
  now: number,
): Promise<'next' | 'everybody'> {
  const audience = await audienceOf(db, rule.lineNumber, now)
  const call = await holdUnanswered(db, id)
  const people = everybodyOf(rule, audience, now)
  const left = people.filter(({ userName }) => !call?.declinedBy.includes(userName))
  if (left.length === 0) {
    await askAnew(db, id, now)
    await tellAgain(db, id, rule, people, now)
    return 'everybody'
  }
  const levels = await escalateOne(db, id, [rule], audience, now, (call) => withNextNow(rule, call, now))
  if (!levels.some(({ outcome }) => outcome === 'told')) await tellAgain(db, id, rule, left, now)
  return 'next'
}

function everybodyOf(rule: AndonRule, audience: Audience, now: number) {
  const people = levelsOf(rule).flatMap((level) => peopleOf(level, audience, now))
  return [...new Map(people.map((person) => [person.userName, person])).values()]
}

const askAnew = (db: Db, id: number, now: number) => updateCall(db, id, { declinedBy: '[]' }, isoOf(now))

/** A reminder of the level that was told last, at once, to people of any. */
async function tellAgain(db: Db, id: number, rule: AndonRule, people: LevelNews['people'], now: number) {
  const call = await holdUnanswered(db, id)
  const [at, level] = [isoOf(now), call?.level ?? null]
  if (!call || level === null) return
  const outcome = people.length > 0 ? ('told' as const) : ('nobody' as const)
  const news = { level, isReminder: true, outcome, dueAt: at, toldAt: at, people }
  const { reminder } = await insertLevel(db, id, news)
  await setLevel(db, id, level, at)
  await tell(db, newsOfLevels(call, rule, [{ ...news, reminder }]))
}

const escalateOne = (
  db: Db,
  id: number,
  rules: readonly AndonRule[],
  audience: Audience,
  now: number,
  asRuled: (call: Open, rule: AndonRule) => AndonRule = (_, rule) => rule,
) =>
  inOneGo(db, async (db): Promise<LevelNews[]> => {
    const call = await holdUnanswered(db, id)
    const found = call && ruleFor(rules, call)
    if (!found) return []
    const rule = asRuled(call, found)
    const isLeft = ({ userName }: { userName: string }) => !call.declinedBy.includes(userName)
    // Who has not said so may be gone meanwhile.
    const areLeft = everybodyOf(rule, audience, now).some(isLeft)
    const asked = (level: LevelRule) =>
      peopleOf(level, audience, now).filter((person) => !areLeft || isLeft(person))
    const levels = dueLevels(rule, call, asked, now)
    if (levels.length === 0) return []
    if (!areLeft && call.declinedBy.length > 0) await askAnew(db, id, now)
    const news = []
    for (const level of levels) news.push({ ...level, ...(await insertLevel(db, id, level)) })
    const highest = levels.reduce(
      (top, { level }) => (top === null || level > top ? level : top),
      call.level,
    )!
    await setLevel(db, id, highest, isoOf(now))
    await tell(db, newsOfLevels(call, rule, news))
    return levels
  })
