import { insightChoices } from './choices/insight.ts'
import { peopleChoices } from './choices/people.ts'
import { planningChoices } from './choices/planning.ts'
import { plantChoices } from './choices/plant.ts'

export const firstChoices = {
  ...peopleChoices,
  ...plantChoices,
  ...planningChoices,
  ...insightChoices,
}
