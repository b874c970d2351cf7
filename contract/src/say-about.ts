import type { Words } from './locales/en/words.ts'
import { sayChoice } from './say-facts.ts'

/** What blocks a unit: of a tool, which of its lives has ended follows its code in words. */
export const sayAbout = (words: Words, reason: string, about: string) =>
  reason === 'toolLocked'
    ? about.replace(
        / (parts|minutes|cavity)( \d+)?$/,
        (_, kind: string, cavity = '') => ` – ${sayChoice(words, 'lifeKind', kind)}${cavity}`,
      )
    : about
