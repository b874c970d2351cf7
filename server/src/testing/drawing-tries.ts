import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import type { Tries } from './feature-tries.ts'
import { aPicture } from './photo-tries.ts'
import type { startPlant } from './plant.ts'

export function drawingTries(plant: Awaited<ReturnType<typeof startPlant>>, typeNo: string): Tries {
  const drawing = async () => ({ typeNo, picture: await aPicture(plant.db), markedPlaces: [] })
  return [
    [defectDrawings.create, drawing],
    [defectDrawings.update, async () => ({ ...(await drawing()), revision: 0 })],
    [defectDrawings.remove, { typeNo, revision: 1 }],
  ]
}
