import { insightChoices } from './choices/insight.ts'
import { peopleChoices } from './choices/people.ts'
import { planningChoices } from './choices/planning.ts'
import { plantChoices } from './choices/plant.ts'

/** What the choices of a field are called: the section has the name of the field. Those of master data, of execution and of the interfaces come with the other pages. */
export const firstChoices = {
  ...peopleChoices,
  ...plantChoices,
  ...planningChoices,
  ...insightChoices,
}
