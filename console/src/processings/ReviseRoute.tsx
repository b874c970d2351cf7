import { fill, Refusal } from '@takt/contract/errors.ts'
import { type Processing, processings } from '@takt/contract/processings.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useToast } from '~/ui/toast.ts'
import type { RouteKey } from './versions.ts'

type ReviseProps = { route: Processing; unsaved: boolean; bare?: boolean; onMade: (made: RouteKey) => void }

/** A change of what is frozen: a new version, copied from this one, which is opened at once. */
export function ReviseRoute({ route: { processingNumber, processingVer }, unsaved, bare = false, onMade }: ReviseProps) {
  const words = useWords()
  const toast = useToast()
  const forbidden = useForbidden(processings.revise)
  const { mutateAsync } = useAsk(processings.revise)
  const revise = async () => {
    try {
      const made = await mutateAsync({ processingNumber, processingVer })
      toast.tell(fill(words.versions.revised, { version: made.processingVer }))
      onMade({ processingNumber, processingVer: made.processingVer })
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
      return false
    }
  }
  return (
    <ConfirmButton icon="plus" bare={bare} blocked={forbidden ?? (unsaved ? words.versions.saveFirst : null)} question={fill(words.processings.reviseQuestion, { processingNumber, processingVer })} onConfirm={revise}>
      {words.versions.revise}
    </ConfirmButton>
  )
}
