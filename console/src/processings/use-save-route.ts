import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '@takt/contract/errors.ts'
import { processings } from '@takt/contract/processings.ts'
import { useAsk } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useToast } from '~/ui/toast.ts'
import { plainSteps } from './steps.ts'
import type { RouteDraft } from './use-route-draft.ts'
import { routes } from './versions.ts'

/** Saves the route with its steps after a yes. Somebody else was quicker: what they saved is fetched, so that one can choose. */
export function useSaveRoute(
  { base, typed, saved }: RouteDraft,
  onRefused: (refusal: Refusal | null) => void,
) {
  const words = useWords()
  const toast = useToast()
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useAsk(processings.update, saved)
  const save = async () => {
    const { processingNumber, processingVer, revision } = base
    const question = routes.say(words.versions.saveQuestion, base)
    if (isPending || !(await confirm({ title: question, yes: words.say.save, no: words.say.cancel }))) return
    onRefused(null)
    try {
      await mutateAsync({
        processingNumber,
        processingVer,
        revision,
        processingName: typed.processingName,
        remark: typed.remark,
        steps: plainSteps(typed.steps),
      })
      toast.tell(words.say.updateSuccess)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.key === 'record.changed') await cache.invalidateQueries({ queryKey: ['processings'] })
      onRefused(error)
    }
  }
  return { save, saving: isPending }
}
