import { type GuideProgress, guideStepNames } from '@takt/contract/guide.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { countSetUp } from './guide.queries.ts'

export async function setUpOf({ db, user }: PlantCall): Promise<GuideProgress[]> {
  const counts = await countSetUp(db, user.lines.length ? user.lines : null)
  return guideStepNames.map((guideStep) => counts.find((count) => count.guideStep === guideStep)!) // the query names every step
}
