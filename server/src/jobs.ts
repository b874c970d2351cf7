import { z } from 'zod'
import type { Database } from './platform/db/connect.ts'
import { dropStreamMonths, ensureMonths } from './platform/db/partitions.ts'
import { job, type Job } from './platform/jobs/jobs.ts'
import { forgetBroken } from './platform/userFiles/userFiles.ts'
import { archiveOld } from './retention.ts'
import { forgetByRetention } from './upkeep.ts'

const nothing = z.object({})

/** The work of every hour and of every night. Each may be done twice and be broken off anywhere. */
export const plantJobs = ({ db, exporting }: Database): Job[] => [
  job({
    name: 'monthsAndOldRows',
    payload: nothing,
    cron: '17 * * * *',
    run: () => Promise.all([ensureMonths(db), dropStreamMonths(db), forgetByRetention(db), forgetBroken(db)]),
  }),
  job({ name: 'archive', payload: nothing, cron: '10 2 * * *', run: () => archiveOld(exporting) }),
]
