import { collectionSets } from '@takt/contract/collectionSets.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useToast } from '~/ui/toast.ts'
import type { WholeSet } from './whole-set.ts'

/** Only a draft goes away; what was released stays for whoever looks at old units. */
export function DeleteSet({ whole: { set: { colSetId, colSetVersion, definitionStatus } }, onDeleted }: { whole: WholeSet; onDeleted: () => void }) {
  const words = useWords()
  const { collectionSets: said, say } = words
  const toast = useToast()
  const forbidden = useForbidden(collectionSets.delete)
  const { mutateAsync } = useAsk(collectionSets.delete, onDeleted)
  const remove = async () => {
    try {
      await mutateAsync({ colSetId, colSetVersion })
      toast.tell(say.deleteSuccess)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(error.key === 'record.in_use' ? fill(said.deleteInUse, { by: error.facts.by ?? '' }) : sayRefusal(words, error), { id: error.key })
    }
    return true
  }
  return (
    <ConfirmButton icon="bin" look="danger" blocked={forbidden ?? (definitionStatus === 'draft' ? null : words.versions.onlyDraft)} question={fill(said.deleteQuestion, { colSetId, colSetVersion })}
      onConfirm={remove}>
      {say.delete}
    </ConfirmButton>
  )
}
