import { z } from 'zod'
import { followers } from './followers.ts'
import type { Database } from './platform/db/connect.ts'
import { dropStreamMonths, ensureMonths } from './platform/db/partitions.ts'
import type { Db } from './platform/db/tables.ts'
import { job, type Job } from './platform/jobs/jobs.ts'
import { checkAll, sealDays } from './platform/seals/seals.ts'
import { forgetBroken } from './platform/userFiles/userFiles.ts'
import { plantOf } from './plant/plant/plant.ts'
import { makeDue, reviseLate, sendDueReports } from './insight/reports/reports.ts'
import { keepStationDays } from './insight/stationFigures/stationFigures.ts'
import { forgetPhotos } from './quality/failurePhotos/failurePhotos.ts'
import { judgeProblems } from './quality/problems/problems.ts'
import { eachLine, giveTypes, keepAllSubgroups } from './subgroups.ts'
import { archiveOld, archivingNames } from './retention.ts'
import { forgetByRetention } from './upkeep.ts'

const nothing = z.object({})

/** The work of every few minutes, every hour and of every night. Each may be done twice and be broken off anywhere. */
export const plantJobs = ({ db, exporting }: Database, log: JobLog = { info() {}, error() {} }): Job[] => [
  job({
    name: 'monthsAndOldRows',
    payload: nothing,
    cron: '17 * * * *',
    run: () =>
      Promise.all([
        ensureMonths(db),
        dropStreamMonths(
          db,
          followers.map(({ name }) => name),
        ),
        forgetByRetention(db),
        forgetBroken(db),
        eachLine(db, (line) => forgetPhotos(db, line)),
      ]),
  }),
  // Those that stations still add to; and in the night all, for what came days late.
  job({ name: 'subgroups', payload: nothing, cron: '*/2 * * * *', run: () => keepAllSubgroups(db, 2) }),
  job({ name: 'types of moments', payload: nothing, cron: '*/3 * * * *', run: () => giveTypes(db) }),
  job({
    name: 'days of stations',
    payload: nothing,
    cron: '*/10 * * * *',
    run: () => eachLine(db, async (line) => void (await keepStationDays(db, line))),
  }),
  job({
    name: 'reports',
    payload: nothing,
    cron: '* * * * *',
    run: () => eachLine(db, (line) => makeDue(db, line)),
  }),
  // By itself: a mail server that does not answer keeps no report from being made.
  job({
    name: 'mails of reports',
    payload: nothing,
    cron: '* * * * *',
    run: () => eachLine(db, (line) => sendDueReports(db, line)),
  }),
  job({
    name: 'effects of problems',
    payload: nothing,
    cron: '40 * * * *',
    run: () => eachLine(db, (line) => judgeProblems(db, line)),
  }),
  // What came late; and in the night of two weeks, for what came days late.
  job({
    name: 'late data of reports',
    payload: nothing,
    cron: '50 * * * *',
    run: () => eachLine(db, (line) => reviseLate(db, line, 2)),
  }),
  job({
    name: 'late data of older reports',
    payload: nothing,
    cron: '55 * * * *',
    run: () => onceANight(db, () => eachLine(db, (line) => reviseLate(db, line, 14))),
  }),
  job({
    name: 'subgroups of all days',
    payload: nothing,
    cron: '25 * * * *',
    run: () => inTheNight(db, () => keepAllSubgroups(db, null)),
  }),
  job({
    name: 'seal the change history',
    payload: nothing,
    cron: '35 * * * *',
    run: () => sealDays(db, (message) => log.info(message)),
  }),
  job({ name: 'check the seals', payload: nothing, cron: '45 3 * * *', run: () => checkSeals(db, log) }),
  ...archivingNames.map((name) =>
    job({
      name: `archive ${name}`,
      payload: nothing,
      cron: '10 * * * *',
      run: () => inTheNight(db, () => archiveOld(exporting, name)),
    }),
  ),
]

type JobLog = { info: (message: string) => void; error: (message: string) => void }

/** What does not fit is logged as an error, without failing: a job that fails is tried again, and each try reads everything. */
async function checkSeals(db: Db, log: JobLog) {
  const wrong = await checkAll(db)
  for (const { day, sealState, wrongId } of wrong)
    log.error(
      `change history of ${day} does not fit its seal: ${sealState}${wrongId === null ? '' : `, first at entry ${wrongId}`}`,
    )
}

const hourIn = (timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone).hour

/** From two to five by the plant's clock. A job with nothing left to do there costs little. */
async function inTheNight(db: Db, work: () => Promise<void>) {
  const hour = hourIn((await plantOf(db)).timeZone)
  if (hour >= 2 && hour < 5) await work()
}

/** In no time zone do clocks that are changed leave this hour out or have it twice. */
export const isFour = (timeZone: string) => hourIn(timeZone) === 4

/** For an hourly job that reads everything each time. */
async function onceANight(db: Db, work: () => Promise<void>) {
  if (isFour((await plantOf(db)).timeZone)) await work()
}
