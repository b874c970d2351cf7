import { ruleSign } from './charts.ts'
import type { Words } from './locales/en/words.ts'

/** A rule by its sign and its text. */
export const ruleOf = (words: Pick<Words, 'rules'>, rule: number) =>
  `${ruleSign(rule)} · ${words.rules[rule as unknown as keyof Words['rules']]}` // the server names no others
