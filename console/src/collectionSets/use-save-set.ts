import { collectionSets } from '@takt/contract/collectionSets.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { useAsk } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useToast } from '~/ui/toast.ts'
import type { Draft } from './use-draft.ts'
import { sets } from './whole-set.ts'

/** Saves the set with its rows after a yes. True: saved, and what was typed is now what it was begun from. */
export function useSaveSet({ base, typed, characteristics, begin }: Draft, onRefused: (refusal: Refusal | null) => void) {
  const words = useWords()
  const toast = useToast()
  const { mutateAsync } = useAsk(collectionSets.update, (set) => {
    begin({ set, characteristics: characteristics.toSorted((one, other) => one.charSeqNum - other.charSeqNum) })
  })
  return async () => {
    const { colSetId, colSetVersion, revision } = base.set
    const question = sets.say(words.versions.saveQuestion, base.set)
    if (!await confirm({ title: question, yes: words.say.save, no: words.say.cancel })) return false
    onRefused(null)
    try {
      await mutateAsync({ colSetId, colSetVersion, revision, colSetName: typed.colSetName, remark: typed.remark, characteristics })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      onRefused(error)
      return false
    }
    toast.tell(words.say.updateSuccess)
    return true
  }
}
