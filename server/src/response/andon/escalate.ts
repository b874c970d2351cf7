import { ruleFor } from '@takt/contract/andonRules.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { audienceOf, rulesInUse } from '../andonRules/andonRules.ts'
import { announceCalls } from './announce.ts'
import { nextDue } from './due.ts'
import { unanswered } from './escalate.queries.ts'
import { type Looked, tellDue } from './levels.ts'
import { noteLook, pausesOf } from './quiet.queries.ts'
import { askUnsolved } from './unsolved.ts'

/**
 * Notifies the people of each level whose minutes are over, of every call that nobody has come to. The level, its people and their
 * notices are one transaction under the call's lock: whatever is killed, and however many servers look, each level is notified once.
 * One that fails keeps no other from it; what failed is thrown when all were tried, and the look then does not count.
 * `news`: called with a line that has some.
 */
export async function escalate(db: Db, news: (line: string) => void, now = Date.now()) {
  await eachAnyway([tellUnanswered, askUnsolved], (work) => work(db, news, now))
  await noteLook(db, isoOf(now))
}

/** So many in one transaction: a burst is sent in time, and who comes to one of them waits for no more. */
const mostAtOnce = 200

async function tellUnanswered(db: Db, news: (line: string) => void, now: number) {
  const open = await unanswered(db)
  if (open.length > 0) await eachAnyway([tellLevels, announceLate], (work) => work(db, open, news, now))
}

type Unanswered = Awaited<ReturnType<typeof unanswered>>

/** Calls of quiet mode, once it is over; and whatever else no follower has sent by now. */
const announceLate = (db: Db, open: Unanswered, news: (line: string) => void, now: number) =>
  eachAnyway(
    Map.groupBy(
      open.filter(({ announced }) => !announced),
      ({ lineNumber }) => lineNumber,
    ),
    async ([line, calls]) => {
      const ids = calls.map(({ id }) => id)
      if (await inOneGo(db, (db) => announceCalls(db, line, ids, now))) news(line)
    },
  )

async function tellLevels(db: Db, open: Unanswered, news: (line: string) => void, now: number) {
  const lines = [...new Set(open.map(({ lineNumber }) => lineNumber))]
  const [rules, pauses] = [await rulesInUse(db, lines), await pausesOf(db, lines, isoOf(now))]
  const due = open.filter((call) => {
    const rule = ruleFor(rules, call)
    const next = rule ? nextDue(rule, { ...call, pauses: pauses(call.lineNumber) }) : null
    return next !== null && next <= now
  })
  await eachAnyway(
    Map.groupBy(due, ({ lineNumber }) => lineNumber),
    async ([line, calls]) => {
      const looked = { rules, audience: await audienceOf(db, line, now), pauses: pauses(line), now }
      const ids = calls.map(({ id }) => id)
      const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, i) =>
        ids.slice(i * mostAtOnce, (i + 1) * mostAtOnce),
      )
      await eachAnyway(parts, async (part) => {
        if (await tellPart(db, line, part, looked)) news(line)
      })
    },
  )
}

/** Together; where that fails each by itself, so that one failure keeps no other from it. */
async function tellPart(db: Db, line: string, ids: readonly number[], looked: Looked): Promise<boolean> {
  try {
    return (await tellDue(db, line, ids, looked)).length > 0
  } catch (error) {
    if (ids.length === 1) throw error
  }
  let isEscalated = false
  await eachAnyway(ids, async (id) => {
    isEscalated = (await tellDue(db, line, [id], looked)).length > 0 || isEscalated
  })
  return isEscalated
}
