import type { Locale } from 'antd/es/locale'
import { create } from 'zustand'
import { fill, type Facts, type Refusal } from '@takt/contract/errors.ts'
import { languageOf, languages, type Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'

export type Spoken = { language: Language; words: Words; antd: Locale }

type Beginning = { beginning: Partial<Words> & Pick<Words, 'field' | 'shell'>; antd: Locale }
type Book = { begin: () => Promise<Beginning>; goOn: () => Promise<{ pages: Partial<Words> }> }
const books: Record<Language, Book> = {
  en: { begin: () => import('./books/en.ts'), goOn: () => import('@takt/contract/locales/en/pages.ts') },
  zh: { begin: () => import('./books/zh.ts'), goOn: () => import('@takt/contract/locales/zh/pages.ts') },
  es: { begin: () => import('./books/es.ts'), goOn: () => import('@takt/contract/locales/es/pages.ts') },
  ja: { begin: () => import('./books/ja.ts'), goOn: () => import('@takt/contract/locales/ja/pages.ts') },
}

export const useSpoken = create<Spoken>(() => ({}) as Spoken) // main.tsx and tests speak before they show anything
let chosen: Language
let whole = false

export const useWords = () => useSpoken(({ words }) => words)
export const useLanguage = () => useSpoken(({ language }) => language)
export const useAntdWords = () => useSpoken(({ antd }) => antd)

/** Loads a language and says everything on screen in it, at once, unless another was chosen meanwhile; what was typed stays. Gives back how it says that it did. */
export async function speak(language: Language): Promise<string> {
  chosen = language
  const { begin, goOn } = books[language]
  const [{ beginning, antd }, more] = await Promise.all([begin(), whole ? goOn() : null])
  if (language === chosen) {
    document.documentElement.lang = language
    useSpoken.setState(({ words }) => ({ language, antd, words: { ...words, ...beginning, ...more?.pages } }))
  }
  return beginning.shell.languageSwitched
}

/** What every page but the first says comes with the first of them, and from then on with each language. */
export async function speakWhole() {
  whole = true
  if (!('units' in useSpoken.getState().words)) await speak(chosen)
}

/** What each language calls the fields, for what others wrote. */
export const everyFieldName = async () =>
  (await Promise.all(languages.map((language) => books[language].begin()))).map(
    ({ beginning }) => beginning.field,
  )

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
  return (
    (section && typeof section === 'object' ? (section as Record<string, string>)[value] : undefined) ?? value
  )
}

/** Facts that list several things name their section by another word. */
const listed: Record<string, string> = {
  checks: 'check',
  faults: 'routeFault',
  typeFaults: 'typeFault',
  bomFaults: 'bomFault',
  parameterFaults: 'parameterFault',
  packageFaults: 'packageFault',
  fields: 'field',
}

export const sayFacts = (words: Words, sentence: string, facts: Facts) =>
  fill(sentence, facts, (fact, value) => {
    const section = listed[fact]
    if (!section) return sayChoice(words, fact, value)
    // What it is about may stand behind it: `bomReleased (B-1 2)`.
    return value
      .split(/,\s*/)
      .map((one) => one.replace(/^\w+/, (choice) => sayChoice(words, section, choice)))
      .join(', ')
  })

export const sayRefusal = (words: Words, { key, facts }: Refusal) => sayFacts(words, words.error[key], facts)
