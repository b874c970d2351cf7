import { type AndonRule, levelsOf, ruleFor } from '@takt/contract/andonRules.ts'
import { eachAnyway } from '../../platform/db/each-anyway.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { audienceOf, peopleOf, rulesInUse } from '../andonRules/andonRules.ts'
import { tell } from '../notices/notices.ts'
import { escalatedEvent } from './call-events.ts'
import { newsOfUnsolved } from './call-news.ts'
import { answered, holdAnswered, insertLevels, setSolveAsked } from './escalate.queries.ts'
import { after } from './pauses.ts'
import type { Pause } from './quiet.queries.ts'
import { pausesOf } from './quiet.queries.ts'

const minute = 60_000
type CallTimes = { arrivedAt: string | null; solveAskedAt: string | null }

/** When whoever came is asked again; null: the rule does not require it. */
export const askedAgainAt = (
  { solvePeriod }: Pick<AndonRule, 'solvePeriod'>,
  { arrivedAt, solveAskedAt }: CallTimes,
  pauses: readonly Pause[],
) =>
  solvePeriod === null || arrivedAt === null
    ? null
    : after(Date.parse(solveAskedAt ?? arrivedAt), solvePeriod * minute, pauses)

/** Somebody has come and it is still not solved: they are asked again, and with them the level that was notified last. */
export async function askUnsolved(db: Db, news: (line: string) => void, now: number) {
  const open = await answered(db)
  if (open.length === 0) return
  const lines = [...new Set(open.map(({ lineNumber }) => lineNumber))]
  const [rules, pauses] = [await rulesInUse(db, lines), await pausesOf(db, lines, isoOf(now))]
  const due = open.filter((call) => {
    const rule = ruleFor(rules, call)
    const at = rule ? askedAgainAt(rule, call, pauses(call.lineNumber)) : null
    return at !== null && at <= now
  })
  await eachAnyway(due, async ({ id, lineNumber }) => {
    if (await askOne(db, { id, lineNumber }, rules, pauses(lineNumber), now)) news(lineNumber)
  })
}

const askOne = (
  db: Db,
  { id, lineNumber }: { id: number; lineNumber: string },
  rules: readonly AndonRule[],
  pauses: readonly Pause[],
  now: number,
) =>
  inLineQueue({ db, line: lineNumber as LineNumber }, 'acts', async (db): Promise<boolean> => {
    const call = await holdAnswered(db, id)
    const rule = call && ruleFor(rules, call)
    const dueAt = rule ? askedAgainAt(rule, call, pauses) : null
    if (!call || !rule || dueAt === null || dueAt > now) return false
    const audience = await audienceOf(db, call.lineNumber, now)
    const level = call.level ?? 'A'
    const levelRule = levelsOf(rule).find((one) => one.level === level)
    const came = audience.people.filter(({ userName }) => userName === (call.ownedBy ?? call.arrivedBy))
    const people = [...came, ...(levelRule ? peopleOf(levelRule, audience, now) : [])]
      .map(({ userName, name, cardId }) => ({ userName, name, cardId }))
      .filter(({ userName }, i, all) => all.findIndex((one) => one.userName === userName) === i)
    const [dueIso, toldAt] = [isoOf(dueAt), isoOf(now)]
    const row = {
      callId: id,
      level,
      isReminder: true,
      outcome: 'unsolved' as const,
      dueAt: dueIso,
      toldAt,
      people,
    }
    const reminders = await insertLevels(db, [row])
    await setSolveAsked(db, id, toldAt)
    const reminder = reminders(id, level)
    await appendEvents(db, lineNumber, [escalatedEvent(call, { ...row, reminder })])
    await tell(db, newsOfUnsolved(call, rule, { people, reminder, level }, now))
    return true
  })
