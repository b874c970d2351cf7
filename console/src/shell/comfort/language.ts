import { languageOf, type Language } from '@takt/contract/languages.ts'
import { useSession } from '~/api/session.ts'
import { writeCookie } from '~/api/stored.ts'
import { speak } from '~/i18n/words.tsx'
import { promptly } from '~/ui/later.ts'
import { useToast } from '~/ui/toast.ts'
import { useSave } from './save.ts'

const chosenBefore = 'takt.language'
/** The choice of the log-in page, returned once: it is newer than the account's. */
export function takeChosenLanguage(): Language | null {
  const chosen = languageOf(sessionStorage.getItem(chosenBefore) ?? '')
  sessionStorage.removeItem(chosenBefore)
  return chosen
}

/** Shows everything in another language, at once; remembered by this browser, and for the person who is signed in. */
export function useChooseLanguage() {
  const toast = useToast()
  const save = useSave()
  return async (language: Language) => {
    writeCookie('language', language)
    if (!useSession.getState().info) sessionStorage.setItem(chosenBefore, language)
    toast.tell(await promptly(() => speak(language)))
    await save({ language })
  }
}
