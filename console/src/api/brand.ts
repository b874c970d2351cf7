import { useEffect } from 'react'
import { Brand, brand } from '@takt/contract/brand.ts'
import { languages } from '@takt/contract/languages.ts'
import { useWords } from '~/i18n/words.tsx'
import { useAnswer } from './hooks.ts'

const place = 'brand'

/** How the system presents itself. The last known brand is shown until the server has answered, so that no title changes before one's eyes. */
export function useBrand(): Brand {
  const { say } = useWords()
  const { data } = useAnswer(brand.brand, {})
  useEffect(() => {
    if (data) localStorage.setItem(place, JSON.stringify(data))
  }, [data])
  return (
    data ??
    lastTime() ?? { title: say.appTitle, company: null, plantName: '', logo: null, languages: [...languages] }
  )
}

/** … of the last time, where nothing is requested yet. */
export function lastTime(): Brand | undefined {
  try {
    return Brand.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null')).data
  } catch {
    return undefined
  }
}
