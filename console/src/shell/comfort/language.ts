import type { Language } from '@takt/contract/languages.ts'
import { writeCookie } from '~/api/stored.ts'
import { speak } from '~/i18n/words.tsx'
import { promptly } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'
import { useSave } from './save.ts'

/** Says everything in another language, at once; remembered by this browser, and for the person who is signed in. */
export function useChooseLanguage() {
  const toast = useToast()
  const save = useSave()
  return async (language: Language) => {
    writeCookie('language', language)
    toast.tell(await promptly(() => speak(language)))
    await save({ language })
  }
}
