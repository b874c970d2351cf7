import type { Recipe } from '@takt/contract/sent-parameters.ts'
import type { Aspect } from '../../platform/kernel/kernel.ts'
import { recipesOf } from './current.ts'

type RecipeFor = (typeNo: string, stationNumber: string) => Recipe | null

/** A go carries the parameters that are released for the type at the station. */
export const recipeAspect: Aspect<true, RecipeFor> = {
  name: 'recipes',
  wants: (messages) => (messages.some(({ kind }) => kind === 'arrive') ? true : null),
  load: ({ db, lineNumber }) => recipesOf(db, lineNumber),
  go: (recipeFor, { unit, stationNumber }) => ({ recipe: unit && recipeFor(unit.typeNo, stationNumber) }),
}
