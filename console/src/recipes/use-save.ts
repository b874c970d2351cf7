import { fill, type Refusal } from '@takt/contract/errors.ts'
import { recipes, type RecipePlace } from '@takt/contract/recipes.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSaving } from '~/shapes/typed-over.ts'
import { nameOf, sets } from './place.ts'
import type { Draft } from './use-draft.ts'

/** Saves the parameters after a yes: into the draft, else as a new version. The version that was written, or null. */
export function useSave(
  { base, typed, drafts, begin }: Draft,
  { typeNo, stationNumber }: RecipePlace,
  onRefused: (refusal: Refusal | null) => void,
) {
  const words = useWords()
  const save = useSaving(recipes.save, begin, onRefused)
  const place = { typeNo, stationNumber }
  const draft = base?.definitionStatus === 'draft' ? base : null
  const question = draft
    ? sets.say(words.versions.saveQuestion, draft)
    : fill(words.recipes.saveNew, { code: nameOf(words, place) })
  return () =>
    save(
      question,
      { ...place, revision: draft?.revision ?? null, remark: typed.remark, parameters: drafts },
      ({ paraVer }) => (draft ? words.say.updateSuccess : fill(words.recipes.saved, { version: paraVer })),
    )
}
