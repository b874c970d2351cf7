import { forgetOlder } from '../../platform/db/forget.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A no that was said long ago. A message that is repeated comes sooner. */
export const forgetRefused = (db: Db, days: number) => forgetOlder(db, 'refusedArrivals', 'heardAt', days)
