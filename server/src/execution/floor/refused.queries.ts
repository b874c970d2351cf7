import { forgetOlderOfLines } from '../../platform/db/forget.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Refusals of long ago. A message that is repeated comes sooner. */
export const forgetRefused = (db: Db, days: number) =>
  forgetOlderOfLines(db, 'refusedArrivals', ['stationNumber', 'message'], 'heardAt', days)
