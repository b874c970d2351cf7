import { Refusal } from '@takt/contract/errors.ts'
import type { Settings } from '@takt/contract/preferences.ts'
import { saveSettings } from '~/api/preferences.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'

/** Changes a setting of this person: true when it is kept, a toast when the server refused and it is as before. */
export function useSave() {
  const words = useWords()
  const toast = useToast()
  return async (patch: Partial<Settings>): Promise<boolean> => {
    try {
      await saveSettings(patch)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
      return false
    }
  }
}
