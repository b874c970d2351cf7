import type { Locale } from 'antd/es/locale'
import { create } from 'zustand'
import { fill, type Facts, type Refusal } from '@takt/contract/errors.ts'
import { languageOf, languages, type Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'

export type Spoken = { language: Language; words: Words; antd: Locale }

const books: Record<Language, () => Promise<{ spoken: Omit<Spoken, 'language'> }>> = {
  en: () => import('./books/en.ts'),
  zh: () => import('./books/zh.ts'),
  es: () => import('./books/es.ts'),
  ja: () => import('./books/ja.ts'),
}

const useSpoken = create<Spoken>(() => ({}) as Spoken) // main.tsx and tests speak before they show anything

export const useWords = () => useSpoken(({ words }) => words)
export const useLanguage = () => useSpoken(({ language }) => language)
export const useAntdWords = () => useSpoken(({ antd }) => antd)

/** Loads a language and says everything on screen in it, at once; what was typed stays. Gives back how it says that it did. */
export async function speak(language: Language): Promise<string> {
  const { spoken } = await books[language]()
  document.documentElement.lang = language
  useSpoken.setState({ language, ...spoken })
  return spoken.words.shell.languageSwitched
}

/** The words of every language, for what others wrote. */
export const everyWords = async () => (await Promise.all(languages.map((language) => books[language]()))).map(({ spoken }) => spoken.words)

/** What the person chose, else what the browser asks for, else the specification's fallback, `cn`. An unknown cookie is ignored. */
export function firstLanguage(): Language {
  const chosen = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]
  const asked = [chosen, ...navigator.languages].flatMap((tag) => languageOf(tag ?? '') ?? [])
  return asked[0] ?? languageOf('cn') ?? languages[0]
}

/** Each language under its own name, whatever is spoken now. */
export const ownNames: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' }

/** A stored choice such as `orderStatus: 'released'` is said in the section named after its field. */
export function sayChoice(words: Words, field: string, value: string): string {
  const sections: Record<string, unknown> = words
  const section = sections[field]
  // The cast: which section it is, only the value's field knows.
  return (section && typeof section === 'object' ? (section as Record<string, string>)[value] : undefined) ?? value
}

/** Facts that list several things name their section by another word. */
const listed: Record<string, string> = { checks: 'check', faults: 'routeFault', typeFaults: 'typeFault', bomFaults: 'bomFault', parameterFaults: 'parameterFault', packageFaults: 'packageFault', fields: 'field' }

export const sayFacts = (words: Words, sentence: string, facts: Facts) => fill(sentence, facts, (fact, value) => {
  const section = listed[fact]
  if (!section) return sayChoice(words, fact, value)
  return value.split(/,\s*/).map((one) => sayChoice(words, section, one)).join(', ')
})

export const sayRefusal = (words: Words, { key, facts }: Refusal) => sayFacts(words, words.error[key], facts)
