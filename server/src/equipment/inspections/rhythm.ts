import { clockOf } from '../../plant/plant/plant.ts'
import { stationPauses } from '../../plant/stations/stations.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Rhythm } from './due.ts'

export async function rhythmOf(db: Db, line: string): Promise<Rhythm> {
  const [clock, pauses] = await Promise.all([clockOf(db, line), stationPauses(db, line)])
  return { clock, pauses }
}
