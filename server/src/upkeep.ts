import type { FastifyInstance } from 'fastify'
import { analyzeGrown } from './platform/db/analyze.ts'
import type { Database } from './platform/db/connect.ts'
import { forgetDone } from './platform/kernel/kernel.ts'
import type { Db } from './platform/db/tables.ts'
import { finishBulks, forgetOldBulks } from './execution/genealogy/bulk.ts'
import { forgetRefused } from './execution/floor/refused.queries.ts'
import { markSilent } from './execution/floor/silence.ts'
import { forgetOldTelegrams } from './exchange/host/host.ts'
import { repeat } from './platform/jobs/repeat.ts'
import type { Hub } from './platform/live/hub.ts'
import { lookAtAttributes, lookForSignals } from './quality/signals/signals.ts'
import { callForMaterial, escalate, forgetCallMessages } from './response/andon/andon.ts'
import { bookAllMinutes } from './equipment/tools/tools.ts'
import { tellWaiting } from './response/notices/waiting.ts'
import {
  forgetOldNotices,
  tellDrift,
  tellMissedChecks,
  tellState,
  tellTools,
} from './response/notices/watch.ts'
import { forgetOldEvents } from './people/security/security.ts'
import { forgetOld } from './people/session/session.ts'
import { retention } from './plant/settings/settings.ts'
import { forgetOldThreads } from './platform/threads/threads.ts'
import { forgetOldStationTelegrams } from './exchange/telegrams/telegrams.ts'

const everyFewSeconds = 5_000
const everySecond = 1_000
const twiceASecond = 500
const everyMinute = 60_000
const everyTenMinutes = 600_000

/** What no message starts: stations that fall silent, news for people, tables that grew. What has hours of time is a job (`jobs.ts`). */
export function startUpkeep(database: Database, hub: Hub, app: Pick<FastifyInstance, 'log' | 'logFolder'>) {
  const { db } = database
  const log = app.log.child({ module: 'upkeep' })
  const stops = [
    repeat('silent stations', everyFewSeconds, log, async () =>
      (await markSilent(db)).forEach((line) => hub.announce(line, ['boards', 'stations', 'events'])),
    ),
    repeat('andon levels', everySecond, log, () =>
      escalate(db, (line) => hub.announce(line, ['andon', 'notices', 'boards'])),
    ),
    repeat('control signals', twiceASecond, log, () =>
      lookForSignals(db, (line) => hub.announce(line, ['signals', 'events', 'andon', 'boards', 'units'])),
    ),
    repeat('control signals of attributes', everySecond, log, () =>
      lookAtAttributes(db, (line) => hub.announce(line, ['signals', 'events', 'andon', 'boards'])),
    ),
    repeat('news', everyFewSeconds, log, async () => {
      const news = await tellState(db)
      const called = await callForMaterial(db)
      called.forEach((line) => hub.announce(line, ['andon', 'boards']))
      if ((await tellWaiting(db)) || news) hub.announce(null, ['notices'])
    }),
    repeat('minutes of tools', everyMinute, log, async () =>
      (await bookAllMinutes(db)).forEach((line) => hub.announce(line, ['tools', 'toolCounters'])),
    ),
    repeat('worn tools', everyTenMinutes, log, async () => {
      if (await tellTools(db)) hub.announce(null, ['notices'])
    }),
    repeat('parameters set otherwise', everyMinute, log, async () => {
      if (await tellDrift(db)) hub.announce(null, ['notices'])
    }),
    repeat('checks nobody made', everyMinute, log, async () => {
      if (await tellMissedChecks(db)) hub.announce(null, ['notices'])
    }),
    repeat('acts on many units', everyFewSeconds, log, async () =>
      (await finishBulks(db)).forEach((line) => hub.announce(line, ['units', 'boards', 'failures'])),
    ),
    // Each server has files of its own, so this is no job that one of them does.
    repeat('old log files', everyTenMinutes, log, async () =>
      app.logFolder?.forget((await retention(db)).applicationLog),
    ),
    repeat('grown tables', everySecond, log, () => analyzeGrown(database)),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}

/** Logs that are older than the settings of the plant keep them. What is made, and the change history, is archived (`retention.ts`). */
export async function forgetByRetention(db: Db) {
  const days = await retention(db)
  await Promise.all([
    forgetOld(db, days.sessions),
    forgetOldEvents(db, days.sessions),
    forgetOldNotices(db, days.notices),
    forgetRefused(db, days.refusedArrivals),
    forgetOldTelegrams(db, days.hostTelegrams),
    forgetOldStationTelegrams(db, days.stationTelegrams),
    forgetOldThreads(db, days.stationTelegrams),
    forgetDone(db),
    forgetCallMessages(db),
    forgetOldBulks(db),
  ])
}
