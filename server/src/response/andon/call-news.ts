import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { AndonCall } from '@takt/contract/andon.ts'
import { type AndonRule, andonLevels, messagesOf } from '@takt/contract/andonRules.ts'
import type { Facts } from '@takt/contract/errors.ts'
import { languages } from '@takt/contract/languages.ts'
import type { Happened } from '../notices/notices.ts'
import type { LevelNews } from './due.ts'

type Called = Pick<AndonCall, 'id' | 'lineNumber' | 'stationNumber' | 'lossType' | 'message' | 'calledAt'>

/** The caller's text, else the rule's in each language; and where to come to. */
export function factsOf({ stationNumber, lossType, message }: Called, rule: AndonRule | undefined): Facts {
  const texts = rule && !message ? messagesOf(rule) : null
  const whole = (text: string | null | undefined) => [text, rule?.location].filter(Boolean).join(' · ')
  const inLanguages: [string, string][] = texts
    ? languages.flatMap((one) => (texts[one] ? [[`message.${one}`, whole(texts[one])]] : []))
    : []
  const callText = message ?? alarmTextIn('en', texts, null)
  return { stationNumber, lossType, message: whole(callText), ...Object.fromEntries(inLanguages) }
}

/** For whoever may see the calls of the line. */
export const newsOfCall = (call: Called, rule: AndonRule | undefined): Happened => ({
  eventType: 'andonCall',
  lineNumber: call.lineNumber,
  about: call.stationNumber,
  source: String(call.id),
  facts: factsOf(call, rule),
  userName: null,
})

/** A group gets it once, with the first of the people. */
const channelsOf = ({ mail, targetCodes }: AndonRule, place: number) => ({
  mail,
  targetCodes: place === 0 ? targetCodes : [],
})

/** A notice for each person of the level that is notified, once by its source. */
export function newsOfLevels(
  call: Called,
  rule: AndonRule,
  news: readonly (LevelNews & { reminder: number })[],
): Happened[] {
  const skipped = andonLevels.filter((one) =>
    news.some(({ level, outcome }) => level === one && outcome === 'skipped'),
  )
  return news.flatMap(({ level, reminder, people, toldAt }) =>
    people.map(({ userName }, i) => ({
      eventType: skipped.length > 0 ? ('andonLevelLate' as const) : ('andonLevel' as const),
      lineNumber: call.lineNumber,
      about: call.stationNumber,
      source: [call.id, level, reminder, userName].join(' '),
      facts: {
        ...factsOf(call, rule),
        level,
        minutes: Math.max(0, Math.floor((Date.parse(toldAt) - Date.parse(call.calledAt)) / 60_000)),
        skipped: skipped.join(', '),
      },
      userName,
      by: channelsOf(rule, i),
    })),
  )
}

type Unsolved = { people: LevelNews['people']; reminder: number; level: string }

/** For the person who came, and those of the level that was notified last. */
export const newsOfUnsolved = (
  call: Called & Pick<AndonCall, 'arrivedAt' | 'arrivedBy' | 'ownedAt' | 'ownedBy'>,
  rule: AndonRule,
  { people, reminder, level }: Unsolved,
  now: number,
): Happened[] =>
  people.map(({ userName }, i) => ({
    eventType: 'andonUnsolved',
    lineNumber: call.lineNumber,
    about: call.stationNumber,
    source: [call.id, level, reminder, userName].join(' '),
    facts: {
      ...factsOf(call, rule),
      by: call.ownedBy ?? call.arrivedBy ?? '',
      minutes: Math.max(
        0,
        Math.floor((now - Date.parse(call.ownedAt ?? call.arrivedAt ?? call.calledAt)) / 60_000),
      ),
    },
    userName,
    by: channelsOf(rule, i),
  }))
