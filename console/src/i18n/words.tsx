import type { Locale } from 'antd/es/locale'
import { create } from 'zustand'
import type { Facts, Refusal } from '@takt/contract/errors.ts'
import { languageOf, languages, type Language } from '@takt/contract/languages.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayChoice, sayFacts } from '@takt/contract/say-facts.ts'

export type Spoken = { language: Language; words: Words; antd: Locale }

/** Both books have some of the errors and of the fields' names. */
type Shared = 'error' | 'field'
type Part = Omit<Partial<Words>, Shared> & { [K in Shared]: Partial<Words[K]> }
type Beginning = { beginning: Part & Pick<Words, 'shell'>; antd: Locale }
type Book = { begin: () => Promise<Beginning>; goOn: () => Promise<{ pages: Part }> }
const books: Record<Language, Book> = {
  en: { begin: () => import('./books/en.ts'), goOn: () => import('@takt/contract/locales/en/pages.ts') },
  zh: { begin: () => import('./books/zh.ts'), goOn: () => import('@takt/contract/locales/zh/pages.ts') },
  es: { begin: () => import('./books/es.ts'), goOn: () => import('@takt/contract/locales/es/pages.ts') },
  ja: { begin: () => import('./books/ja.ts'), goOn: () => import('@takt/contract/locales/ja/pages.ts') },
}

export const useSpoken = create<Spoken>(() => ({}) as Spoken) // main.tsx and tests call `speak` before they show anything
let chosen: Language
let whole = false

export const useWords = () => useSpoken(({ words }) => words)
export const useLanguage = () => useSpoken(({ language }) => language)
export const useAntdWords = () => useSpoken(({ antd }) => antd)

/** Loads a language and shows everything on screen in it, at once, unless another was chosen meanwhile; what was typed stays. Returns the sentence that confirms it. */
export async function speak(language: Language): Promise<string> {
  chosen = language
  const { begin, goOn } = books[language]
  const [{ beginning, antd }, more] = await Promise.all([begin(), whole ? goOn() : null])
  if (language === chosen) {
    document.documentElement.lang = language
    // The cast: the words of other pages are missing until they come, as they are missing from `words` at the start.
    const error = { ...beginning.error, ...more?.pages.error }
    const field = { ...beginning.field, ...more?.pages.field }
    const books = { ...beginning, ...more?.pages, error, field } as Words
    const { language: before, words } = useSpoken.getState()
    // Of the same language only more has come: nothing on screen uses it yet, and all of it would be drawn anew.
    if (language === before) Object.assign(words, books)
    else useSpoken.setState({ language, antd, words: { ...words, ...books } })
  }
  return beginning.shell.languageSwitched
}

const sayAgain = () => useSpoken.setState(({ words }) => ({ words: { ...words } }))

const isWhole = (words: Words) => 'units' in words

/** The words of every page but the first come with the first of them, and from then on with each language. */
export async function speakWhole() {
  whole = true
  if (!isWhole(useSpoken.getState().words)) await speak(chosen)
}

/** Loads a part of the console together with every page's words: for parts with more words than the first page has. */
export const withWords = async <T,>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), speakWhole()]))[0]

/** What each language calls the fields, for what others wrote. */
export const everyFieldName = () =>
  Promise.all(
    languages.map(async (language) => {
      const { begin, goOn } = books[language]
      const [{ beginning }, { pages }] = await Promise.all([begin(), goOn()])
      // Together they have every name.
      return { ...beginning.field, ...pages.field } as Words['field']
    }),
  )

/** What the person chose, else the browser's setting, else the specification's fallback, `cn`. An unknown cookie is ignored. */
export function firstLanguage(): Language {
  const chosen = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1]
  const preferred = [chosen, ...navigator.languages].flatMap((tag) => languageOf(tag ?? '') ?? [])
  return preferred[0] ?? languageOf('cn') ?? languages[0]
}

/** Each language under its own name, whatever language is in use. */
export const ownNames: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' }

export { sayChoice, sayFacts }

/** Errors of the other pages come with their words: one that arrives before them is called an error until they have come. */
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const isDay = /^\d{4}-\d\d-\d\d$/
type SayTime = (time: string) => string
const asSent = { minute: (instant: string) => instant, day: (day: string) => day }
/** An instant among the facts is written in the plant's time, and a day as the language writes it, once that is known. */
let sayTime: { minute: SayTime; day: SayTime } = asSent
export const sayTimesBy = (say: typeof sayTime | null) => void (sayTime = say ?? asSent)

/** A code may look like a day, too: a lot is called by the one it was made on. */
const days = new Set(['day', 'dueDate', 'validUntil', 'validFrom', 'from', 'to'])
export const isDayOf = (field: string, value: string) => days.has(field) && isDay.test(value)
const written = (fact: string, value: string) => {
  if (isInstant.test(value)) return sayTime.minute(value)
  return isDayOf(fact, value) ? sayTime.day(value) : value
}
const writtenTimes = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [
      fact,
      typeof value === 'string' ? written(fact, value) : value,
    ]),
  )

export function sayRefusal(words: Words, { key, facts }: Refusal) {
  if (key in words.error) return sayFacts(words, words.error[key], writtenTimes(facts))
  // One that is in no book, of a newer server, stays an error: loading again would repeat without end.
  if (!isWhole(words)) void speakWhole().then(sayAgain)
  return words.shell.hasError
}
