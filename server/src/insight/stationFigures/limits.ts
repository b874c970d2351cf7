import type { StopLimits } from '../../execution/floor/floor.ts'
import type { Db } from '../../platform/db/tables.ts'

const minute = 60_000

/** From when on a stop of the line counts as a short one, and from when on somebody is asked why. */
export const limitsOf = async (_db: Db, _line: string): Promise<StopLimits> => ({
  short: minute,
  long: 5 * minute,
})
