import { collectionSets } from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSaving } from '~/shapes/typed-over.ts'
import type { Draft } from './use-draft.ts'
import { sets } from './whole-set.ts'

/** Saves the set with its rows after a yes. True: saved, and what was typed is now what it was begun from. */
export function useSaveSet(
  { base, typed, characteristics, begin }: Draft,
  onRefused: (refusal: Refusal | null) => void,
) {
  const { versions, say } = useWords()
  const save = useSaving(
    collectionSets.update,
    (set) =>
      begin({
        set,
        characteristics: characteristics.toSorted((one, other) => one.charSeqNum - other.charSeqNum),
      }),
    onRefused,
  )
  const { colSetId, colSetVersion, revision } = base.set
  const { rows: _, ...head } = typed
  return async () =>
    (await save(
      sets.say(versions.saveQuestion, base.set),
      { colSetId, colSetVersion, revision, ...head, characteristics },
      () => say.updateSuccess,
    )) !== null
}
