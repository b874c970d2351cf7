import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import type { EventType } from '@takt/contract/notices.ts'
import { alarmsStillOn, sayAlarm } from '../../execution/floor/floor.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { type Audience, audienceAt, peopleOf, rulesInUse } from '../noticeRules/noticeRules.ts'
import { type Mail, queueForTargets, queueMails } from '../webhooks/webhooks.ts'
import { copiesBy, fits, mailsBy } from './by-rules.ts'
import { unansweredCalls } from './ports.ts'
import { firstRepeat, keepWaits, tellAgain } from './repeating.ts'
import { openNotices, takeDueWaits, type Wait } from './waiting.queries.ts'
import { driftNow, standing, upSince } from './watch.ts'
import { checksMissed } from './watch-checks.ts'
import { type Copy, insertCopies, type News } from './watch.queries.ts'

type ForTargets = Parameters<typeof queueForTargets>[1][number]

/** Sends what waited for its minute, where it still holds; and once more what is repeated. True: somebody has news. */
export const tellWaiting = (db: Db, now = Date.now(), since = upSince): Promise<boolean> =>
  inOneGo(db, async (db) => {
    const due = await takeDueWaits(db, isoOf(now))
    if (due.length === 0) return false
    const open = await openNotices(db, [...new Set(due.map(({ noticeId }) => noticeId))])
    const news = await stillTrue(db, open, since)
    const rules = new Map((await rulesInUse(db)).map((rule) => [rule.id, rule]))
    const audience = await audienceAt(db, now)
    const when = { now, timeZone: (await plantOf(db)).timeZone }
    const [copies, mails, waits, targets]: [Copy[], Mail[], Wait[], ForTargets[]] = [[], [], [], []]
    let hasSent = false
    for (const { declinedBy, ...one } of news) {
      const own = due.flatMap(({ ruleId, noticeId, ...wait }) => {
        const rule = noticeId === one.id ? rules.get(ruleId) : undefined
        return rule && fits(rule, one) && stillTells(rule, wait) ? [{ rule, ...wait }] : []
      })
      const reach = own.map(({ rule }) => rule)
      const reachable = await withoutThose(declinedBy, reach, one, audience)
      const first = own.filter(({ repeat }) => repeat === 0).map(({ rule }) => rule)
      copies.push(...(await copiesBy(first, one, reachable)))
      mails.push(...(await mailsBy(first, one, reachable)))
      targets.push({ ...one, noticeId: one.id, repeat: 0, byRules: { named: null, now: first } })
      for (const rule of first) waits.push(...(await firstRepeat(rule, one, reachable, when)))
      for (const { rule, repeat, told } of own.filter((wait) => wait.repeat > 0)) {
        const again = await tellAgain(db, rule, one, { repeat, told }, reachable, when)
        copies.push(...again.copies)
        mails.push(...again.mails)
        waits.push(...again.waits)
        if (again.hasSent)
          targets.push({ ...one, noticeId: one.id, repeat, byRules: { named: null, now: [rule] } })
        hasSent ||= again.hasSent
      }
    }
    await queueMails(db, mails)
    if (targets.length > 0) await queueForTargets(db, targets)
    await insertCopies(db, copies)
    await keepWaits(db, waits)
    return hasSent || copies.length > 0
  })

/** Who answered that a call is not theirs is left alone, as long as these rules reach anybody else. */
async function withoutThose(
  names: readonly string[],
  rules: readonly NoticeRule[],
  news: News,
  audience: Audience,
): Promise<Audience> {
  const people = audience.people.filter(({ userName }) => !names.includes(userName))
  const otherAudience = { ...audience, people }
  for (const rule of rules) if ((await peopleOf(rule, news, otherAudience)).length > 0) return otherAudience
  return audience
}

/** A rule may be changed while something waits by it. */
const stillTells = ({ bell, repeatMost }: NoticeRule, { repeat }: Pick<Wait, 'repeat'>) =>
  repeat === 0 || (bell && repeatMost !== null && repeat <= repeatMost)

const seenStanding: readonly EventType[] = [
  'stationSilent',
  'orderLate',
  'loginBarred',
  'loginBurst',
  'materialLow',
  'materialExpired',
  'toolDue',
  'calibrationDue',
]

const seenByTheMinute: readonly EventType[] = ['parameterDrift', 'inspectionMissed']

type Standing = News & { declinedBy: readonly string[] }

/** Those that are not over. Of what cannot be seen to end, all. */
async function stillTrue(db: Db, news: readonly News[], since: number): Promise<Standing[]> {
  const has = (kinds: readonly EventType[]) => news.some(({ eventType }) => kinds.includes(eventType))
  const now = new Set(
    [
      ...(has(seenStanding) ? await standing(db, since) : []),
      ...(has(['parameterDrift']) ? await driftNow(db) : []),
      ...(has(['inspectionMissed']) ? await checksMissed(db) : []),
    ].map(nameOf),
  )
  const ended = new Set<number>()
  const declinedBy = new Map<number, readonly string[]>()
  for (const [line, ofLine] of Map.groupBy(news, ({ lineNumber }) => lineNumber)) {
    if (line === null) continue
    const [alarms, calls] = [of(ofLine, 'equipmentAlarm'), of(ofLine, 'andonCall')]
    const on = alarms.length ? await alarmsStillOn(db, line, alarms.map(alarmOf)) : new Set<string>()
    alarms.filter((one) => !on.has(sayAlarm(alarmOf(one)))).forEach(({ id }) => ended.add(id))
    const ids = calls.map(({ source }) => Number(source))
    const open = ids.length
      ? await unansweredCalls.get()(db, line, ids)
      : new Map<number, readonly string[]>()
    calls.filter(({ source }) => !open.has(Number(source))).forEach(({ id }) => ended.add(id))
    for (const { id, source } of calls) declinedBy.set(id, open.get(Number(source)) ?? [])
  }
  const isSeen = ({ eventType }: News) =>
    seenStanding.includes(eventType) || seenByTheMinute.includes(eventType)
  return news
    .filter((one) => !ended.has(one.id) && (!isSeen(one) || now.has(nameOf(one))))
    .map((one) => ({ ...one, declinedBy: declinedBy.get(one.id) ?? [] }))
}

const nameOf = ({ eventType, source }: Pick<News, 'eventType' | 'source'>) => `${eventType} ${source}`
const of = (news: readonly News[], kind: EventType) => news.filter(({ eventType }) => eventType === kind)
const alarmOf = ({ facts }: News) => ({
  stationNumber: String(facts.stationNumber),
  alarmCode: String(facts.alarmCode),
  at: String(facts.at),
})
