import { type Language, languages } from '../languages.ts'
import { en, type Words } from './en/words.ts'
import { es } from './es/words.ts'
import { ja } from './ja/words.ts'
import { zh } from './zh/words.ts'

/** All words of all languages: for a server. The console loads those in use. */
export const spoken: Record<Language, Words> = { en, zh, es, ja }

/** Which language the words of a caller are: for texts that people wrote in several. */
export const languageSpoken = (words: Words): Language =>
  languages.find((language) => spoken[language] === words) ?? 'en'
