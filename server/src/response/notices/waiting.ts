import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import type { EventType } from '@takt/contract/notices.ts'
import { alarmsStillOn, sayAlarm } from '../../execution/floor/floor.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { audienceAt, rulesInUse } from '../noticeRules/noticeRules.ts'
import { type Mail, queueForTargets, queueMails } from '../webhooks/webhooks.ts'
import { copiesBy, mailsBy } from './by-rules.ts'
import { unansweredCalls } from './ports.ts'
import { openNotices, takeDueWaits } from './waiting.queries.ts'
import { driftNow, standing, upSince } from './watch.ts'
import { type Copy, insertCopies, type News } from './watch.queries.ts'

/** Tells what waited for its minute, where it still stands. True: somebody has news. */
export const tellWaiting = (db: Db, now = Date.now(), since = upSince): Promise<boolean> =>
  inOneGo(db, async (db) => {
    const due = await takeDueWaits(db, isoOf(now))
    if (due.length === 0) return false
    const open = await openNotices(db, [...new Set(due.map(({ noticeId }) => noticeId))])
    const news = await stillTrue(db, open, since)
    const rules = new Map((await rulesInUse(db)).map((rule) => [rule.id, rule]))
    const audience = await audienceAt(db, now)
    const copies: Copy[] = []
    const mails: Mail[] = []
    const targets: Parameters<typeof queueForTargets>[1][number][] = []
    for (const one of news) {
      const own = due
        .filter(({ noticeId }) => noticeId === one.id)
        .flatMap(({ ruleId }): NoticeRule[] => {
          const rule = rules.get(ruleId)
          return rule ? [rule] : []
        })
      copies.push(...(await copiesBy(own, one, audience)))
      mails.push(...(await mailsBy(own, one, audience)))
      targets.push({ noticeId: one.id, ...one, byRules: { named: null, now: own } })
    }
    await queueMails(db, mails)
    if (targets.length > 0) await queueForTargets(db, targets)
    if (copies.length > 0) await insertCopies(db, copies)
    return copies.length > 0
  })

const seenStanding: readonly EventType[] = [
  'stationSilent',
  'orderLate',
  'loginBarred',
  'loginBurst',
  'materialLow',
  'materialExpired',
  'toolDue',
]

/** Those that are not over. Of what cannot be seen to end, all. */
async function stillTrue(db: Db, news: readonly News[], since: number): Promise<News[]> {
  const has = (kinds: readonly EventType[]) => news.some(({ eventType }) => kinds.includes(eventType))
  const now = new Set(
    [
      ...(has(seenStanding) ? await standing(db, since) : []),
      ...(has(['parameterDrift']) ? await driftNow(db) : []),
    ].map(nameOf),
  )
  const ended = new Set<number>()
  for (const [line, ofLine] of Map.groupBy(news, ({ lineNumber }) => lineNumber)) {
    if (line === null) continue
    const [alarms, calls] = [of(ofLine, 'equipmentAlarm'), of(ofLine, 'andonCall')]
    const on = alarms.length ? await alarmsStillOn(db, line, alarms.map(alarmOf)) : new Set<string>()
    alarms.filter((one) => !on.has(sayAlarm(alarmOf(one)))).forEach(({ id }) => ended.add(id))
    const ids = calls.map(({ source }) => Number(source))
    const open = ids.length ? await unansweredCalls.get()(db, line, ids) : new Set<number>()
    calls.filter(({ source }) => !open.has(Number(source))).forEach(({ id }) => ended.add(id))
  }
  const isSeen = ({ eventType }: News) => seenStanding.includes(eventType) || eventType === 'parameterDrift'
  return news.filter((one) => !ended.has(one.id) && (!isSeen(one) || now.has(nameOf(one))))
}

const nameOf = ({ eventType, source }: Pick<News, 'eventType' | 'source'>) => `${eventType} ${source}`
const of = (news: readonly News[], kind: EventType) => news.filter(({ eventType }) => eventType === kind)
const alarmOf = ({ facts }: News) => ({
  stationNumber: String(facts.stationNumber),
  alarmCode: String(facts.alarmCode),
  at: String(facts.at),
})
