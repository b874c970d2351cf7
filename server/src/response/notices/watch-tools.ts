import { wornTools } from '../../equipment/tools/tools.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Happened } from './watch.queries.ts'

/** Tools at 90 % of their life, and again at its end; maintained, they are news again. */
export const toolsDue = async (db: Db) =>
  (await wornTools(db)).map(
    ({ lineNumber, toolCode, frequency, frequencyAct, maintainedAt, ...at }): Happened => ({
      eventType: 'toolDue',
      lineNumber,
      about: toolCode,
      source: [lineNumber, toolCode, maintainedAt, frequency, frequencyAct >= frequency].join(' '),
      facts: { toolCode, stationNumber: at.stationNumber ?? '', uses: frequencyAct, frequency },
      userName: null,
    }),
  )
