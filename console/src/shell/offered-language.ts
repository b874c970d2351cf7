import { useEffect } from 'react'
import { useBrand } from '~/api/brand.ts'
import { readCookie } from '~/api/stored.ts'
import { speak, useLanguage } from '~/i18n/words.tsx'

/** Who never chose a language gets none that the plant does not offer. */
export function useOfferedLanguage() {
  const now = useLanguage()
  const {
    languages: [first, ...otherLanguages],
  } = useBrand()
  const spoken =
    first === undefined || readCookie('language') !== null || [first, ...otherLanguages].includes(now)
      ? null
      : first
  useEffect(() => {
    if (spoken) void speak(spoken)
  }, [spoken])
}
