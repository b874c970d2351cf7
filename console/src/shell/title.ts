import { useEffect } from 'react'
import { useWords } from '~/i18n/words.tsx'

/** `<page> - <app title>`, in the language spoken now; null: the app title alone. */
export function useTitle(page: string | null) {
  const { say } = useWords()
  const title = page ? `${page} - ${say.appTitle}` : say.appTitle
  useEffect(() => { document.title = title }, [title])
}
