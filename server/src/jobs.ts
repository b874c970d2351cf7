import { z } from 'zod'
import { followers } from './followers.ts'
import type { Database } from './platform/db/connect.ts'
import { dropStreamMonths, ensureMonths } from './platform/db/partitions.ts'
import type { Db } from './platform/db/tables.ts'
import { job, type Job } from './platform/jobs/jobs.ts'
import { checkAll, sealDays } from './platform/seals/seals.ts'
import { forgetBroken } from './platform/userFiles/userFiles.ts'
import { plantOf } from './plant/plant/plant.ts'
import { keepStationDays } from './insight/stationFigures/stationFigures.ts'
import { forgetPhotos } from './quality/failurePhotos/failurePhotos.ts'
import { eachLine, giveTypes, keepAllSubgroups } from './subgroups.ts'
import { archiveOld, archivingNames } from './retention.ts'
import { forgetByRetention } from './upkeep.ts'

const nothing = z.object({})

/** The work of every few minutes, every hour and of every night. Each may be done twice and be broken off anywhere. */
export const plantJobs = ({ db, exporting }: Database, log: (said: string) => void = () => {}): Job[] => [
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
    name: 'subgroups of all days',
    payload: nothing,
    cron: '25 * * * *',
    run: () => inTheNight(db, () => keepAllSubgroups(db, null)),
  }),
  job({
    name: 'seal the change history',
    payload: nothing,
    cron: '35 * * * *',
    run: () => sealDays(db, log),
  }),
  job({
    name: 'check the seals',
    payload: nothing,
    cron: '45 * * * *',
    run: () => inTheNight(db, () => checkSeals(db)),
  }),
  ...archivingNames.map((name) =>
    job({
      name: `archive ${name}`,
      payload: nothing,
      cron: '10 * * * *',
      run: () => inTheNight(db, () => archiveOld(exporting, name)),
    }),
  ),
]

/** Fails, so that log and /metrics name it, where the change history is not what was sealed. */
async function checkSeals(db: Db) {
  const wrong = await checkAll(db)
  if (wrong.length > 0)
    throw new Error(
      `The change history does not fit its seals: ${wrong.map(({ day, sealState }) => `${day} ${sealState}`).join(', ')}`,
    )
}

/** From two to five by the plant's clock. What has nothing left to do there asks for little. */
async function inTheNight(db: Db, work: () => Promise<void>) {
  const { hour } = Temporal.Now.zonedDateTimeISO((await plantOf(db)).timeZone)
  if (hour >= 2 && hour < 5) await work()
}
