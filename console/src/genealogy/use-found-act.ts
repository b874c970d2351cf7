import type { Found } from '@takt/contract/found-units.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useMany } from '~/shapes/use-many.ts'

/** Holds or reworks all units that were found. */
export const useFoundAct = (
  endpoint: typeof genealogy.hold | typeof genealogy.rework,
  label: string,
  onDone: (found: Found) => void,
) => useMany(endpoint as typeof genealogy.hold, genealogy.progress, label, onDone) // which takes all that rework takes
