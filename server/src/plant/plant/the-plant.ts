import { Plant, type PlantWithHistory } from '@takt/contract/plant.ts'
import type { PlantSettings } from '@takt/contract/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { historyProgress } from './history-progress.ts'
import { findPlant, insertPlant } from './plant.queries.ts'

/** The plant; one that was never named gets the zone of this machine, kept from then on: production days must not move with a server. */
export async function plantSettingsOf(db: Db): Promise<PlantSettings> {
  const stored = await findPlant(db)
  if (stored) return stored
  await insertPlant(db, { plantName: 'Takt', timeZone: machineZone() })
  return (await findPlant(db))!
}

export async function plantOf(db: Db): Promise<Plant> {
  const { plantName, timeZone } = await plantSettingsOf(db)
  return { plantName, timeZone }
}

export const plantWithHistory = async (db: Db): Promise<PlantWithHistory> => ({
  ...(await plantOf(db)),
  ...historyProgress(),
})

function machineZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return Plant.shape.timeZone.safeParse(timeZone).success ? timeZone : 'UTC'
}
