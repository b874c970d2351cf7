import type { AndonCall, CallLevel } from '@takt/contract/andon.ts'
import { type AndonPerson, type AndonRuleDraft, type LevelRule, levelsOf } from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { after, elapsed } from './pauses.ts'
import type { Pause } from './quiet.queries.ts'

const minute = 60_000
/** Levels count from when it was received: a station may report one long after it was made. */
export type Open = Pick<AndonCall, 'level' | 'levelAt'> & {
  heardAt: string
  /** Of its line: its minutes are paused meanwhile. */
  pauses: readonly Pause[]
}
export type LevelNews = Omit<CallLevel, 'callId' | 'reminder'> & { isReminder: boolean }

const dueAt = ({ heardAt, pauses }: Open, { period }: LevelRule) =>
  after(Date.parse(heardAt), period * minute, pauses)

const remindedAt = ({ period }: AndonRuleDraft, { levelAt, pauses }: Open) =>
  period === null || levelAt === null ? null : after(Date.parse(levelAt), period * minute, pauses)

/** The levels a call has not come to yet. */
const ahead = (rule: AndonRuleDraft, { level }: Open) =>
  levelsOf(rule).filter((one) => level === null || one.level > level)

/** The level that is notified next while nobody comes, and when. */
export function nextLevel(rule: AndonRuleDraft, call: Open) {
  const [level] = ahead(rule, call)
  return level ? { nextLevel: level.level, nextLevelAt: isoOf(dueAt(call, level)) } : null
}

/** The rule as if the next level's minutes were over: everybody before it answered that it is not theirs. */
export function withNextNow<R extends AndonRuleDraft>(rule: R, call: Open, now: number): R {
  const [next] = ahead(rule, call)
  const passed = Math.floor(elapsed(Date.parse(call.heardAt), now, call.pauses) / minute)
  return next && next.period > passed ? { ...rule, [`level${next.level}Period`]: passed } : rule
}

/** When somebody is to be notified next of a call that nobody comes to; null: nobody is left. */
export function nextDue(rule: AndonRuleDraft, call: Open): number | null {
  const [level] = ahead(rule, call)
  const times = [level ? dueAt(call, level) : null, remindedAt(rule, call)].filter((time) => time !== null)
  return times.length > 0 ? Math.min(...times) : null
}

/**
 * What is to be sent now, in the order of the levels: of several that are due the highest, once; those before it are skipped. One
 * that reaches nobody passes on to the next, or, where none is left, back to one that was skipped.
 */
export function dueLevels(
  rule: AndonRuleDraft,
  call: Open,
  reach: (level: LevelRule) => AndonPerson[],
  now: number,
): LevelNews[] {
  const [left, at] = [ahead(rule, call), isoOf(now)]
  const due = left.filter((level) => dueAt(call, level) <= now)
  if (due.length === 0) return remind(rule, call, reach, now)
  const [skipped, rest] = [due.slice(0, -1), left.slice(due.length - 1)]
  const tried = new Map<LevelRule, AndonPerson[]>()
  for (const level of [...rest, ...skipped.toReversed()]) {
    tried.set(level, reach(level))
    if (tried.get(level)!.length > 0) break
  }
  return left
    .filter((level) => tried.has(level) || skipped.includes(level))
    .map((level) => ({
      level: level.level,
      isReminder: false,
      outcome: !tried.has(level) ? 'skipped' : tried.get(level)!.length > 0 ? 'told' : 'nobody',
      dueAt: isoOf(dueAt(call, level)),
      toldAt: at,
      people: tried.get(level) ?? [],
    }))
}

/** Once, however many would have been due while no server looked. The level that was reached last is reminded. */
function remind(
  rule: AndonRuleDraft,
  call: Open,
  reach: (level: LevelRule) => AndonPerson[],
  now: number,
): LevelNews[] {
  const at = remindedAt(rule, call)
  if (at === null || at > now) return []
  const past = levelsOf(rule).filter(({ level }) => call.level !== null && level <= call.level)
  const levels = past.toReversed().map((level) => ({ level, people: reach(level) }))
  const reached = levels.find(({ people }) => people.length > 0) ?? levels[0]
  return reached
    ? [
        {
          level: reached.level.level,
          isReminder: true,
          outcome: reached.people.length > 0 ? 'told' : 'nobody',
          dueAt: isoOf(at),
          toldAt: isoOf(now),
          people: reached.people,
        },
      ]
    : []
}
