import { collectionSets } from '@takt/contract/collectionSets.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useToast } from '~/ui/toast.ts'
import { useVersions, type SetKey, type WholeSet } from './whole-set.ts'

type ReviseProps = { whole: WholeSet; unsaved: boolean; onMade: (made: SetKey) => void }

/** A change of what is frozen: a new version, copied from this one, which is opened at once. */
export function ReviseSet({ whole: { set: { colSetId, colSetVersion } }, unsaved, onMade }: ReviseProps) {
  const words = useWords()
  const { collectionSets: said } = words
  const toast = useToast()
  const forbidden = useForbidden(collectionSets.revise)
  const { mutateAsync } = useAsk(collectionSets.revise)
  const { data: versions = [] } = useVersions(colSetId)
  const drafts = versions.filter(({ definitionStatus }) => definitionStatus === 'draft').map((draft) => draft.colSetVersion)
  const revise = async () => {
    try {
      const made = await mutateAsync({ colSetId, colSetVersion })
      toast.tell(fill(words.versions.revised, { version: made.colSetVersion }))
      onMade(made)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
      return false
    }
  }
  const question = [fill(said.reviseQuestion, { colSetId, colSetVersion }), drafts.length > 0 && fill(words.versions.draftExists, { versions: drafts.join(', ') })].filter(Boolean).join(' ')
  return <ConfirmButton icon="plus" blocked={forbidden ?? (unsaved ? words.versions.saveFirst : null)} question={question} onConfirm={revise}>{words.versions.revise}</ConfirmButton>
}
