import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { choice, count, nothing } from './fields.ts'
import type { PageName } from './pages.ts'

/** What a plant needs before a unit can be made, in the order one does it, and the page it is done on. */
export const guideSteps = {
  plant: 'basicInfo',
  line: 'lineDef',
  shifts: 'shiftManage',
  calendar: 'shiftManage',
  station: 'stationDef',
  stationKey: 'stationDef',
  collectionSet: 'processResultDef',
  route: 'processingCreate',
  type: 'typeCreat',
  part: 'bomDef',
  bill: 'bomSet',
  parameters: 'typePara',
  package: 'typeProcessSetting',
  people: 'users',
  order: 'orderCreate',
  labels: 'orderCreate',
  unit: 'productSummary',
} as const satisfies Record<string, PageName>
export type GuideStep = keyof typeof guideSteps
export const guideStepNames = Object.keys(guideSteps) as [GuideStep, ...GuideStep[]] // the table's own keys

/** `done` of so many: lines with a shift of all lines, for one. Nothing is done while `wanted` is 0. */
export const GuideProgress = z.object({ guideStep: choice(guideStepNames), done: count(), wanted: count() })
export type GuideProgress = z.infer<typeof GuideProgress>

export const guide = feature('guide', {
  /** How far the plant is set up, of the lines this person may see. */
  progress: plantQuery({ input: nothing, output: z.array(GuideProgress), for: 'signedIn' }),
})
