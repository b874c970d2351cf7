import { createHash } from 'node:crypto'
import type { EventType } from '@takt/contract/notices.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, plantOf } from '../../plant/plant/plant.ts'
import { driftsNow } from '../../masterdata/recipes/recipes.ts'
import { queueForTargets, queueMails } from '../webhooks/webhooks.ts'
import { planOf } from './by-rules.ts'
import { keepWaits } from './repeating.ts'
import { calibrationsDue } from './watch-gauges.ts'
import { checksMissed } from './watch-checks.ts'
import { toolsDue } from './watch-tools.ts'
import {
  barredNow,
  forgetOldNotices,
  type Happened,
  insertCopies,
  insertNew,
  materialExpiring,
  materialLow,
  stateNow,
  untold,
} from './watch.queries.ts'

export { forgetOldNotices }

/** A station is not silent to a server that has not listened for as long as it may be. */
export const upSince = Date.now()

/** Checks the state of things that only time or their state shows, and notifies people: each once however many servers look. True: somebody has news. */
export const tellState = async (db: Db, since = upSince): Promise<boolean> =>
  tell(db, await untold(db, await seenOnly(db, since)))

/** Worn tools of which no event was left: their uses were counted by a server of an older release, or by hand. */
export const tellTools = async (db: Db): Promise<boolean> => tell(db, await untold(db, await toolsDue(db)))

/** What is in a state that people are notified of, sent already or not. */
export const standing = async (db: Db, since: number): Promise<Happened[]> => [
  ...(await seenOnly(db, since)),
  ...(await toolsDue(db)),
]

/** What only the time or a look tells. */
const seenOnly = async (db: Db, since: number): Promise<Happened[]> => [
  ...(await stateNow(db, since)),
  ...(await barredNow(db)),
  ...(await materialLow(db)),
  ...(await calibrationsDue(db)),
  ...(await expiresInShift(db)),
]

/** Stations whose settings differ from what is released. */
export const tellDrift = async (db: Db): Promise<boolean> => tell(db, await driftNow(db))

/** Each of them once, by its source. True: somebody has news. */
export async function tell(db: Db, happened: readonly Happened[], now = Date.now()): Promise<boolean> {
  if (happened.length === 0) return false
  return inOneGo(db, async (db) => {
    const news = (await insertNew(db, happened)).map(({ id, eventType, source, sendingTime }) => ({
      ...eventOf(happened, eventType, source),
      id,
      sendingTime,
    }))
    if (news.length === 0) return false
    const { copies, mails, waits, targets } = await planOf(db, news, now)
    await insertCopies(db, copies)
    await queueMails(db, mails)
    await keepWaits(db, waits)
    await queueForTargets(
      db,
      news.map((one) => ({ ...one, noticeId: one.id, repeat: 0, byRules: targets.get(one.id)! })),
    )
    return copies.length > 0
  })
}

const eventOf = (happened: readonly Happened[], eventType: EventType, source: string) =>
  happened.find((one) => one.eventType === eventType && one.source === source)!

/** Checks that nobody made in their time. */
export const tellMissedChecks = async (db: Db): Promise<boolean> =>
  tell(db, await untold(db, await checksMissed(db)))

/** Once a day for the same parameters of the same version, and again when the station was set right by a download meanwhile. */
export const driftNow = async (db: Db): Promise<Happened[]> =>
  (await driftsNow(db)).map(({ lineNumber, stationNumber, typeNo, paraVer, parameters, day, since }) => ({
    eventType: 'parameterDrift',
    lineNumber,
    about: typeNo,
    source: createHash('sha256')
      .update(JSON.stringify([lineNumber, stationNumber, typeNo, paraVer, parameters, day, since]))
      .digest('hex'),
    facts: { stationNumber, parameters: parameters.join(', ') },
    userName: null,
  }))

const longestShift = 24

/** Material that is too old before the shift ends; where nobody works, what is too old already. */
async function expiresInShift(db: Db): Promise<Happened[]> {
  const soon = await materialExpiring(db, longestShift, (await plantOf(db)).timeZone)
  if (soon.length === 0) return []
  const [clocks, now] = [await clocksOf(db), Date.now()]
  return soon
    .filter(
      ({ lineNumber, expiresAt }) => Date.parse(expiresAt) <= (clocks(lineNumber!).shiftAt(now)?.end ?? now),
    )
    .map(({ expiresAt: _, ...event }) => event) // bound at a line
}
