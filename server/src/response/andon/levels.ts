import type { CallLevel } from '@takt/contract/andon.ts'
import {
  type AndonPerson,
  type AndonRule,
  levelsOf,
  ruleFor,
  type LevelRule,
} from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { type Audience, peopleOf } from '../andonRules/andonRules.ts'
import { tell } from '../notices/notices.ts'
import { escalatedEvent } from './call-events.ts'
import { newsOfLevels } from './call-news.ts'
import { dueLevels, type LevelNews, type Open } from './due.ts'
import { askAnew, holdUnanswered, insertLevels, setLevels } from './escalate.queries.ts'
import type { Pause } from './quiet.queries.ts'

export type Looked = {
  rules: readonly AndonRule[]
  audience: Audience
  pauses: readonly Pause[]
  now: number
}
type AsRuled = (call: Open, rule: AndonRule) => AndonRule

/** Everybody that any level of the rule reaches, each once. */
export function everybodyOf(rule: AndonRule, audience: Audience, now: number): AndonPerson[] {
  const people = levelsOf(rule).flatMap((level) => peopleOf(level, audience, now))
  return [...new Map(people.map((person) => [person.userName, person])).values()]
}

/**
 * Sends what is due of these calls of a line: levels, their people and the notices are one transaction under the calls' locks.
 * Returns what was sent of each that had something due.
 */
export const tellDue = (
  db: Db,
  line: string,
  ids: readonly number[],
  { rules, audience, pauses, now }: Looked,
  asRuled: AsRuled = (_, rule) => rule,
) =>
  inLineQueue({ db, line: line as LineNumber }, 'acts', async (db): Promise<LevelNews[]> => {
    const found = (await holdUnanswered(db, ids)).flatMap((call) => {
      const rule = ruleFor(rules, call)
      const due = rule && dueOf(call, asRuled({ ...call, pauses }, rule), { audience, pauses, now })
      return due && due.levels.length > 0 ? [{ call, rule, ...due }] : []
    })
    if (found.length === 0) return []
    const anew = found.filter(({ askedAnew }) => askedAnew).map(({ call }) => call.id)
    if (anew.length > 0) await askAnew(db, anew)
    const rows = found.flatMap(({ call, levels }) => levels.map((level) => ({ ...level, callId: call.id })))
    const reminders = await insertLevels(db, rows)
    await setLevels(
      db,
      found.map(({ call: { id, level: before }, levels }) => ({ id, level: highest(before, levels) })),
      isoOf(now),
    )
    const dueLevels = found.map(({ call, rule, levels }) => ({
      call,
      rule,
      levels: levels.map((level) => ({ ...level, reminder: reminders(call.id, level.level) })),
    }))
    const events = dueLevels.flatMap(({ call, levels }) => levels.map((level) => escalatedEvent(call, level)))
    await appendEvents(db, line, events)
    await tell(
      db,
      dueLevels.flatMap(({ call, rule, levels }) => newsOfLevels(call, rule, levels)),
    )
    return found.flatMap(({ levels }) => levels)
  })

type Held = Awaited<ReturnType<typeof holdUnanswered>>[number]

function dueOf(call: Held, rule: AndonRule, { audience, pauses, now }: Omit<Looked, 'rules'>) {
  const isLeft = ({ userName }: { userName: string }) => !call.declinedBy.includes(userName)
  // Who has not answered so may be gone meanwhile.
  const areLeft = everybodyOf(rule, audience, now).some(isLeft)
  const peopleFor = (level: LevelRule) =>
    peopleOf(level, audience, now).filter((person) => !areLeft || isLeft(person))
  const levels = dueLevels(rule, { ...call, pauses }, peopleFor, now)
  return { levels, askedAnew: !areLeft && call.declinedBy.length > 0 }
}

const highest = (before: CallLevel['level'] | null, levels: readonly LevelNews[]) =>
  levels.reduce((top, { level }) => (top === null || level > top ? level : top), before)!
